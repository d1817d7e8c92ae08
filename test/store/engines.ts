import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStore } from "../../src/platform/store/open-store.js";
import { type PgliteServer, startPglite } from "../helpers/servers/pglite.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../helpers/servers/postgres.js";

export const MIGRATIONS = fileURLToPath(new URL("./migrations/", import.meta.url));

/** An empty database, and how to leave nothing of it. */
export interface Place {
  readonly url: string;
  remove(): Promise<void>;
}

export interface Engine {
  readonly title: string;
  readonly isMissing: boolean;
  readonly poolSize: number;
  /** A database outlives the store that was open on it. */
  readonly isKept: boolean;
  /** Two stores can be open on one database at a time. */
  readonly isShared: boolean;
  /** A read on the store settles while a transaction is open. */
  readonly readsApart: boolean;
  createPlace(): Promise<Place>;
}

export interface Engines {
  readonly list: readonly Engine[];
  stop(): Promise<void>;
}

/** The four engines the store has to behave the same on. */
export async function startEngines(): Promise<Engines> {
  const [postgres, pglite] = await Promise.all([startPostgres(), startPglite()]);
  return {
    list: [sqliteFile, sqliteMemory, onPglite(pglite), onPostgres(postgres)],
    async stop() {
      await pglite.stop();
      await postgres?.stop();
    },
  };
}

const sqliteFile: Engine = {
  title: "SQLite file",
  isMissing: false,
  poolSize: 1,
  isKept: true,
  isShared: true,
  readsApart: true,
  async createPlace() {
    const folder = await mkdtemp(join(tmpdir(), "gatehouse-store-"));
    return {
      url: `sqlite:${join(folder, "store.db")}`,
      remove: () => rm(folder, { recursive: true }),
    };
  },
};

const sqliteMemory: Engine = {
  title: "SQLite memory",
  isMissing: false,
  poolSize: 1,
  isKept: false,
  isShared: false,
  readsApart: false,
  createPlace: async () => ({ url: "sqlite::memory:", remove: async () => {} }),
};

function onPglite({ url }: PgliteServer): Engine {
  return {
    title: "PGlite",
    isMissing: false,
    poolSize: 1,
    isKept: true,
    isShared: false,
    readsApart: false,
    async createPlace() {
      const store = await openStore(url, { poolSize: 1 });
      await store.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
      await store.close();
      return { url, remove: async () => {} };
    },
  };
}

function onPostgres(server: PostgresServer | undefined): Engine {
  return {
    title: server ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: server === undefined,
    poolSize: 10,
    isKept: true,
    isShared: true,
    readsApart: true,
    async createPlace() {
      if (!server) throw new Error(POSTGRES_MISSING);
      return { url: await server.createDatabase(), remove: async () => {} };
    },
  };
}
