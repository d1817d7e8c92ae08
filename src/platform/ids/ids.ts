import { randomFillSync } from "node:crypto";

const ID_BYTES = 12;
/** Random bytes for many ids, because a call to the generator costs far more than its bytes. */
const pool = Buffer.alloc(ID_BYTES * 256);
let poolAt = pool.length;

export type IdPrefix =
  | "acc"
  | "agt"
  | "chl"
  | "evk"
  | "evt"
  | "job"
  | "key"
  | "mail"
  | "pkt"
  | "prc"
  | "req"
  | "run"
  | "upg";

/** A new id: the prefix and 96 random bits as 24 lowercase hex digits. */
export function newId<Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += ID_BYTES;
  return `${prefix}_${pool.toString("hex", poolAt - ID_BYTES, poolAt)}`;
}
