import { randomFillSync } from "node:crypto";

const ID_BYTES = 12;
/** Random bytes for many ids, because a call to the generator costs far more than its bytes. */
const pool = Buffer.alloc(ID_BYTES * 256);
let poolAt = pool.length;

/**
 * What ids of each prefix name. Each part adds its own prefixes beside its declaration; one that
 * another part has, for something else, is a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: parts add their prefixes from their own folders
export interface IdPrefixes {}

export type IdPrefix = keyof IdPrefixes & string;

/** A new id: the prefix and 96 random bits as 24 lowercase hex digits. */
export function newId<Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += ID_BYTES;
  return `${prefix}_${pool.toString("hex", poolAt - ID_BYTES, poolAt)}`;
}

/**
 * A new id that sorts by its time: 48 bits of epoch milliseconds and 48 random bits, all as 24
 * lowercase hex digits. For rows that come in great numbers: an index of them grows at its end.
 */
export function newOrderedId<Prefix extends IdPrefix>(
  prefix: Prefix,
  time: number,
): `${Prefix}_${string}` {
  const random = newId(prefix).slice(-12);
  return `${prefix}_${time.toString(16).padStart(12, "0")}${random}`;
}
