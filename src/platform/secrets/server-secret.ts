/** So long after it was replaced, a secret is tried for what is kept for a day at most. */
const RECENT_MS = 2 * 86_400_000;
/** So long servers that know the one before alone may go on. */
const REPLACED_MS_MAX = 86_400_000;

/** A secret that came before the one of now. */
export interface FormerSecret {
  readonly value: string;
  /** When it was replaced, in epoch milliseconds; undefined while the configuration gives it. */
  readonly replacedAt: number | undefined;
}

/** A secret of this installation, and those that it replaced. */
export interface ServerSecret {
  /** What is made from now on is made under this one. */
  readonly current: string;
  /** Every one before that is known, for what is kept without an end. */
  readonly former: readonly string[];
  /** Those before that something which is kept for a day at most may have been made under. */
  recent(now: number): readonly string[];
  /**
   * Whether another server replaced the secret so long ago, a day, that what this process makes under
   * it is not found by the others any more.
   */
  isSpent(now: number): boolean;
}

/** A secret by what is known of it; `replacedAt` tells when another server replaced it. */
export function serverSecret(
  current: string,
  former: readonly FormerSecret[],
  replacedAt: () => number | undefined = () => undefined,
): ServerSecret {
  return {
    current,
    former: former.map(({ value }) => value),
    recent: (now) =>
      former
        .filter((one) => one.replacedAt === undefined || now < one.replacedAt + RECENT_MS)
        .map(({ value }) => value),
    isSpent(now) {
      const at = replacedAt();
      return at !== undefined && now >= at + REPLACED_MS_MAX;
    },
  };
}
