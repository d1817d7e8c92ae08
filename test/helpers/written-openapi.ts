import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ApiContent, ApiDocument } from "../../src/http/openapi/document.js";

const FOLDER = fileURLToPath(new URL("../../openapi/", import.meta.url));

/** Every document of openapi/ by its name there, such as `services/sign.json`. */
export function writtenDocuments(): ReadonlyMap<string, ApiDocument> {
  const files = readdirSync(FOLDER, { encoding: "utf8", recursive: true }).sort();
  const documents = files.filter((name) => name.endsWith(".json"));
  return new Map(
    documents.map((name) => [name, JSON.parse(readFileSync(`${FOLDER}${name}`, "utf8"))] as const),
  );
}

/** The examples of a body in one media type. */
export function examplesOf({ example, examples = {} }: ApiContent): unknown[] {
  const named = Object.values(examples).map(({ value }) => value);
  return example === undefined ? named : [example, ...named];
}
