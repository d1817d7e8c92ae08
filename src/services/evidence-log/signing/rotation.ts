import { isoTime } from "../../../platform/clock/iso-time.js";
import { BY_STATEMENT, type Store } from "../../../platform/store/sql.js";
import { makeBatch } from "../append/make-batch.js";
import { payloadTemplate } from "../append/payload-template.js";
import { loadHead, versionOf } from "../log-head.js";
import { addBatch, lockHead, readHead } from "../log-store.js";
import type { EpochKeys, SigningKey } from "../signing-keys.js";
import { endKeys, recordKeys } from "./key-book.js";
import { SecretRefused } from "./signing-secret.js";

/** The type of the entries with which one set of keys hands over to the next. */
export const ROTATION_TYPE = "key-rotation";

export interface Rotation {
  readonly from: EpochKeys;
  readonly to: EpochKeys;
  readonly now: number;
  /** Since when the keys that end count for nothing, in epoch milliseconds. */
  readonly revokedAt?: number | undefined;
}

/**
 * Ends one epoch and begins the next: an entry of the log that names the new keys, signed by the old
 * packet key and the new one. Processes that run notice it by the epoch in the head. Answers false
 * when the epoch was ended meanwhile.
 */
export async function rotateKeys(store: Store, rotation: Rotation): Promise<boolean> {
  const { to, revokedAt } = rotation;
  const old = rotation.from;
  return store.durable.tx(async (tx) => {
    await lockHead(tx, store.dialect);
    const row = await readHead(tx);
    if (!row) throw new SecretRefused("there is no evidence log yet");
    if (row.epoch !== old.epoch) return false;
    const head = await loadHead(tx, row, old);
    const now = Math.max(rotation.now, row.issued_at);
    const content = rotationContent(old, to, revokedAt);
    const draft = {
      of: { owner: "", parts: [ROTATION_TYPE] },
      template: payloadTemplate(ROTATION_TYPE, content),
    };
    const options = { reader: tx, dialect: store.dialect, now, next: to };
    const from = versionOf(head);
    const { addition } = await makeBatch(head, [draft], options);
    await addBatch(tx, { from, addition });
    await endKeys(tx, old.epoch, { endedAt: now, revokedAt: revokedAt ?? null });
    await recordKeys(tx, to, now);
    return true;
  }, BY_STATEMENT);
}

function rotationContent(from: EpochKeys, to: EpochKeys, revokedAt: number | undefined) {
  const ends = keysOf(from).map(({ keyId }) => keyId);
  return {
    keys: keysOf(to).map(({ keyId, use, publicKey }) => ({
      key_id: keyId,
      use,
      public_key: publicKey.toString("base64"),
    })),
    ends,
    ...(revokedAt === undefined
      ? {}
      : { revoked: ends.map((key_id) => ({ key_id, at: isoTime(revokedAt) })) }),
  };
}

function keysOf({ packet, checkpoint }: EpochKeys): SigningKey[] {
  return [packet, checkpoint];
}
