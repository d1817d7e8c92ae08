/** What an answer says of the quota of its key. */
export interface QuotaState {
  readonly limit: number;
  readonly remaining: number;
  readonly secondsToReset: number;
}

const DAY_SECONDS = 86_400;

/**
 * The vendor header, and the fields of draft-ietf-httpapi-ratelimit-headers-10: the policy of `q`
 * calls in a window of `w` seconds, of which `r` are left for `t` seconds.
 */
export function quotaHeaders({ limit, remaining, secondsToReset }: QuotaState): string[] {
  return [
    "x-gw-calls-remaining",
    String(remaining),
    "ratelimit-policy",
    `"day";q=${limit};w=${DAY_SECONDS}`,
    "ratelimit",
    `"day";r=${remaining};t=${secondsToReset}`,
  ];
}
