import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { serverVariables } from "../platform/config/server-variables.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { CREATE } from "./command.js";
import { fail, warn } from "./output.js";
import { configured } from "./parts.js";

const SCHEME = "sqlite:";
const IN_MEMORY = "sqlite::memory:";
const PROBE_MS_MAX = 2_000;
/** Addresses that mean all, which a server listens on, as ones that a caller can reach. */
const REACHABLE: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/**
 * Runs what opens the database. Where there is none, a new one is told of; beside a running server,
 * which has one elsewhere, it is refused unless it was asked for.
 */
export async function withDatabase(
  { mayCreate }: { readonly mayCreate: boolean },
  run: () => Promise<number>,
): Promise<number> {
  const { DATABASE_URL: url } = configured(storeVariables);
  const file = databaseFile(url);
  if (file === undefined || existsSync(file)) return run();
  const server = mayCreate ? undefined : await findServer();
  if (server !== undefined) return refuse(file, server);
  const status = await run();
  if (existsSync(file)) warn(`made a new database: ${file}`);
  return status;
}

/** The file of an SQLite database; undefined for one that is in memory or elsewhere. */
export function databaseFile(url: string): string | undefined {
  return url.startsWith(SCHEME) && url !== IN_MEMORY
    ? resolve(url.slice(SCHEME.length))
    : undefined;
}

/** Where the file of an SQLite database is or goes; undefined for one elsewhere. */
export function databasePlace(url: string): string | undefined {
  if (url === IN_MEMORY) throw new CopyRefused("DATABASE_URL names a database in memory");
  return databaseFile(url);
}

/** The file of the SQLite database that is there; undefined for one elsewhere. */
export async function existingDatabase(url: string): Promise<string | undefined> {
  const file = databasePlace(url);
  if (file === undefined || existsSync(file)) return file;
  const server = await findServer();
  const hint = server === undefined ? "" : `, but a server answers at ${server} with another one`;
  throw new CopyRefused(`there is no database at ${file}${hint}`);
}

function refuse(file: string, server: string): number {
  return fail(
    [
      `there is no database at ${file}, but a server answers at ${server}`,
      "set DATABASE_URL to the one that the server uses, or run this in the folder that it was started in",
      `to make a new, empty database at this path, add ${CREATE}`,
    ].join("\n"),
  );
}

/** The address of a Gatehouse that listens where this configuration says; undefined for none. */
export async function findServer(): Promise<string | undefined> {
  const { HOST: host, PORT: port } = configured(serverVariables);
  // Port 0 is one that nobody knows.
  if (port === 0) return undefined;
  const name = REACHABLE[host] ?? host;
  const url = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  try {
    const reply = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PROBE_MS_MAX) });
    const health: unknown = await reply.json();
    return isHealth(health) ? url : undefined;
  } catch {
    // Nobody answers there, or something else does.
    return undefined;
  }
}

function isHealth(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "commit" in answer && "checks" in answer;
}
