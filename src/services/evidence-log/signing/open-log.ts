import { randomBytes } from "node:crypto";
import { EMPTY_ROOT } from "../../../engines/evidence/merkle/hashing.js";
import { signNote, writeCheckpoint } from "../../../engines/evidence/signed-note/signed-note.js";
import { BY_STATEMENT, type Store, StoreUnavailable, sql } from "../../../platform/store/sql.js";
import { LogBroken } from "../evidence-log.js";
import { addHead, type HeadRow, hasEntries, readHead } from "../log-store.js";
import { deriveKeys, type EpochKeys, noteSigner } from "../signing-keys.js";
import { isRecorded, recordKeys } from "./key-book.js";
import { rotateKeys } from "./rotation.js";
import { SecretRefused, type SigningSecret } from "./signing-secret.js";

const CHAIN_KEY_BYTES = 32;

export interface OpenOptions {
  /** The name of the log if it begins now; afterwards the stored one counts. */
  readonly origin: string;
  readonly secret: SigningSecret;
  readonly now: number;
}

/** The head of the log, which begins now if it did not before, and the keys that sign. */
export async function openLog(
  store: Store,
  options: OpenOptions,
): Promise<{ readonly head: HeadRow; readonly keys: EpochKeys }> {
  if (!(await readHead(store))) {
    if (await hasEntries(store)) throw new LogBroken("the head of the evidence log is missing");
    await beginLog(store, options);
  }
  const head = await headOf(store);
  const { secret, now } = options;
  const keys = await keysAt(store, head, secret.current);
  if (keys) return { head, keys };
  const from = secret.previous && (await keysAt(store, head, secret.previous));
  if (!from) {
    throw new SecretRefused(
      "the signing secret is not the one that the keys of the evidence log come from: give that one as EVIDENCE_SIGNING_KEY, the same on every replica, or as EVIDENCE_SIGNING_KEY_PREVIOUS to replace it",
    );
  }
  const { origin } = head;
  const to = deriveKeys(secret.current, { origin, epoch: head.epoch + 1 });
  // Another process that starts with the same two secrets may have been first.
  await rotateKeys(store, { from, to, now });
  const after = await headOf(store);
  const keysNow = await keysAt(store, after, secret.current);
  if (!keysNow) throw new SecretRefused("another process replaced the signing secret meanwhile");
  return { head: after, keys: keysNow };
}

/** The keys of the log's epoch, if they come from this secret. */
export async function keysAt(
  store: Pick<Store, "get" | "all">,
  { origin, epoch }: HeadRow,
  secret: Buffer,
): Promise<EpochKeys | undefined> {
  const keys = deriveKeys(secret, { origin, epoch });
  return (await isRecorded(store, keys)) ? keys : undefined;
}

async function headOf(store: Store): Promise<HeadRow> {
  const head = await readHead(store);
  if (!head) throw new StoreUnavailable("the evidence log has no head");
  return head;
}

/** Of several processes that start at once, the first names the log. */
async function beginLog(store: Store, { origin, secret, now }: OpenOptions): Promise<void> {
  const keys = deriveKeys(secret.current, { origin, epoch: 0 });
  const text = writeCheckpoint({ origin, size: 0, root: EMPTY_ROOT });
  const checkpoint = signNote(text, noteSigner(origin, keys.checkpoint));
  await store.durable.tx(async (tx) => {
    // Of two processes that add the row one waits for the other, and finds it there.
    const isFirst = await addHead(tx, {
      origin,
      chain_key: randomBytes(CHAIN_KEY_BYTES),
      size: 0,
      checkpoint,
      epoch: 0,
      issued_at: now,
      audited_size: 0,
    });
    if (!isFirst) return;
    await tx.run(sql`INSERT INTO evidence_checkpoints (size, note) VALUES (0, ${checkpoint})`);
    await recordKeys(tx, keys, now);
  }, BY_STATEMENT);
}
