import { auditLeaves } from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { isSignedBy } from "../../../engines/evidence/packet/ed25519.js";
import {
  type Checkpoint,
  openNote,
  readCheckpoint,
  type SignedNote,
} from "../../../engines/evidence/signed-note/signed-note.js";
import type { Store } from "../../../platform/store/sql.js";
import { LogBroken } from "../evidence-log.js";
import { loadHead } from "../log-head.js";
import type { HeadRow } from "../log-store.js";
import type { EpochKeys } from "../signing-keys.js";
import { auditLog, auditRange, faultText, lookThrough, tailStart } from "./audit.js";

/** Entries a start checks at most; what is older and was never audited is left to the audit. */
const TAIL_MAX = 16_384;

/**
 * Checks what a start can check in a moment: the signature of the head, the tail of the log, which is
 * its last entries that no audit has seen, and that the stored tree leads to the head. Throws
 * LogBroken with the first entry that was changed.
 */
export async function checkTail(
  store: Store,
  { head, keys }: { readonly head: HeadRow; readonly keys: EpochKeys },
): Promise<void> {
  checkHead(head, keys);
  const from = tailStart(head, TAIL_MAX);
  const fault = await auditRange(store, { from, end: head.size }, auditLeaves);
  if (fault) throw new LogBroken(faultText(fault));
  try {
    await loadHead(store, head, keys);
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error;
    const found = await auditLog(store, head, { look: lookThrough(store, auditLeaves) });
    throw found ? new LogBroken(faultText(found)) : error;
  }
}

function checkHead({ origin, size, checkpoint }: HeadRow, { checkpoint: key }: EpochKeys): void {
  const { note, signed } = openHead(checkpoint);
  const isSigned = note.signatures.some(
    ({ keyId, signature }) =>
      keyId === key.keyId &&
      isSignedBy(key.publicKey, { message: Buffer.from(note.text), signature }),
  );
  if (!isSigned) throw new LogBroken(`the head of the evidence log is not signed by ${key.keyId}`);
  if (signed.size !== size || signed.origin !== origin) {
    throw new LogBroken(`the head of the evidence log is for ${signed.size} entries, not ${size}`);
  }
}

function openHead(checkpoint: string): { note: SignedNote; signed: Checkpoint } {
  try {
    const note = openNote(checkpoint);
    return { note, signed: readCheckpoint(note.text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new LogBroken(`the head of the evidence log is no checkpoint: ${error.message}`);
  }
}
