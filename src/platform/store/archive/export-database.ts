import type { Reader, Store } from "../sql.js";
import { assertCurrent } from "./assert-schema.js";
import { openPostgresSession } from "./postgres-rows.js";
import { openArchive } from "./read-archive.js";
import type { RowSource } from "./row-source.js";
import { openSqliteSnapshot } from "./sqlite-rows.js";
import { findDerived, readCatalogue, readSchema } from "./tables.js";
import { type Sums, writeArchive } from "./write-archive.js";

/** A database as it is at one moment. */
interface Snapshot extends RowSource {
  readonly reader: Reader & Pick<Store, "dialect">;
  close(): void | Promise<void>;
}

export interface ExportOrder {
  /** The file of an SQLite database, or the URL of another. */
  readonly from: { readonly file: string } | { readonly url: string };
  /** How messages call it. */
  readonly name: string;
  readonly to: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Reads what belongs to the rows from the same moment. */
  readonly look: (reader: Reader) => Promise<void>;
  /** Told as a share of 1 how far the writing is. */
  readonly onProgress: (share: number) => void;
}

/** What went into an archive. */
export interface Exported {
  readonly engine: "sqlite" | "postgres";
  readonly sums: Sums;
  /** Tables and columns that servers make from others, as names and paths. */
  readonly derived: readonly string[];
}

/**
 * Writes all rows of a database, as they are at one moment while servers go on, to an archive. Throws
 * CopyRefused for a database that is not of the migrations of this build.
 */
export async function exportDatabase(order: ExportOrder): Promise<Exported> {
  const { from, name, to, createdAt, look, onProgress } = order;
  const snapshot: Snapshot =
    "file" in from
      ? openSqliteSnapshot(from.file)
      : await openPostgresSession(from.url, { changes: false });
  try {
    const { reader } = snapshot;
    await assertCurrent(reader, name);
    const { migrations, tables } = await readSchema();
    const derived = findDerived(tables, await readCatalogue(reader));
    const sums = await writeArchive({
      file: to,
      engine: reader.dialect,
      schema: migrations,
      createdAt,
      tables,
      source: snapshot,
      onProgress,
    });
    await look(reader);
    return { engine: reader.dialect, sums, derived };
  } finally {
    await snapshot.close();
  }
}

/** Reads an archive through; throws CopyRefused when it is not whole or not what its sums say. */
export async function checkArchive(file: string): Promise<void> {
  const { tables } = await readSchema();
  const archive = await openArchive(file);
  try {
    const rows = archive.rows(tables);
    for (let next = await rows.next(); !next.done; ) next = await rows.next();
  } finally {
    await archive.close();
  }
}
