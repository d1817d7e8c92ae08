// Holds the write lock of an SQLite file until its standard input ends, as another process may.
import Database from "better-sqlite3";

const database = new Database(process.argv[2]);
database.exec("BEGIN IMMEDIATE");
process.stdout.write("locked\n");
process.stdin.resume().once("end", () => {
  database.exec("ROLLBACK");
  database.close();
});
