import { closeSync, existsSync, openSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../../config/config-error.js";
import { makeFolderForFiles, narrowModes } from "../../private-files/private-files.js";
import { syncFolder } from "../files/sync-path.js";
import { StoreUnavailable } from "../sql.js";
import { LOG_BYTES_KEPT } from "./checkpoints.js";
import { fromSqliteError } from "./sqlite-errors.js";

const OPEN_MS_MAX = 5_000;
/** After so many pages of 4 KiB in the log, they are copied to the file. */
export const WAL_PAGES_BEFORE_CHECKPOINT = 1_000;
/**
 * The same where a thread does it: 1 GiB. Only then the writer helps, which holds everybody up for a second
 * or more: whoever reads for minutes keeps the log from beginning anew, and the thread goes on after that.
 */
export const WAL_PAGES_MAX = 262_144;
const ELSEWHERE =
  "set DATABASE_URL to a file in a folder of that user, such as sqlite:/data/gatehouse.db";

/** The connections of one store, and the descriptor that makes its log durable. */
export interface SqliteFiles {
  readonly writer: Database.Database;
  /** The writer itself when the database is in memory. */
  readonly reader: Database.Database;
  /** Undefined when the database is in memory. */
  readonly walDescriptor: number | undefined;
  close(): void;
}

/** Told of each path that other users can reach, and that could not be kept from them. */
export type OnExposed = (path: string) => void;

/**
 * Opens or creates a database in WAL mode with its folder, which nobody else can reach. Throws
 * ConfigError when this user may not create it there, and StoreUnavailable when it cannot otherwise.
 */
export function openSqliteFiles(
  file: string,
  options: { readonly onExposed: OnExposed; readonly pagesBeforeCheckpoint: number },
): SqliteFiles {
  try {
    return file === ":memory:" ? openMemory() : openFile(resolve(file), options);
  } catch (error) {
    const known = fromSqliteError(error);
    if (known instanceof ConfigError) throw known;
    if (known instanceof StoreUnavailable) throw known;
    throw new StoreUnavailable("the database file cannot be opened", { cause: error });
  }
}

function openMemory(): SqliteFiles {
  const writer = new Database(":memory:");
  writer.pragma("foreign_keys = ON");
  return { writer, reader: writer, walDescriptor: undefined, close: () => writer.close() };
}

function openFile(
  path: string,
  {
    onExposed,
    pagesBeforeCheckpoint,
  }: { readonly onExposed: OnExposed; readonly pagesBeforeCheckpoint: number },
): SqliteFiles {
  const folders = existsSync(path) ? [] : createFolders(dirname(path));
  const opened: Database.Database[] = [];
  try {
    const writer = connect(path, opened);
    prepareWriter(writer, pagesBeforeCheckpoint);
    const reader = connect(path, opened, { readonly: true });
    // SQLite follows links, and keeps its log beside the file itself.
    const realPath = realpathSync(path);
    narrowModes(filesOf(realPath)).forEach(onExposed);
    new Set([dirname(realPath), ...folders]).forEach(syncFolder);
    const walDescriptor = openSync(`${realPath}-wal`, "r+");
    return { writer, reader, walDescriptor, close: () => closeFile(walDescriptor, reader, writer) };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw error;
  }
}

/** A log that SQLite makes later has the mode of the database. */
function filesOf(path: string): string[] {
  return [dirname(path), ...["", "-wal", "-shm", "-journal"].map((suffix) => path + suffix)];
}

/** The writer goes last: the last connection of a file checkpoints it, and must be able to write. */
function closeFile(
  walDescriptor: number,
  reader: Database.Database,
  writer: Database.Database,
): void {
  closeSync(walDescriptor);
  reader.close();
  writer.close();
}

/** Nothing is served yet while a store opens, so here, and only here, SQLite may wait by blocking. */
function connect(
  path: string,
  opened: Database.Database[],
  options: { readonly?: boolean } = {},
): Database.Database {
  const connection = new Database(path, { ...options, timeout: OPEN_MS_MAX });
  opened.push(connection);
  // Reading makes the connection open its log, and finds a damaged or foreign file now.
  connection.prepare("SELECT count(*) FROM sqlite_schema").get();
  connection.pragma("busy_timeout = 0");
  return connection;
}

function prepareWriter(writer: Database.Database, pagesBeforeCheckpoint: number): void {
  writer.pragma(`busy_timeout = ${OPEN_MS_MAX}`);
  const mode = writer.pragma("journal_mode = WAL", { simple: true });
  if (mode !== "wal") {
    throw new StoreUnavailable("the file system of the database does not support write-ahead logs");
  }
  writer.pragma("synchronous = NORMAL");
  writer.pragma("foreign_keys = ON");
  writer.pragma(`wal_autocheckpoint = ${pagesBeforeCheckpoint}`);
  writer.pragma(`journal_size_limit = ${LOG_BYTES_KEPT}`);
  writer.prepare("SELECT count(*) FROM sqlite_schema").get();
  writer.pragma("busy_timeout = 0");
}

/** Creates a folder and answers the folders whose entries may have changed, the inmost first. */
function createFolders(folder: string): string[] {
  const outermostCreated = makeFolderForFiles(folder, ELSEWHERE);
  const changed = [folder];
  if (outermostCreated === undefined) return changed;
  const end = dirname(outermostCreated);
  for (let at = folder; at !== end && at !== dirname(at); ) {
    at = dirname(at);
    changed.push(at);
  }
  return changed;
}
