// Holds a file of SQLite for itself, and lets another take its name before it lets go.
import { renameSync } from "node:fs";
import Database from "better-sqlite3";

const [file, other] = process.argv.slice(2);
const HELD_MS = 300;
const database = new Database(file);
database.pragma("locking_mode = EXCLUSIVE");
database.exec("BEGIN IMMEDIATE; COMMIT; PRAGMA journal_mode = DELETE");
process.stdout.write("held\n");
setTimeout(() => {
  renameSync(other, file);
  database.close();
}, HELD_MS);
