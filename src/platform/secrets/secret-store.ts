import { type Reader, type Store, sql, type Transaction, type Writer } from "../store/sql.js";

/** A secret before, sealed under the one that is recorded. */
export interface FormerRow {
  readonly fingerprint: string;
  readonly sealed: Buffer;
  readonly replaced_at: number;
}

/** What a store holds of one secret. */
export interface StoredSecret {
  /** The one that was made here, because none was configured. */
  readonly made: string | undefined;
  /** The one that the store is used with. */
  readonly recorded: { readonly fingerprint: string; readonly since: number } | undefined;
  /** The newest first. */
  readonly former: readonly FormerRow[];
}

/**
 * Reads what a store holds of a secret, all of one moment: a secret is made before it is recorded, and
 * goes when another one is, so what is recorded before and after tells whether anything changed.
 */
export async function readSecret(reader: Reader, name: string): Promise<StoredSecret> {
  for (;;) {
    const recorded = await readFingerprint(reader, name);
    const made = await reader.get<{ value: string }>(
      sql`SELECT value FROM secrets WHERE name = ${name}`,
    );
    const former = await reader.all<FormerRow>(sql`
      SELECT fingerprint, sealed, replaced_at FROM former_secrets
       WHERE name = ${name} ORDER BY replaced_at DESC, fingerprint`);
    const after = await readFingerprint(reader, name);
    if (recorded?.fingerprint === after?.fingerprint)
      return { made: made?.value, recorded, former };
  }
}

export function readFingerprint(
  reader: Reader,
  name: string,
): Promise<StoredSecret["recorded"] | undefined> {
  return reader.get(sql`SELECT fingerprint, since FROM secret_fingerprints WHERE name = ${name}`);
}

/** Keeps a secret that was made, unless another process was first. */
export async function keepSecret(
  writer: Writer,
  { name, value, now }: { readonly name: string; readonly value: string; readonly now: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO secrets (name, value, created_at) VALUES (${name}, ${value}, ${now})
    ON CONFLICT (name) DO NOTHING`);
}

/** Records which secret the store is used with, unless another process was first. */
export async function recordFingerprint(
  writer: Writer,
  { name, fingerprint, now }: { name: string; fingerprint: string; now: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO secret_fingerprints (name, fingerprint, since)
    VALUES (${name}, ${fingerprint}, ${now})
    ON CONFLICT (name) DO NOTHING`);
}

/** One secret that replaces another. */
export interface Move {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly now: number;
  /** All that came before the new one, sealed under it. */
  readonly former: readonly FormerRow[];
}

/** Replaces a secret; does nothing where another process did so first. */
export async function moveSecret(store: Store, move: Move): Promise<void> {
  await store.durable.tx(async (tx) => {
    if (await takeOver(tx, move)) await writeFormer(tx, move);
  });
}

async function takeOver(tx: Transaction, { name, from, to, now }: Move): Promise<boolean> {
  const changed = await tx.run(sql`
    UPDATE secret_fingerprints SET fingerprint = ${to}, since = ${now}
     WHERE name = ${name} AND fingerprint = ${from}`);
  return changed === 1;
}

/** What was made here goes: from now on it lies sealed among the former ones. */
async function writeFormer(tx: Transaction, { name, former }: Move): Promise<void> {
  await tx.run(sql`DELETE FROM secrets WHERE name = ${name}`);
  await tx.run(sql`DELETE FROM former_secrets WHERE name = ${name}`);
  for (const { fingerprint, sealed, replaced_at } of former) {
    await tx.run(sql`
      INSERT INTO former_secrets (name, fingerprint, sealed, replaced_at)
      VALUES (${name}, ${fingerprint}, ${sealed}, ${replaced_at})`);
  }
}
