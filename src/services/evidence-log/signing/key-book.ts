import { listKey } from "../../../engines/evidence/packet/evidence-key.js";
import type { EvidenceKey } from "../../../engines/evidence/packet/packet.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { type Reader, sql, type Writer } from "../../../platform/store/sql.js";
import type { EpochKeys, KeyUse } from "../signing-keys.js";

interface KeyRow {
  readonly key_id: string;
  readonly epoch: number;
  readonly purpose: KeyUse;
  readonly public_key: Buffer;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly revoked_at: number | null;
}

/** Writes down the public keys of an epoch that begins. */
export async function recordKeys(
  writer: Writer,
  keys: EpochKeys,
  startedAt: number,
): Promise<void> {
  for (const { keyId, use, publicKey } of [keys.packet, keys.checkpoint]) {
    await writer.run(sql`
      INSERT INTO evidence_signing_keys
        (key_id, epoch, purpose, public_key, started_at, ended_at, revoked_at)
      VALUES (${keyId}, ${keys.epoch}, ${use}, ${publicKey}, ${startedAt}, NULL, NULL)`);
  }
}

/** Writes down that an epoch ended, and since when its keys count for nothing, if that is so. */
export async function endKeys(
  writer: Writer,
  epoch: number,
  { endedAt, revokedAt }: { readonly endedAt: number; readonly revokedAt: number | null },
): Promise<void> {
  await writer.run(sql`
    UPDATE evidence_signing_keys SET ended_at = ${endedAt}, revoked_at = ${revokedAt}
    WHERE epoch = ${epoch}`);
}

/** Whether these are the keys that were written down for their epoch. */
export async function isRecorded(reader: Reader, keys: EpochKeys): Promise<boolean> {
  const rows = (await readKeys(reader)).filter(({ epoch }) => epoch === keys.epoch);
  const wanted = [keys.packet, keys.checkpoint];
  return (
    rows.length === wanted.length &&
    wanted.every(({ keyId, use, publicKey }) =>
      rows.some(
        (row) => row.purpose === use && row.key_id === keyId && row.public_key.equals(publicKey),
      ),
    )
  );
}

/** Every public key of the log as the keys endpoint lists them, the oldest first. */
export async function listKeys(reader: Reader, origin: string): Promise<EvidenceKey[]> {
  return (await readKeys(reader)).map((row) => ({
    ...listKey({
      name: origin,
      publicKey: row.public_key,
      use: row.purpose,
      notBefore: isoTime(row.started_at),
    }),
    not_after: isoTime(row.ended_at),
    revoked_at: isoTime(row.revoked_at),
  }));
}

/** The ids of the packet keys by epoch. */
export async function packetKeyIds(reader: Reader): Promise<Map<number, string>> {
  const rows = (await readKeys(reader)).filter(({ purpose }) => purpose === "packet");
  return new Map(rows.map(({ epoch, key_id }) => [epoch, key_id]));
}

/** A public key as it checks signatures. */
export interface PublicKey {
  readonly keyId: string;
  readonly epoch: number;
  readonly use: KeyUse;
  readonly publicKey: Buffer;
}

/** Every public key of the log, for whoever checks signatures. */
export async function readPublicKeys(reader: Reader): Promise<PublicKey[]> {
  return (await readKeys(reader)).map(({ key_id, epoch, purpose, public_key }) => ({
    keyId: key_id,
    epoch,
    use: purpose,
    publicKey: public_key,
  }));
}

function readKeys(reader: Reader): Promise<KeyRow[]> {
  return reader.all<KeyRow>(sql`
    SELECT key_id, epoch, purpose, public_key, started_at, ended_at, revoked_at
    FROM evidence_signing_keys ORDER BY epoch, purpose DESC`);
}
