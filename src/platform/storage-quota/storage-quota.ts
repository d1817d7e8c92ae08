import { type Config, pickSettings } from "../config/read-config.js";
import type { Holder, StoredBound, StoredKind } from "../parts/stored-kind.js";
import type { Store, Writer } from "../store/sql.js";
import { type Amount, plus } from "./amounts.js";
import { addOrBreak, addWithin, readAmount, readAmounts, takeOff } from "./amounts-store.js";

const BYTES_PER_MB = 2 ** 20;
/** More than can be counted. */
const UNLIMITED: Amount = { items: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

/** What a holder stores of a kind, and the most that it may. */
export interface StoredUse {
  readonly kind: StoredKind;
  readonly stored: Amount;
  /** `bytes` is undefined for a kind that is bounded by its number alone. */
  readonly limit: { readonly items: number; readonly bytes: number | undefined };
}

/**
 * How much callers may store. What they do store is counted beside the rows, in the transaction that
 * changes them: the count is theirs whatever is killed, and over all processes on the database.
 */
export interface StorageQuota {
  /** The quota of one kind; throws for one that nobody lists in `stores`. */
  of(kind: StoredKind): KindQuota;
  /** What an owner stores of every kind that such a holder can store, in the order of their names. */
  report(ownerId: string, holder: Holder): Promise<StoredUse[]>;
}

/** The quota of one kind of thing. */
export interface KindQuota {
  /**
   * Counts what a transaction stores, or less than was there where a number is negative. Throws
   * StorageFull when there is no room, and the transaction must end then. It comes last: others that
   * store for the same owner wait from then on, and the transaction is best one whose statements
   * decide by themselves (`BY_STATEMENT`), since all of them change this count.
   */
  add(tx: Writer, ownerId: string, amount: Amount): Promise<void>;
  /**
   * The same for a transaction that awaits none of its statements: where there is no room it breaks a
   * constraint (`breaksNotNull`), and the transaction with it.
   */
  addOrBreak(tx: Writer, ownerId: string, amount: Amount): Promise<void>;
  /** Gives back what a transaction removed, by owner. */
  giveBack(tx: Writer, amounts: ReadonlyMap<string, Amount>): Promise<void>;
  /** Reads the room of an owner for a transaction that decides on several writes by itself. */
  open(tx: Writer, ownerId: string): Promise<OpenQuota>;
}

/** The room of one owner within one transaction. */
export interface OpenQuota {
  /** Throws StorageFull when there is no room for more. */
  require(amount: Amount): void;
  /** Notes what is to be stored, or removed where a number is negative. */
  note(amount: Amount): void;
  /** Counts what was noted; throws StorageFull when others have taken the room meanwhile. */
  save(): Promise<void>;
}

/** A holder would store more than it may; waiting does not help. */
export class StorageFull extends Error {
  constructor(
    readonly kind: StoredKind,
    { stored, wanted, limit }: { stored: Amount; wanted: Amount; limit: Amount },
  ) {
    super(describeFull(kind, { stored, wanted, limit }));
    this.name = "StorageFull";
  }
}

/** Keeps the counts in a store; the limits are those of a configuration. */
export function createStorageQuota(
  store: Store,
  kinds: readonly StoredKind[],
  { config, onRefused = () => {} }: StorageQuotaOptions,
): StorageQuota {
  const quotas = new Map(
    kinds.map((kind) => [kind, createKindQuota(kind, { limit: limitOf(kind, config), onRefused })]),
  );
  const names = new Set(kinds.map(({ name }) => name));
  if (names.size < kinds.length) throw new Error("two kinds of stored things have one name");
  const sorted = [...kinds].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    of(kind) {
      const quota = quotas.get(kind);
      if (!quota) throw new Error(`nobody says in \`stores\` that ${kind.noun} are stored`);
      return quota;
    },
    async report(ownerId, holder) {
      const amounts = await readAmounts(store, ownerId);
      return sorted
        .filter((kind) => kind.holders.includes(holder))
        .map((kind) => {
          const { items, bytes } = limitOf(kind, config);
          const stored = amounts.get(kind.name) ?? { items: 0, bytes: 0 };
          return { kind, stored, limit: { items, bytes: kind.megabytes ? bytes : undefined } };
        });
    },
  };
}

export interface StorageQuotaOptions {
  readonly config: Config;
  /** Something was refused for want of room. */
  readonly onRefused?: (kind: StoredKind) => void;
}

function createKindQuota(
  kind: StoredKind,
  { limit, onRefused }: { limit: Amount; onRefused: (kind: StoredKind) => void },
): KindQuota {
  const holdingOf = (ownerId: string) => ({ ownerId, kind: kind.name });

  function refuse(stored: Amount, wanted: Amount): never {
    onRefused(kind);
    throw new StorageFull(kind, { stored, wanted, limit });
  }

  async function add(tx: Writer, ownerId: string, amount: Amount): Promise<void> {
    if (amount.items === 0 && amount.bytes === 0) return;
    const holding = holdingOf(ownerId);
    if (await addWithin(tx, holding, amount, openLimit(limit, amount))) return;
    refuse(await readAmount(tx, holding), amount);
  }

  return {
    add,
    async addOrBreak(tx, ownerId, amount) {
      if (amount.items === 0 && amount.bytes === 0) return;
      await addOrBreak(tx, holdingOf(ownerId), amount, openLimit(limit, amount));
    },
    async giveBack(tx, amounts) {
      // In the same order in every process, so that nobody waits in a circle.
      for (const ownerId of [...amounts.keys()].sort()) {
        const amount = amounts.get(ownerId);
        if (amount) await takeOff(tx, holdingOf(ownerId), amount);
      }
    },
    async open(tx, ownerId) {
      const before = await readAmount(tx, holdingOf(ownerId));
      let stored = before;
      return {
        require(amount) {
          const { items, bytes } = plus(stored, amount);
          const most = openLimit(limit, amount);
          if (items > most.items || bytes > most.bytes) refuse(stored, amount);
        },
        note(amount) {
          stored = plus(stored, amount);
        },
        async save() {
          const change = { items: stored.items - before.items, bytes: stored.bytes - before.bytes };
          await add(tx, ownerId, change);
        },
      };
    },
  };
}

/** What takes no more of something is never refused for it: the limit may have been lowered. */
function openLimit(limit: Amount, { items, bytes }: Amount): Amount {
  return {
    items: items > 0 ? limit.items : UNLIMITED.items,
    bytes: bytes > 0 ? limit.bytes : UNLIMITED.bytes,
  };
}

/** The most that a holder may store of a kind. */
function limitOf({ items, megabytes, config: variables }: StoredKind, config: Config): Amount {
  const settings = pickSettings(variables, config);
  const countOf = ({ variable }: StoredBound) => Number(settings[variable]);
  return {
    items: countOf(items),
    bytes: megabytes ? countOf(megabytes) * BYTES_PER_MB : UNLIMITED.bytes,
  };
}

function describeFull(
  { noun, items, megabytes, room }: StoredKind,
  { stored, wanted, limit }: { stored: Amount; wanted: Amount; limit: Amount },
): string {
  const isTooMany = wanted.items > 0 && stored.items + wanted.items > limit.items;
  const [most, has, more, variable] =
    isTooMany || !megabytes
      ? [limit.items, stored.items, wanted.items, items.variable]
      : [`${limit.bytes} bytes`, stored.bytes, wanted.bytes, megabytes.variable];
  return `your quota of ${noun} is ${most}: ${has} are stored and ${more} more do not fit; ${room}, or ask the operator to raise ${variable}`;
}
