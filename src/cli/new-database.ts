import { dirname, join } from "node:path";
import { systemClock } from "../platform/clock/clock.js";
import { DEAD_AFTER_MS, forgetProcesses, lastBeat } from "../platform/heartbeat/heartbeat.js";
import { endLeases } from "../platform/schedule/lease-store.js";
import { readCatalogue } from "../platform/store/archive/tables.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { openStore } from "../platform/store/open-store.js";
import type { Reader, Store, Writer } from "../platform/store/sql.js";
import { replaceDatabase } from "../platform/store/sqlite/replace-database.js";
import { openSqliteReader } from "../platform/store/sqlite/sqlite-reader.js";
import { faultText } from "../services/evidence-log/audit/audit.js";
import { auditWholeLog } from "../services/evidence-log/audit/full-audit.js";
import { evidenceVariables, secretSource } from "../services/evidence-log/evidence-variables.js";
import { placeSecret, type SecretOutcome } from "../services/evidence-log/signing/secret-copy.js";
import { secretFile } from "../services/evidence-log/signing/signing-secret.js";
import { SnapshotDirectory } from "../services/vectors/snapshots/snapshot-directory.js";
import { explainFull, removeOnSignals, tidy } from "./copy-file.js";
import { configured } from "./parts.js";

const VECTOR_SNAPSHOTS = "vectors";

type DialectReader = Reader & Pick<Store, "dialect">;

export interface NewDatabase<Result> {
  /** Where it goes. */
  readonly file: string;
  /** The file that it comes from, beside which the signing key may lie. */
  readonly from: string;
  readonly bytes: number;
  /** Whether what is there is worth keeping; throws where it must stay. */
  readonly look: (reader: DialectReader | undefined) => Promise<boolean>;
  /** Makes it in an empty file, whole and checked. */
  readonly fill: (file: string) => Promise<Result>;
}

export interface Placed<Result> {
  readonly result: Result;
  /** The name of the database that was there before; null where none was worth keeping. */
  readonly keptAs: string | null;
  readonly secret: SecretOutcome;
}

/** Puts a database that was copied from elsewhere in place, ready for a server to start on. */
export async function placeNewDatabase<Result>({
  file,
  from,
  bytes,
  look,
  fill,
}: NewDatabase<Result>): Promise<Placed<Result>> {
  const suffix = `.replaced-${new Date(systemClock()).toISOString().replace(/[-:]|\.\d+/g, "")}`;
  let secret: SecretOutcome = "none";
  tidy(file);
  try {
    const { result, keptAs } = await replaceDatabase(file, {
      bytes,
      keepAs: (name) => name + suffix,
      onBegun: removeOnSignals,
      async look(reader) {
        if (reader) await assertQuiet(reader, file);
        return look(reader);
      },
      async fill(draft) {
        const filled = await fill(draft);
        await settleFile(draft);
        return filled;
      },
      async beforePlacing({ file: place, draft }) {
        secret = await placeSecretFor(draft, { from, suffix });
        // Those of another history could pass for ones of this database.
        new SnapshotDirectory(join(dirname(place), VECTOR_SNAPSHOTS)).removeAll();
      },
    });
    return { result, keptAs: keptAs ?? null, secret };
  } catch (error) {
    throw explainFull(error, file);
  }
}

async function placeSecretFor(
  database: string,
  { from, suffix }: { readonly from: string; readonly suffix: string },
): Promise<SecretOutcome> {
  const reader = openSqliteReader(database);
  try {
    return await placeConfiguredSecret(reader, { from, suffix });
  } finally {
    reader.close();
  }
}

/** Puts the signing key that lies beside a copy where servers of this configuration look for it. */
export function placeConfiguredSecret(
  reader: Reader,
  { from, suffix }: { readonly from: string; readonly suffix: string },
): Promise<SecretOutcome> {
  const source = secretSource(configured(evidenceVariables));
  const keepAs = `${secretFile(source.databaseUrl)}${suffix}`;
  return placeSecret(reader, { source, copy: from, keepAs });
}

/** A server on another machine, or one that was just killed, holds no lock here, but it beat. */
async function assertQuiet(reader: DialectReader, file: string): Promise<void> {
  if (!(await readCatalogue(reader)).some(({ table }) => table === "processes")) return;
  const beatAt = await lastBeat(reader);
  const agoMs = beatAt === undefined ? Number.POSITIVE_INFINITY : systemClock() - beatAt;
  if (Math.abs(agoMs) >= DEAD_AFTER_MS) return;
  throw new CopyRefused(
    `a server used ${file} less than ${DEAD_AFTER_MS / 1_000} seconds ago: stop it first; if it was killed, try again in ${DEAD_AFTER_MS / 1_000} seconds`,
  );
}

async function settleFile(file: string): Promise<void> {
  const store = await openStore(`sqlite:${file}`, { poolSize: 1 });
  try {
    await settle(store, store);
  } finally {
    await store.close();
  }
}

/** Forgets the servers that a copied database was used by: their work counts as interrupted. */
export async function settle(writer: Pick<Writer, "run">, reader: DialectReader): Promise<void> {
  await forgetProcesses(writer);
  const catalogue = await readCatalogue(reader);
  if (catalogue.some(({ table }) => table === "schedule_turns")) await endLeases(writer);
}

/** Audits everything of the evidence log; answers how many entries it has. */
export async function auditOrRefuse(reader: Reader, name: string): Promise<number> {
  const report = await auditWholeLog(reader);
  if (report?.fault) throw new CopyRefused(`${name} was refused: ${faultText(report.fault)}`);
  return report?.size ?? 0;
}
