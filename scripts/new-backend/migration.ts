import { readdirSync } from "node:fs";
import { type Wish, WishRefused } from "./wish.js";

/** The path of the next migration, which is named after a backend; throws when it has one. */
export function nextMigration(folder: string, slug: string): string {
  const names = readdirSync(folder).filter((name) => /^\d{4}_/.test(name));
  const suffix = `_${slug.replaceAll("-", "_")}.sql`;
  const taken = names.find((name) => name.slice(4) === suffix);
  if (taken) throw new WishRefused(`migrations/${taken} is already there`);
  const last = Math.max(0, ...names.map((name) => Number(name.slice(0, 4))));
  return `migrations/${String(last + 1).padStart(4, "0")}${suffix}`;
}

/** A table of a row for each account, in SQL that serves both engines. */
export function migrationOf({ slug, has, names }: Wish): string {
  const table = `${names.sql}_counts`;
  return `-- The ${slug} backend: how much each account had counted, and when it last did.
CREATE TABLE ${table} (
  account_id TEXT PRIMARY KEY,
  texts      BIGINT NOT NULL,
  words      BIGINT NOT NULL,
  counted_at BIGINT NOT NULL
);
${has.schedule ? `CREATE INDEX ${table}_by_time ON ${table} (counted_at);\n` : ""}`;
}
