import { statSync } from "node:fs";
import { resolve } from "node:path";
import { assertKnown } from "../platform/store/archive/assert-schema.js";
import { countRows, findFilled, readSchema } from "../platform/store/archive/tables.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { fileKind } from "../platform/store/files/file-kind.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { copyDatabase } from "../platform/store/sqlite/copy-database.js";
import { openSqliteReader } from "../platform/store/sqlite/sqlite-reader.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { type Command, print, readOptions } from "./command.js";
import { secondsSince, sizeText } from "./copy-file.js";
import { databasePlace } from "./database.js";
import { importFile, printImported } from "./import.js";
import { auditOrRefuse, type Placed, placeNewDatabase } from "./new-database.js";
import { configured } from "./parts.js";
import { createProgress, type Progress } from "./progress.js";
import { secretText } from "./secret-text.js";

/** Puts a backup in the place of the database, whole and checked, or changes nothing. */
export const restoreCommand: Command = {
  async run(args) {
    const types = { force: "boolean", json: "boolean" } as const;
    const options = readOptions(args, types, { words: 1, otherwise: "restore takes one file" });
    const from = resolve(options.words[0] ?? "");
    const startedAt = performance.now();
    const asJson = options.flag("json");
    const file = databasePlace(configured(storeVariables).DATABASE_URL);
    const kind = fileKind(from);
    if (file === undefined) {
      if (kind === "sqlite") throw new CopyRefused(forSqlite(from));
      printImported(await importFile(from), { startedAt, asJson });
      return 0;
    }
    if (kind === "gzip") throw new CopyRefused(forImport(from));
    if (kind === "other") throw new CopyRefused(`${from} is not a backup of Gatehouse`);
    const restored = await restore({ from, file, isForced: options.flag("force") });
    const seconds = secondsSince(startedAt);
    if (asJson) print(JSON.stringify(toJson(restored, { file, seconds })));
    else for (const line of toText(restored, { file, seconds })) print(line);
    return 0;
  },
};

function forSqlite(from: string): string {
  return `${from} is a backup of an SQLite database: restore it to a sqlite: DATABASE_URL, then use gatehouse export and import`;
}

function forImport(from: string): string {
  return `${from} is no backup of an SQLite database; if it is an archive, use gatehouse import`;
}

interface Restored {
  readonly tables: number;
  readonly rows: number;
  /** Of the evidence log; null where only a server of this release can audit it. */
  readonly entries: number | null;
}

async function restore({
  from,
  file,
  isForced,
}: {
  readonly from: string;
  readonly file: string;
  readonly isForced: boolean;
}): Promise<Placed<Restored>> {
  if (from === file) throw new CopyRefused(`${from} is the database itself`);
  const { tables } = await readSchema();
  const progress = createProgress();
  try {
    return await placeNewDatabase({
      file,
      from,
      bytes: statSync(from).size,
      async look(reader) {
        const held = reader ? await findFilled(reader, tables).catch(unreadable) : "";
        if (held === undefined || isForced) return held !== undefined;
        const why = held ? `holds data (rows in ${held})` : "is there, and cannot be read";
        throw new CopyRefused(
          `${file} ${why}: add --force to replace it; it is kept beside the new one`,
        );
      },
      fill: (draft) => fill(draft, from, progress),
    });
  } finally {
    progress.end();
  }
}

/** A damaged database is one that may be worth keeping. */
function unreadable(error: unknown): string {
  if (error instanceof StoreUnavailable) return "";
  throw error;
}

async function fill(draft: string, from: string, progress: Progress): Promise<Restored> {
  progress.begin("copying the backup");
  try {
    await copyDatabase(from, draft, progress.at);
  } catch (error) {
    throw refuse(error, from);
  }
  const reader = openSqliteReader(draft);
  try {
    progress.begin("checking every page, table and index");
    const [fault] = reader.faults();
    if (fault !== undefined) throw new CopyRefused(`${from} is damaged: ${fault}`);
    const pending = await assertKnown(reader, from);
    const counts = await countRows(reader);
    if (pending.length > 0) return { ...counts, entries: null };
    progress.begin("auditing the evidence log");
    return { ...counts, entries: await auditOrRefuse(reader, from) };
  } finally {
    reader.close();
  }
}

/** A fault of the disk is told as such; what else SQLite says of a copy is said of the backup. */
function refuse(error: unknown, from: string): unknown {
  const isBackups =
    error instanceof StoreUnavailable && /CORRUPT|NOTADB|CANTOPEN/.test(error.message);
  return isBackups ? new CopyRefused(`${from} cannot be read: ${error.message}`) : error;
}

interface Answer {
  readonly file: string;
  readonly seconds: number;
}

function toJson({ result, keptAs, secret }: Placed<Restored>, { file, seconds }: Answer) {
  const { tables, rows, entries } = result;
  const report = { file, bytes: statSync(file).size, seconds, tables, rows, log_entries: entries };
  return { ...report, replaced: keptAs, signing_key: secret };
}

function toText({ result, keptAs, secret }: Placed<Restored>, { file, seconds }: Answer) {
  const { tables, rows, entries } = result;
  const log =
    entries === null
      ? "it lacks migrations of this build: a server applies them at its start; run gatehouse log audit then"
      : `the ${entries} entries of the evidence log are as they were sealed`;
  return [
    `restored ${file}: ${sizeText(file)} in ${seconds} s, ${rows} rows in ${tables} tables`,
    ...(keptAs === null ? [] : [`the database that was there is kept as ${keptAs}`]),
    log,
    secretText(secret, file),
  ];
}
