/** What names an entry of one owner. */
export interface EntryName {
  readonly namespace: string;
  readonly key: string;
  readonly agentId: string;
}

/** Times are epoch milliseconds. */
interface StoredEntry extends EntryName {
  /** Rises by one with each write; above that of every entry that is gone. */
  readonly version: number;
  readonly storedAt: number;
  readonly expiresAt: number | null;
}

export interface EntrySummary extends StoredEntry {
  /** What it counts against the bound. */
  readonly bytes: number;
}

export interface Entry extends StoredEntry {
  /** JSON text. */
  readonly value: string;
}

export interface Evicted extends EntryName {
  /** It had expired, or it was the least useful one when room was needed. */
  readonly reason: "expired" | "space";
}

/**
 * What the store keeps of an entry beside its names and its value: numbers, the owner, and the names
 * again in the indexes. Measured on SQLite for names of 40 bytes in all; a test compares it with the
 * pages of the database.
 */
const ENTRY_BYTES_FIXED = 192;

/** The bytes that an entry counts: its names and its value in UTF-8, and what every entry takes. */
export function entryBytes({ namespace, key, agentId }: EntryName, value: string): number {
  const names = Buffer.byteLength(namespace) + Buffer.byteLength(key) + Buffer.byteLength(agentId);
  return names + Buffer.byteLength(value) + ENTRY_BYTES_FIXED;
}

/** True for a row whose time was over at `now`. */
export function isExpired({ expires_at }: { expires_at: number | null }, now: number): boolean {
  return expires_at !== null && expires_at <= now;
}
