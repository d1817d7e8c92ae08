import { randomBytes } from "node:crypto";
import { type Reader, type Store, sql } from "../store/sql.js";

/** The secret of this installation: the configured one, or one made at the first start and kept. */
export async function serverSecret(
  store: Store,
  configured: string | undefined,
  now: number,
): Promise<string> {
  if (configured) return configured;
  const kept = await readSecret(store);
  if (kept) return kept;
  await store.durable.run(sql`
    INSERT INTO secrets (name, value, created_at)
    VALUES ('session', ${randomBytes(32).toString("base64url")}, ${now})
    ON CONFLICT (name) DO NOTHING`);
  const made = await readSecret(store);
  if (!made) throw new Error("the server secret could not be kept");
  return made;
}

async function readSecret(reader: Reader): Promise<string | undefined> {
  const row = await reader.get<{ value: string }>(
    sql`SELECT value FROM secrets WHERE name = 'session'`,
  );
  return row?.value;
}
