import { type Reader, sql, type Transaction } from "../../../platform/store/sql.js";

/** Counts a key that is about to be made for an address; others of it wait until that is decided. */
export async function countKeyMade(tx: Transaction, email: string): Promise<void> {
  await tx.run(sql`
    INSERT INTO evidence_addresses (email, keys_made) VALUES (${email}, 1)
    ON CONFLICT (email) DO UPDATE SET keys_made = evidence_addresses.keys_made + 1`);
}

/** The address that a key was asked for with, and the network of the client that asked. */
export interface KeyRequest {
  readonly email: string;
  readonly network: string;
}

/** How many keys that were asked for from one network with one address work. */
export async function countLiveKeys(
  reader: Reader,
  { email, network }: KeyRequest,
  now: number,
): Promise<number> {
  const row = await reader.get<{ live: number }>(sql`
    SELECT COUNT(*) AS live
      FROM evidence_keys JOIN api_keys ON api_keys.id = evidence_keys.counter_id
     WHERE evidence_keys.email = ${email} AND evidence_keys.network = ${network}
       AND api_keys.revoked_at IS NULL
       AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ${now})`);
  return row?.live ?? 0;
}

export async function insertKeyAddress(
  tx: Transaction,
  { counterId, email, network }: KeyRequest & { readonly counterId: string },
): Promise<void> {
  await tx.run(sql`
    INSERT INTO evidence_keys (counter_id, email, network)
    VALUES (${counterId}, ${email}, ${network})`);
}

/** The addresses that keys were asked for with, by the counters of those. */
export async function listKeyAddresses(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.all<{ counter_id: string; email: string }>(sql`
    SELECT counter_id, email FROM evidence_keys ORDER BY counter_id`);
  return new Map(rows.map(({ counter_id, email }) => [counter_id, email]));
}
