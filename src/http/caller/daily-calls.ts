import type { FastifyReply } from "fastify";
import type { Quota } from "../../platform/quota/quota.js";
import type { Metrics } from "../../platform/telemetry/metrics.js";
import { type ApiError, errors } from "../api-error.js";

const DAY_SECONDS = 86_400;

/**
 * What an answer says of the calls that its key has left today: the vendor header, and the fields of
 * draft-ietf-httpapi-ratelimit-headers-10: the policy of `q` calls in a window of `w` seconds, of
 * which `r` are left for `t` seconds. Names and values take turns.
 */
export function quotaHeaders(quota: Quota, remaining: number): string[] {
  return [
    "x-gw-calls-remaining",
    String(remaining),
    "ratelimit-policy",
    `"day";q=${quota.limit};w=${DAY_SECONDS}`,
    "ratelimit",
    `"day";r=${remaining};t=${quota.secondsToReset()}`,
  ];
}

/** Sets such a list of names and values on a reply. */
export function setHeaders(reply: FastifyReply, list: readonly string[]): void {
  for (let at = 0; at + 1 < list.length; at += 2) reply.header(list[at] ?? "", list[at + 1]);
}

/** The refusal of a call beyond those of a day. */
export function callsUsedUp(limit: number, retrySeconds = 0): ApiError {
  return errors.rateLimited(`the ${limit} calls of this key for today are used up`, retrySeconds);
}

/** Counts those refusals. */
export function countCallsUsedUp(metrics: Metrics): () => void {
  const count = metrics.counter({
    name: "gatehouse_quota_refusals_total",
    help: "Calls refused because the daily number of their key was used up",
  });
  return () => count({});
}
