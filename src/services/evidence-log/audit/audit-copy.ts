import type { LeafFault } from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { TILE_WIDTH } from "../../../engines/evidence/merkle/growing-tree-tile.js";
import { isSignedBy } from "../../../engines/evidence/packet/ed25519.js";
import { openNote } from "../../../engines/evidence/signed-note/signed-note.js";
import type { Reader } from "../../../platform/store/sql.js";
import { readHead } from "../log-store.js";
import { readPublicKeys } from "../signing/key-book.js";
import { auditLog } from "./audit.js";
import { auditFile } from "./audit-file.js";

/** Entries that are looked at in one go, about 0.1 s. */
const RANGE = 64 * TILE_WIDTH;

/**
 * Audits the entries of a log in a file of SQLite against its signed head: every payload, the tree
 * over all of them, and the signature of the head, which takes about 5 µs for an entry of 1 KB. The
 * signatures of the entries are left to the whole audit. Undefined where there is no log.
 */
export async function auditCopy(
  file: string,
  reader: Reader,
): Promise<{ readonly size: number; readonly fault: LeafFault | undefined } | undefined> {
  const head = await readHead(reader);
  if (!head) return undefined;
  const { size, checkpoint } = head;
  const look = async (range: { readonly from: number; readonly end: number }) =>
    auditFile({ file, ...range });
  const fault = await auditLog(reader, head, { look, step: RANGE });
  if (fault) return { size, fault };
  const keys = await readPublicKeys(reader);
  const { text, signatures } = openNote(checkpoint);
  const isSigned = signatures.some(({ keyId, signature }) => {
    const key = keys.find((one) => one.keyId === keyId && one.use === "checkpoint");
    return key && isSignedBy(key.publicKey, { message: Buffer.from(text), signature });
  });
  const reason = "the head of the log is not signed by one of its keys";
  return { size, fault: isSigned ? undefined : { index: Math.max(0, size - 1), reason } };
}
