import { count, type Variables } from "../config/variables.js";

/** Who stores things of a kind; each has a quota of its own. */
export type Holder = "account" | "agent" | "evidence key";

/** One bound of a kind: the variable that sets it, and what that is unless set. */
export interface StoredBound {
  readonly variable: string;
  readonly default: number;
}

/** A kind of thing that callers store, as the part that stores it declares it. */
export interface StoredKind {
  /** Its name in usage answers and in the database, where it must never change. */
  readonly name: string;
  /** What messages call it, in the plural. */
  readonly noun: string;
  readonly holders: readonly Holder[];
  readonly items: StoredBound;
  /** In MB of 2^20 bytes; what counts as its bytes is for the part to say. */
  readonly megabytes?: StoredBound;
  /** How a holder makes room, as the beginning of a sentence. */
  readonly room: string;
  /** Its configuration variables, which follow from the bounds. */
  readonly config: Variables;
}

/** Declares a kind of thing that callers store; the part, family or backend lists it in `stores`. */
export function defineStored(kind: Omit<StoredKind, "config">): StoredKind {
  const { noun, items, megabytes } = kind;
  const holder = kind.holders.join(" or ");
  return {
    ...kind,
    config: {
      [items.variable]: count("quotas", items.default, 1, `${noun} that one ${holder} stores`),
      ...(megabytes && {
        [megabytes.variable]: count(
          "quotas",
          megabytes.default,
          1,
          `size of the ${noun} of one ${holder}, in MB of 2^20 bytes`,
        ),
      }),
    },
  };
}
