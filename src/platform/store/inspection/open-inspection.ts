import { openStore } from "../open-store.js";
import { inspectSqlite } from "./inspect-sqlite.js";
import { endSoon, type Inspection } from "./inspection.js";

/**
 * Opens the database of a DATABASE_URL to be looked at: nothing is made, migrated or written, and a
 * running server may have it open. It is read when it is first asked.
 */
export async function openInspection(databaseUrl: string): Promise<Inspection> {
  const [, file] = /^sqlite:(.*)$/.exec(databaseUrl) ?? [];
  if (file !== undefined) return inspectSqlite(file);
  const { dialect, get, all, close } = await openStore(databaseUrl, { poolSize: 1 });
  return { dialect, get, all, close: () => endSoon(close()) };
}
