import { statSync } from "node:fs";
import { resolve } from "node:path";
import { systemClock } from "../platform/clock/clock.js";
import { isoTime } from "../platform/clock/iso-time.js";
import {
  checkArchive,
  type Exported,
  exportDatabase,
} from "../platform/store/archive/export-database.js";
import { totalsOf } from "../platform/store/archive/write-archive.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { evidenceVariables, secretSource } from "../services/evidence-log/evidence-variables.js";
import { copySecret, type SecretOutcome } from "../services/evidence-log/signing/secret-copy.js";
import { type Command, print, readOptions } from "./command.js";
import { secondsSince, sizeText, writeCopy } from "./copy-file.js";
import { existingDatabase } from "./database.js";
import { configured } from "./parts.js";
import { createProgress } from "./progress.js";
import { secretText } from "./secret-text.js";

const SHOWN_URL = "the database at DATABASE_URL";

/** All rows of the database, as they are at one moment, in an archive that either engine takes. */
export const exportCommand: Command = {
  async run(args) {
    const types = { force: "boolean", json: "boolean", "without-signing-key": "boolean" } as const;
    const options = readOptions(args, types, { words: 1, otherwise: "export takes one file" });
    const startedAt = performance.now();
    const archived = await writeArchiveFile({
      file: resolve(options.words[0] ?? ""),
      isForced: options.flag("force"),
      withSecret: !options.flag("without-signing-key"),
    });
    printArchived(archived, { startedAt, asJson: options.flag("json") });
    return 0;
  },
};

export interface ArchiveFileOrder {
  readonly file: string;
  readonly isForced: boolean;
  readonly withSecret: boolean;
}

export interface Archived extends Exported {
  readonly file: string;
  readonly secret: SecretOutcome | "left out";
}

/** Writes the configured database to an archive, and reads that through again. */
export async function writeArchiveFile({
  file,
  isForced,
  withSecret,
}: ArchiveFileOrder): Promise<Archived> {
  const { DATABASE_URL: url } = configured(storeVariables);
  const database = await existingDatabase(url);
  const progress = createProgress();
  try {
    return await writeCopy({ name: file, database, isForced }, async (draft) => {
      let secret: Archived["secret"] = "left out";
      progress.begin("writing the rows");
      const exported = await exportDatabase({
        from: database === undefined ? { url } : { file: database },
        name: database ?? SHOWN_URL,
        to: draft.path,
        createdAt: isoTime(systemClock()),
        onProgress: progress.at,
        async look(reader) {
          if (!withSecret) return;
          const source = secretSource(configured(evidenceVariables));
          secret = await copySecret(reader, { source, copy: file });
        },
      });
      progress.begin("reading the archive through");
      await checkArchive(draft.path);
      return { ...exported, file, secret };
    });
  } finally {
    progress.end();
  }
}

/** Tells what an archive holds. */
export function printArchived(
  { file, engine, sums, derived, secret }: Archived,
  { startedAt, asJson }: { readonly startedAt: number; readonly asJson: boolean },
): void {
  const seconds = secondsSince(startedAt);
  const { tables, rows } = totalsOf(sums);
  if (asJson) {
    const bytes = statSync(file).size;
    const report = { file, engine, bytes, seconds, tables, rows, sums, derived };
    print(JSON.stringify({ ...report, signing_key: secret }));
    return;
  }
  print(`wrote ${file}: ${sizeText(file)} in ${seconds} s, ${rows} rows in ${tables} tables`);
  if (derived.length > 0) print(`left out what servers make anew: ${derived.join(", ")}`);
  print(secretText(secret, file));
}
