import { randomBytes } from "node:crypto";

export type IdPrefix = "agt" | "job" | "key" | "prc" | "req";

/** A new id: the prefix and 96 random bits as 24 lowercase hex digits. */
export function newId<Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
