import type { Realm } from "./key-format.js";

/** What is known of a key; never the key itself. */
export interface Key {
  readonly id: string;
  readonly realm: Realm;
  readonly ownerId: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly tier: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** Whose counters its calls count on: its own, or those of the key that it replaced. */
  readonly counterId: string;
  /** The by-request services that its owner may call. */
  readonly grants: readonly string[];
}
