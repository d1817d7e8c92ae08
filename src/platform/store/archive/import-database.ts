import { CopyRefused } from "../files/copy-refused.js";
import { openMigratedStore } from "../migrated-store.js";
import type { Reader, Store, Writer } from "../sql.js";
import { assertSameSchema } from "./assert-schema.js";
import type { Cell } from "./cells.js";
import { openPostgresSession } from "./postgres-rows.js";
import { type ArchiveReader, openArchive } from "./read-archive.js";
import { type RowSource, sumTable } from "./row-source.js";
import { openSqliteLoader, openSqliteSnapshot } from "./sqlite-rows.js";
import { findFilled, readSchema, type Table } from "./tables.js";
import type { Sums } from "./write-archive.js";

export interface ImportOrder {
  readonly archive: string;
  /** Told as a share of 1 how far the adding is, and then that the rows are read back. */
  readonly onProgress: (share: number) => void;
  readonly onCheck: () => void;
  /** Looks at what was added before it counts; what it throws leaves nothing of it. */
  readonly audit: (reader: Reader & Pick<Store, "dialect">) => Promise<void>;
}

/** Where rows go. */
interface Sink {
  empty(table: Table): void | Promise<void>;
  add(table: Table, rows: readonly (readonly Cell[])[]): void | Promise<void>;
}

/** Fills a new file with the rows of an archive, whole and checked; throws CopyRefused otherwise. */
export async function importIntoFile(file: string, order: ImportOrder): Promise<Sums> {
  const { tables, migrations } = await readSchema();
  const archive = await openArchive(order.archive);
  try {
    assertSameSchema(archive.head.schema, { migrations, file: order.archive });
    await (await openMigratedStore(`sqlite:${file}`, { poolSize: 1 })).close();
    const loader = openSqliteLoader(file);
    let sums: Sums;
    try {
      sums = await load(loader, archive, { tables, onProgress: order.onProgress });
      loader.commit();
    } finally {
      loader.close();
    }
    order.onCheck();
    const stored = openSqliteSnapshot(file);
    try {
      await compare(stored, { tables, sums });
      await order.audit(stored.reader);
    } finally {
      stored.close();
    }
    return sums;
  } finally {
    await archive.close();
  }
}

/**
 * Fills an empty PostgreSQL database with the rows of an archive, in one transaction that is committed
 * once they are read back as they were written. Throws CopyRefused otherwise, and for a database that
 * has rows.
 */
export async function importIntoPostgres(
  url: string,
  order: ImportOrder & {
    /** How messages call the database. */
    readonly name: string;
    /** Removes what belongs to the servers that the rows come from. */
    readonly settle: (
      writer: Pick<Writer, "run">,
      reader: Reader & Pick<Store, "dialect">,
    ) => Promise<void>;
  },
): Promise<Sums> {
  const { tables, migrations } = await readSchema();
  const archive = await openArchive(order.archive);
  try {
    assertSameSchema(archive.head.schema, { migrations, file: order.archive });
    await (await openMigratedStore(url, { poolSize: 1 })).close();
    const session = await openPostgresSession(url, { changes: true });
    try {
      await session.lock(tables);
      const filled = await findFilled(session.reader, tables);
      if (filled !== undefined) throw notEmpty(order.name, filled);
      const sums = await load(session, archive, { tables, onProgress: order.onProgress });
      for (const table of tables) await session.raiseSequences(table);
      order.onCheck();
      await compare(session, { tables, sums });
      await order.audit(session.reader);
      await order.settle(session, session.reader);
      await session.commit();
      return sums;
    } finally {
      await session.close();
    }
  } finally {
    await archive.close();
  }
}

/** The refusal of a database that has rows already. */
export function notEmpty(name: string, table: string): CopyRefused {
  return new CopyRefused(
    `${name} is not empty, there are rows in ${table}: import into a new database, before a server was started on it`,
  );
}

async function load(
  sink: Sink,
  archive: ArchiveReader,
  options: { readonly tables: readonly Table[]; readonly onProgress: (share: number) => void },
): Promise<Sums> {
  const { tables, onProgress } = options;
  // Rows that the migrations added are among those that come.
  for (const table of tables) if (table.firstRows.length > 0) await sink.empty(table);
  const archived = archive.rows(tables);
  let added = 0;
  for (;;) {
    const next = await archived.next();
    if (next.done) return next.value;
    const { table, rows } = next.value;
    await sink.add(table, rows);
    added += rows.length;
    onProgress(added / Math.max(archive.head.rows, 1));
  }
}

async function compare(
  stored: RowSource,
  { tables, sums }: { readonly tables: readonly Table[]; readonly sums: Sums },
): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await sumTable(stored, table);
    const wanted = sums[table.name];
    if (wanted?.rows === rows && wanted.sha256 === sha256) continue;
    throw new CopyRefused(
      `the rows of ${table.name} are read back other than they were written; nothing was imported`,
    );
  }
}
