import { statSync } from "node:fs";
import { resolve } from "node:path";
import {
  importIntoFile,
  importIntoPostgres,
  notEmpty,
} from "../platform/store/archive/import-database.js";
import { findFilled, readSchema } from "../platform/store/archive/tables.js";
import { type Sums, totalsOf } from "../platform/store/archive/write-archive.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { fileKind } from "../platform/store/files/file-kind.js";
import { openSqliteReader } from "../platform/store/sqlite/sqlite-reader.js";
import { storeVariables } from "../platform/store/store-variables.js";
import type { SecretOutcome } from "../services/evidence-log/signing/secret-copy.js";
import { type Command, print, readOptions } from "./command.js";
import { secondsSince } from "./copy-file.js";
import { databasePlace } from "./database.js";
import { auditOrRefuse, placeConfiguredSecret, placeNewDatabase, settle } from "./new-database.js";
import { configured } from "./parts.js";
import { createProgress, type Progress } from "./progress.js";
import { secretText } from "./secret-text.js";

const SHOWN_URL = "the database at DATABASE_URL";
/** An archive is compressed: what its rows take is not known before they are read. */
const GROWTH = 4;

/** Fills an empty database with the rows of an archive, all of them or none. */
export const importCommand: Command = {
  async run(args) {
    const options = readOptions(
      args,
      { json: "boolean" },
      { words: 1, otherwise: "import takes one file" },
    );
    const startedAt = performance.now();
    const imported = await importFile(resolve(options.words[0] ?? ""));
    printImported(imported, { startedAt, asJson: options.flag("json") });
    return 0;
  },
};

export interface Imported {
  readonly sums: Sums;
  readonly entries: number;
  readonly secret: SecretOutcome;
}

/** Imports an archive into the configured database. */
export async function importFile(from: string): Promise<Imported> {
  const kind = fileKind(from);
  if (kind === "sqlite") {
    throw new CopyRefused(`${from} is an SQLite database, not an archive: use gatehouse restore`);
  }
  if (kind === "other") throw new CopyRefused(`${from} is not an archive of Gatehouse`);
  const { DATABASE_URL: url } = configured(storeVariables);
  const progress = createProgress();
  try {
    const file = databasePlace(url);
    return await (file === undefined
      ? intoPostgres(url, from, progress)
      : intoSqlite(file, from, progress));
  } finally {
    progress.end();
  }
}

async function intoSqlite(file: string, from: string, progress: Progress): Promise<Imported> {
  const { tables } = await readSchema();
  let entries = 0;
  const { result, secret } = await placeNewDatabase({
    file,
    from,
    bytes: GROWTH * statSync(from).size,
    async look(reader) {
      const held = reader ? await findFilled(reader, tables) : undefined;
      if (reader && held === undefined) return false;
      throw held === undefined
        ? new CopyRefused(`${file} is there, and cannot be read`)
        : notEmpty(file, held);
    },
    async fill(draft) {
      const sums = await importIntoFile(draft, {
        ...watched(from, progress),
        async audit(reader) {
          progress.begin("auditing the evidence log");
          entries = await auditOrRefuse(reader, from);
        },
      });
      assertSound(draft, from);
      return sums;
    },
  });
  return { sums: result, entries, secret };
}

/** The rows come without checks of what they refer to. */
function assertSound(draft: string, from: string): void {
  const reader = openSqliteReader(draft);
  try {
    const [fault] = reader.faults();
    if (fault !== undefined) throw new CopyRefused(`${from} is damaged: ${fault}`);
  } finally {
    reader.close();
  }
}

async function intoPostgres(url: string, from: string, progress: Progress): Promise<Imported> {
  let entries = 0;
  let secret: SecretOutcome = "none";
  const sums = await importIntoPostgres(url, {
    ...watched(from, progress),
    name: SHOWN_URL,
    async audit(reader) {
      progress.begin("auditing the evidence log");
      entries = await auditOrRefuse(reader, from);
    },
    async settle(writer, reader) {
      await settle(writer, reader);
      const suffix = `.replaced-${process.pid}`;
      secret = await placeConfiguredSecret(reader, { from, suffix });
    },
  });
  return { sums, entries, secret };
}

function watched(from: string, progress: Progress) {
  progress.begin("adding the rows");
  return {
    archive: from,
    onProgress: progress.at,
    onCheck: () => progress.begin("reading the rows back"),
  };
}

/** Tells what was imported. */
export function printImported(
  { sums, entries, secret }: Imported,
  { startedAt, asJson }: { readonly startedAt: number; readonly asJson: boolean },
): void {
  const seconds = secondsSince(startedAt);
  const { tables, rows } = totalsOf(sums);
  if (asJson) {
    const report = { seconds, tables, rows, log_entries: entries, sums, signing_key: secret };
    print(JSON.stringify(report));
    return;
  }
  print(
    `imported ${rows} rows of ${tables} tables in ${seconds} s; each table reads as it was written`,
  );
  print(`the ${entries} entries of the evidence log are as they were sealed`);
  print(secretText(secret, ""));
}
