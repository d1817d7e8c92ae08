/** What a request asks of the cache by `cache-control`. */
export interface CacheWish {
  /** Whether a kept answer will do. */
  readonly mayUse: boolean;
  /** Whether the answer may be kept. */
  readonly mayKeep: boolean;
  /** How old a kept answer may be. */
  readonly ageMsMax: number;
}

/** Reads the directives of RFC 9111 that a request may send: `no-cache`, `no-store`, `max-age`. */
export function readCacheWish(header: string | undefined): CacheWish {
  const directives = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((one) => one.trim());
  const isNeverKept = directives.includes("no-store");
  const ages = directives.flatMap((one) => /^max-age\s*=\s*"?(\d{1,10})"?$/.exec(one)?.[1] ?? []);
  return {
    mayUse: !isNeverKept && !directives.includes("no-cache"),
    mayKeep: !isNeverKept,
    ageMsMax: Math.min(Number.POSITIVE_INFINITY, ...ages.map((seconds) => Number(seconds) * 1000)),
  };
}
