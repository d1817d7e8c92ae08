import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import {
  DISK_FULL_BYTES,
  DISK_LOW_BYTES,
  freeBytesBeside,
  toMebibytes,
} from "../../platform/heartbeat/disk-space.js";
import { secretFile } from "../../services/evidence-log/signing/signing-secret.js";
import { type Check, type Database, fail, type Judgement, ok, UNREAD, warn } from "./finding.js";

/** Far more than a server lets the log grow before its writes help to empty it. */
const LOG_BYTES_MAX = 256 * 1024 ** 2;
const OTHERS = 0o077;

/** What is checked of the files of the database. */
export const diskChecks: readonly Check[] = [
  { part: "disk", run: ({ database }) => checkDisk(database) },
  { part: "log", run: ({ database }) => checkLog(database) },
  { part: "files", run: ({ database }) => checkFiles(database) },
];

async function checkDisk({ file }: Database): Promise<Judgement> {
  if (file === undefined) return ok("the database is not on this disk");
  const folder = await nearestFolder(file);
  if (folder === undefined) return UNREAD;
  const free = await freeBytesBeside(folder);
  const says = `${toMebibytes(free)} MiB free at ${dirname(folder)}`;
  if (free < DISK_FULL_BYTES) return fail(`${says}: it is full, and nothing can be stored`);
  return free < DISK_LOW_BYTES ? warn(`${says}: make room before it is full`) : ok(says);
}

/** The path itself where its folder is there, or one above it whose folder is. */
async function nearestFolder(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  if (await stat(folder).catch(() => undefined)) return path;
  return folder === path ? undefined : nearestFolder(folder);
}

async function checkLog({ file }: Database): Promise<Judgement> {
  if (file === undefined) return ok("only SQLite in a file has one here");
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (!log) return ok("there is none: no server has the database open");
  const says = `${toMebibytes(log.size)} MiB`;
  if (log.size <= LOG_BYTES_MAX) return ok(says);
  return warn(`${says}: something has read the database for long; end it, or restart the server`);
}

async function checkFiles({ url, file }: Database): Promise<Judgement> {
  // SQLite's third file, -shm, has no data in it; looking at the database may make it, and an empty log.
  const ofDatabase = file === undefined ? [] : [file, `${file}-wal`];
  const key = secretFile(url);
  const open: string[] = [];
  for (const path of [...ofDatabase, ...(key === undefined ? [] : [key]), ".env"]) {
    const found = await stat(path).catch(() => undefined);
    // Windows has no such modes.
    if (found && found.size > 0 && process.platform !== "win32" && (found.mode & OTHERS) !== 0)
      open.push(path);
  }
  if (open.length === 0) return ok("nobody else can read what is secret");
  return warn(`others can read ${open.join(", ")}: run chmod 600 ${open.join(" ")}`);
}
