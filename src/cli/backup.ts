import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { assertKnown } from "../platform/store/archive/assert-schema.js";
import { countRows } from "../platform/store/archive/tables.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { assertRoom } from "../platform/store/files/unfinished-file.js";
import { copyDatabase } from "../platform/store/sqlite/copy-database.js";
import { openSqliteReader, type SqliteReader } from "../platform/store/sqlite/sqlite-reader.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { faultText } from "../services/evidence-log/audit/audit.js";
import { auditCopy } from "../services/evidence-log/audit/audit-copy.js";
import { evidenceVariables, secretSource } from "../services/evidence-log/evidence-variables.js";
import { copySecret, type SecretOutcome } from "../services/evidence-log/signing/secret-copy.js";
import { type Command, print, readOptions } from "./command.js";
import { secondsSince, sizeText, writeCopy } from "./copy-file.js";
import { existingDatabase } from "./database.js";
import { printArchived, writeArchiveFile } from "./export.js";
import { configured } from "./parts.js";
import { createProgress, type Progress } from "./progress.js";
import { secretText } from "./secret-text.js";

/** A copy of the database as it is at one moment, while servers run. */
export const backupCommand: Command = {
  async run(args) {
    const types = { force: "boolean", json: "boolean", "without-signing-key": "boolean" } as const;
    const options = readOptions(args, types, { words: 1, otherwise: "backup takes one file" });
    const order = {
      file: resolve(options.words[0] ?? ""),
      isForced: options.flag("force"),
      withSecret: !options.flag("without-signing-key"),
    };
    const startedAt = performance.now();
    const database = await existingDatabase(configured(storeVariables).DATABASE_URL);
    if (database === undefined) {
      printArchived(await writeArchiveFile(order), { startedAt, asJson: options.flag("json") });
      return 0;
    }
    const copied = await copy({ ...order, database });
    const seconds = secondsSince(startedAt);
    if (options.flag("json")) print(JSON.stringify(asJson(copied, order.file, seconds)));
    else for (const line of asText(copied, order.file, seconds)) print(line);
    return 0;
  },
};

interface Copied {
  readonly tables: number;
  readonly rows: number;
  /** Of the evidence log; null where it could not be audited, as the schema is an older one. */
  readonly entries: number | null;
  readonly secret: SecretOutcome | "left out";
}

interface CopyOrder {
  readonly file: string;
  readonly database: string;
  readonly isForced: boolean;
  readonly withSecret: boolean;
}

async function copy({ file, database, isForced, withSecret }: CopyOrder): Promise<Copied> {
  const progress = createProgress();
  try {
    return await writeCopy({ name: file, database, isForced }, async (draft) => {
      assertRoom(dirname(file), sizeOf(database) + sizeOf(`${database}-wal`));
      progress.begin("copying the database");
      await copyDatabase(database, draft.path, progress.at);
      const reader = openSqliteReader(draft.path);
      try {
        const checked = await check(reader, { database, draft: draft.path, progress });
        const source = secretSource(configured(evidenceVariables));
        const secret = withSecret ? await copySecret(reader, { source, copy: file }) : "left out";
        return { ...checked, secret };
      } finally {
        reader.close();
      }
    });
  } finally {
    progress.end();
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** What is wrong with the copy is wrong with the database: a backup that is there is a sound one. */
async function check(
  reader: SqliteReader,
  options: { readonly database: string; readonly draft: string; readonly progress: Progress },
): Promise<Omit<Copied, "secret">> {
  const { database, draft, progress } = options;
  progress.begin("checking every page, table and index of the copy");
  const [fault] = reader.faults();
  if (fault !== undefined) {
    throw new CopyRefused(`${database} is damaged, so no backup was written: ${fault}`);
  }
  const pending = await assertKnown(reader, database);
  const counts = await countRows(reader);
  if (pending.length > 0) return { ...counts, entries: null };
  progress.begin("auditing the evidence log of the copy");
  const audited = await auditCopy(draft, reader);
  if (audited?.fault) {
    throw new CopyRefused(`no backup was written: ${faultText(audited.fault)}`);
  }
  return { ...counts, entries: audited?.size ?? 0 };
}

function asJson({ tables, rows, entries, secret }: Copied, file: string, seconds: number) {
  return {
    file,
    engine: "sqlite",
    bytes: statSync(file).size,
    seconds,
    tables,
    rows,
    log_entries: entries,
    signing_key: secret,
  };
}

function asText({ tables, rows, entries, secret }: Copied, file: string, seconds: number) {
  const log =
    entries === null
      ? "the evidence log was not audited, as the database lacks migrations of this build"
      : `the ${entries} entries of the evidence log are as they were sealed`;
  return [
    `wrote ${file}: ${sizeText(file)} in ${seconds} s, ${rows} rows in ${tables} tables`,
    log,
    secretText(secret, file),
  ];
}
