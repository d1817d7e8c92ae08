import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

const ROWS_FILE = /\.jsonl(?:\.gz)?$/u;

/**
 * The rows of files with one JSON value a line, `.jsonl` or `.jsonl.gz`, in the order of their names;
 * a folder stands for such files in it and below. A row that the schema refuses is an error.
 */
export function readRows<Schema extends TSchema>(
  paths: readonly string[],
  schema: Schema,
): Static<Schema>[] {
  return paths.flatMap(filesOf).flatMap((file) => {
    const bytes = readFileSync(file);
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line, at) => {
        const row: unknown = JSON.parse(line);
        if (!Value.Check(schema, row)) throw new Error(`${file}, line ${at + 1}: not such a row`);
        return row;
      });
  });
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => ROWS_FILE.test(name))
    .sort()
    .map((name) => join(path, name));
}
