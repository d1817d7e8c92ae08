// Opens a store of its own on a file and inserts rows, telling each one that has settled.

import { sql } from "../../src/platform/store/sql.js";
import { openSqlite } from "../../src/platform/store/sqlite/sqlite.js";

const [file = "", name = "", count = "0"] = process.argv.slice(2);
const store = openSqlite(file);
await store.exec("CREATE TABLE IF NOT EXISTS rows (id TEXT PRIMARY KEY)");
for (let i = 0; i < Number(count); i += 1) {
  await store.run(sql`INSERT INTO rows (id) VALUES (${`${name}${i}`})`);
  process.stdout.write(`${i}\n`);
}
await store.close();
