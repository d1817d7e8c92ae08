import { type Reader, type Store, sql, type Writer } from "../store/sql.js";
import type { Key } from "./key.js";
import type { Realm } from "./key-format.js";

interface KeyRow {
  id: string;
  digest: string;
  hint: string;
  realm: Realm;
  owner_id: string;
  name: string;
  scopes: string;
  tier: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
}

export interface StoredKey {
  readonly digest: string;
  readonly key: Key;
}

/** Adds a key. A new key needs no change number: no process can have it in its index. */
export async function insertKey(writer: Writer, key: Key, digest: string): Promise<void> {
  await writer.run(sql`
    INSERT INTO api_keys (id, digest, hint, realm, owner_id, name, scopes, tier, created_at, expires_at, change_no)
    VALUES (${key.id}, ${digest}, ${key.hint}, ${key.realm}, ${key.ownerId}, ${key.name},
            ${JSON.stringify(key.scopes)}, ${key.tier}, ${key.createdAt}, ${key.expiresAt}, 0)`);
}

export async function findKey(reader: Reader, digest: string): Promise<Key | undefined> {
  const row = await reader.get<KeyRow>(sql`SELECT * FROM api_keys WHERE digest = ${digest}`);
  return row && toStoredKey(row).key;
}

/** Revokes a live key and answers its digest; undefined when there is none with this id. */
export function revokeKey(store: Store, id: string, now: number): Promise<string | undefined> {
  return store.durable.tx(async (tx) => {
    const changeNo = await nextChange(tx);
    const row = await tx.get<{ digest: string }>(sql`
      UPDATE api_keys SET revoked_at = ${now}, change_no = ${changeNo}
       WHERE id = ${id} AND revoked_at IS NULL
      RETURNING digest`);
    return row?.digest;
  });
}

/** The row lock on the counter makes change numbers visible in the order they were taken. */
async function nextChange(tx: Writer): Promise<number> {
  const row = await tx.get<{ value: number }>(sql`
    UPDATE counters SET value = value + 1 WHERE name = 'api_keys' RETURNING value`);
  return row?.value ?? 0;
}

export async function latestChange(reader: Reader): Promise<number> {
  const row = await reader.get<{ value: number }>(
    sql`SELECT value FROM counters WHERE name = 'api_keys'`,
  );
  return row?.value ?? 0;
}

export async function keysChangedAfter(reader: Reader, changeNo: number): Promise<StoredKey[]> {
  const rows = await reader.all<KeyRow>(sql`
    SELECT * FROM api_keys WHERE change_no > ${changeNo} ORDER BY change_no, id`);
  return rows.map(toStoredKey);
}

export async function listKeys(reader: Reader, realm?: Realm): Promise<Key[]> {
  const rows = await reader.all<KeyRow>(sql`
    SELECT * FROM api_keys
     WHERE CAST(${realm ?? null} AS TEXT) IS NULL OR realm = ${realm ?? null}
     ORDER BY created_at DESC, id DESC`);
  return rows.map((row) => toStoredKey(row).key);
}

/** Notes when keys were last used; losing it with the process would be harmless. */
export async function noteUses(store: Store, uses: ReadonlyMap<string, number>): Promise<void> {
  await store.tx(async (tx) => {
    for (const [id, at] of uses) {
      await tx.run(sql`UPDATE api_keys SET last_used_at = ${at} WHERE id = ${id}`);
    }
  });
}

function toStoredKey(row: KeyRow): StoredKey {
  return {
    digest: row.digest,
    key: {
      id: row.id,
      realm: row.realm,
      ownerId: row.owner_id,
      name: row.name,
      hint: row.hint,
      scopes: JSON.parse(row.scopes) as string[],
      tier: row.tier,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      lastUsedAt: row.last_used_at,
    },
  };
}
