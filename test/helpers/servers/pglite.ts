import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

/** A connection that is being closed may still hold its place when the next one opens. */
const CONNECTIONS_MAX = 4;
const MODULES = new URL("../../../node_modules/", import.meta.url);

export interface PgliteServer {
  /** For one store at a time, with a pool of one connection. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Databases of files that ended, for the next ones of this worker: starting one costs a second. */
const idle = { plain: [] as PGlite[], pgvector: [] as PGlite[] };

/**
 * Serves an empty PGlite database on a free loopback port, so that the real driver talks to it. With
 * pgvector the extension can be created; it is not yet.
 */
export async function startPglite({ pgvector = false } = {}): Promise<PgliteServer> {
  const alike = pgvector ? idle.pgvector : idle.plain;
  const database =
    alike.pop() ?? (await createDatabase(pgvector ? { extensions: { vector } } : {}));
  const server = new PGLiteSocketServer({
    db: database,
    host: "127.0.0.1",
    port: 0,
    maxConnections: CONNECTIONS_MAX,
  });
  // All connections share one session here. Without this, a new connection finds the prepared
  // statements of the last one under the names that it wants to use, and perhaps its transaction.
  server.addEventListener("connection", () => void database.exec("ROLLBACK; DEALLOCATE ALL"));
  await server.start();
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    async stop() {
      await server.stop();
      await makeEmpty(database);
      alike.push(database);
    },
  };
}

async function makeEmpty(database: PGlite): Promise<void> {
  await database.exec("ROLLBACK");
  await database.exec("DISCARD ALL");
  await database.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
}

/** Starts from a kept copy of an empty cluster: making one takes seconds. */
async function createDatabase(options: PGliteOptions): Promise<PGlite> {
  const folder = new URL(".cache/pglite/", MODULES);
  const copy = new URL(`${await packageVersion()}.tar`, folder);
  const kept = await readFile(copy).catch(() => undefined);
  if (kept) return PGlite.create({ ...options, loadDataDir: new Blob([kept]) });

  const database = await PGlite.create(options);
  const dump = await database.dumpDataDir("none");
  await mkdir(folder, { recursive: true });
  const unfinished = new URL(`${process.pid}.unfinished`, folder);
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  // Test files run in parallel: a reader sees the whole copy or none.
  await rename(unfinished, copy);
  return database;
}

async function packageVersion(): Promise<string> {
  const text = await readFile(new URL("@electric-sql/pglite/package.json", MODULES), "utf8");
  return String(JSON.parse(text).version);
}
