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
  counter_id: string | null;
}

/** Which keys to list; everything that is not given matches. */
export interface KeyFilter {
  readonly realm?: Realm | undefined;
  readonly ownerId?: string | undefined;
}

/** Adds a key. A new key needs no change number: no process can have it in its index. */
export async function insertKey(writer: Writer, key: Key, digest: string): Promise<void> {
  await writer.run(sql`
    INSERT INTO api_keys (id, digest, hint, realm, owner_id, name, scopes, tier, created_at, expires_at, counter_id, change_no)
    VALUES (${key.id}, ${digest}, ${key.hint}, ${key.realm}, ${key.ownerId}, ${key.name},
            ${JSON.stringify(key.scopes)}, ${key.tier}, ${key.createdAt}, ${key.expiresAt}, ${key.counterId}, 0)`);
}

export async function findKey(reader: Reader, digest: string): Promise<Key | undefined> {
  const row = await reader.get<KeyRow>(sql`SELECT * FROM api_keys WHERE digest = ${digest}`);
  return row && toKey(row, await grantsOf(reader, row.owner_id));
}

/** Revokes a live key and answers its digest; undefined when its owner has none with this id. */
export function revokeKey(
  store: Store,
  id: string,
  { now, ownerId }: { now: number; ownerId: string | undefined },
): Promise<string | undefined> {
  return store.durable.tx(async (tx) => {
    const changeNo = await nextChange(tx);
    const row = await tx.get<{ digest: string }>(sql`
      UPDATE api_keys SET revoked_at = ${now}, change_no = ${changeNo}
       WHERE id = ${id} AND revoked_at IS NULL
         AND (CAST(${ownerId ?? null} AS TEXT) IS NULL OR owner_id = ${ownerId ?? null})
      RETURNING digest`);
    return row?.digest;
  });
}

/** The key of an owner when it still works. */
export async function findLiveKey(
  reader: Reader,
  key: { readonly id: string; readonly ownerId: string },
  now: number,
): Promise<Key | undefined> {
  const row = await reader.get<KeyRow>(sql`
    SELECT * FROM api_keys
     WHERE id = ${key.id} AND owner_id = ${key.ownerId} AND revoked_at IS NULL
       AND (expires_at IS NULL OR expires_at > ${now})`);
  return row && toKey(row, []);
}

/** Lets a key end no later than at a time. */
export async function endKeyBy(tx: Writer, id: string, endsAt: number): Promise<void> {
  await tx.run(sql`
    UPDATE api_keys
       SET expires_at = CASE WHEN expires_at < ${endsAt} THEN expires_at ELSE ${endsAt} END,
           change_no = ${await nextChange(tx)}
     WHERE id = ${id}`);
}

/** Grants a by-request service to an owner, or takes it back; false when it was so already. */
export async function setGrant(
  tx: Writer,
  grant: { readonly ownerId: string; readonly slug: string; readonly granted: boolean },
  now: number,
): Promise<boolean> {
  const { ownerId, slug, granted } = grant;
  const changed = granted
    ? await tx.run(sql`
        INSERT INTO grants (owner_id, slug, granted_at) VALUES (${ownerId}, ${slug}, ${now})
        ON CONFLICT DO NOTHING`)
    : await tx.run(sql`DELETE FROM grants WHERE owner_id = ${ownerId} AND slug = ${slug}`);
  if (changed === 0) return false;
  // Every process holds the grants of an owner with the keys, and drops keys that changed.
  await tx.run(sql`
    UPDATE api_keys SET change_no = ${await nextChange(tx)} WHERE owner_id = ${ownerId}`);
  return true;
}

export async function grantsOf(reader: Reader, ownerId: string): Promise<string[]> {
  const rows = await reader.all<{ slug: string }>(sql`
    SELECT slug FROM grants WHERE owner_id = ${ownerId} ORDER BY slug`);
  return rows.map(({ slug }) => slug);
}

/** How many keys an owner has that still work, and how many were made since a time. */
export async function countKeys(
  reader: Reader,
  ownerId: string,
  { now, since }: { now: number; since: number },
): Promise<{ live: number; made: number }> {
  const row = await reader.get<{ live: number; made: number }>(sql`
    SELECT COUNT(CASE WHEN revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})
                      THEN 1 END) AS live,
           COUNT(CASE WHEN created_at >= ${since} THEN 1 END) AS made
      FROM api_keys WHERE owner_id = ${ownerId}`);
  return row ?? { live: 0, made: 0 };
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

/** The digests of the keys that changed after a change number. */
export async function digestsChangedAfter(reader: Reader, changeNo: number): Promise<string[]> {
  const rows = await reader.all<{ digest: string }>(sql`
    SELECT digest FROM api_keys WHERE change_no > ${changeNo} ORDER BY change_no, id`);
  return rows.map(({ digest }) => digest);
}

/** Keys as their owners and operators see them, newest first; their grants are not looked up. */
export async function listKeys(reader: Reader, filter: KeyFilter): Promise<Key[]> {
  const { realm = null, ownerId = null } = filter;
  const rows = await reader.all<KeyRow>(sql`
    SELECT * FROM api_keys
     WHERE (CAST(${realm} AS TEXT) IS NULL OR realm = ${realm})
       AND (CAST(${ownerId} AS TEXT) IS NULL OR owner_id = ${ownerId})
     ORDER BY created_at DESC, id DESC`);
  return rows.map((row) => toKey(row, []));
}

/** Notes when keys were last used; losing it with the process would be harmless. */
export async function noteUses(store: Store, uses: ReadonlyMap<string, number>): Promise<void> {
  await store.tx(async (tx) => {
    for (const [id, at] of uses) {
      await tx.run(sql`UPDATE api_keys SET last_used_at = ${at} WHERE id = ${id}`);
    }
  });
}

function toKey(row: KeyRow, grants: readonly string[]): Key {
  return {
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
    counterId: row.counter_id ?? row.id,
    grants,
  };
}
