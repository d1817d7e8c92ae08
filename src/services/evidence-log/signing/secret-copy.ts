import { existsSync, linkSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makePrivateFolder } from "../../../platform/private-files/private-files.js";
import { beginFile } from "../../../platform/store/files/unfinished-file.js";
import type { Reader } from "../../../platform/store/sql.js";
import { readHead } from "../log-store.js";
import { keysAt } from "./open-log.js";
import { findSigningSecret, type SecretSource, secretFile } from "./signing-secret.js";

/** Where the signing secret lies that goes with a copy of a database. */
export function secretBeside(copy: string): string {
  return `${copy}.evidence-key`;
}

/**
 * What became of the signing secret of a log: it was copied or put in place, was right where it is,
 * or is not here, so that a server cannot start on the log until it is. "none" is a database without
 * a log, "configured" one whose secret the configuration has, which is not copied.
 */
export type SecretOutcome = "copied" | "placed" | "kept" | "missing" | "none" | "configured";

/** Whether the keys of a log come from the secret that a source has; false where it has none. */
export async function fitsLog(reader: Reader, source: SecretSource): Promise<boolean> {
  const [head, secret] = [await readHead(reader), await findSigningSecret(source)];
  if (!head || !secret) return false;
  for (const one of [secret.current, secret.previous]) {
    if (one && (await keysAt(reader, head, one))) return true;
  }
  return false;
}

/** Copies the file of the signing secret beside a copy of its database, with mode 0600. */
export async function copySecret(
  reader: Reader,
  { source, copy }: { readonly source: SecretSource; readonly copy: string },
): Promise<SecretOutcome> {
  if (!(await readHead(reader))) return "none";
  if (!(await fitsLog(reader, source))) return "missing";
  if (source.configured !== undefined) return "configured";
  const file = secretFile(source.databaseUrl);
  if (file === undefined) return "missing";
  writeSecret(secretBeside(copy), readFileSync(file));
  return "copied";
}

/**
 * Puts the secret that lies beside a copy where servers look for it, unless what they find there fits
 * the log already. Another secret in its place is kept under the name that is given.
 */
export async function placeSecret(
  reader: Reader,
  options: { readonly source: SecretSource; readonly copy: string; readonly keepAs: string },
): Promise<SecretOutcome> {
  const { source, copy, keepAs } = options;
  if (!(await readHead(reader))) return "none";
  if (await fitsLog(reader, source)) return "kept";
  const beside = secretBeside(copy);
  const file = secretFile(source.databaseUrl);
  const isUsable = file !== undefined && source.configured === undefined && existsSync(beside);
  if (!isUsable) return "missing";
  const configured = readFileSync(beside, "utf8").trim();
  if (!(await fitsLog(reader, { databaseUrl: source.databaseUrl, configured }))) return "missing";
  if (existsSync(file)) linkSync(file, keepAs);
  writeSecret(file, readFileSync(beside));
  return "placed";
}

function writeSecret(file: string, content: Buffer): void {
  makePrivateFolder(dirname(file));
  const draft = beginFile(file);
  try {
    writeFileSync(draft.path, content);
    draft.finish({ replaces: true });
  } finally {
    draft.remove();
  }
}
