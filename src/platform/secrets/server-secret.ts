import { randomBytes } from "node:crypto";
import { type Reader, type Store, sql } from "../store/sql.js";

export interface SecretOptions {
  /** What it is for; one secret is kept under each name. */
  readonly name: "session" | "sign";
  readonly configured: string | undefined;
  readonly now: number;
}

/** A secret of this installation: the configured one, or 32 random bytes made at the first start and kept. */
export async function serverSecret(
  store: Store,
  { name, configured, now }: SecretOptions,
): Promise<string> {
  if (configured) return configured;
  const kept = await readSecret(store, name);
  if (kept) return kept;
  await store.durable.run(sql`
    INSERT INTO secrets (name, value, created_at)
    VALUES (${name}, ${randomBytes(32).toString("base64url")}, ${now})
    ON CONFLICT (name) DO NOTHING`);
  const made = await readSecret(store, name);
  if (!made) throw new Error(`the secret ${name} could not be kept`);
  return made;
}

async function readSecret(reader: Reader, name: string): Promise<string | undefined> {
  const row = await reader.get<{ value: string }>(
    sql`SELECT value FROM secrets WHERE name = ${name}`,
  );
  return row?.value;
}
