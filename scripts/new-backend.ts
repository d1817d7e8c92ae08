// Writes the folder of a new backend, a small example that works:
//   npm run new-backend -- <slug> [--with setting,task,schedule,store]
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { abuseEntries } from "./new-backend/abuse-entries.js";
import { migrationOf, nextMigration } from "./new-backend/migration.js";
import { productFiles } from "./new-backend/product-files.js";
import { testFile } from "./new-backend/test-file.js";
import { readWish, type Wish, WishRefused } from "./new-backend/wish.js";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  writeBackend(readWish(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof WishRefused)) throw error;
  console.error(`new-backend: ${error.message}`);
  process.exitCode = 1;
}

function writeBackend(wish: Wish): void {
  const { slug } = wish;
  const folder = `src/backends/${slug}`;
  if (existsSync(join(root, folder))) throw new WishRefused(`${folder} is already there`);
  const files: Record<string, string> = {};
  for (const [name, text] of Object.entries(productFiles(wish))) files[`${folder}/${name}`] = text;
  files[`${folder}/${slug}.test.ts`] = testFile(wish);
  files[`test/abuse/routes/families/${slug}.ts`] = abuseEntries(wish);
  if (wish.has.store) {
    files[nextMigration(join(root, "migrations"), slug)] = migrationOf(wish);
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    console.log(`wrote ${name}`);
  }
  format(folder);
  console.log("then: npm run openapi");
  console.log("then: npm run limits");
  if (wish.has.setting) console.log("then: npm run config-table");
}

/** Lines break where they do by hand: that depends on the length of the slug. */
function format(folder: string): void {
  const biome = join(root, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", "--vcs-enabled=false", folder], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
