import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LINE_CHARS = 92;

/** A long text as the lines of an array that is joined. */
export function textLiteral(text: string): string {
  const lines = text.match(new RegExp(`.{1,${LINE_CHARS}}`, "g")) ?? [];
  return `[\n${lines.map((line) => `    "${line}",`).join("\n")}\n  ].join("")`;
}

/** Writes a module below src/content and formats it. */
export function writeContent(path: string, code: string): void {
  const file = fileURLToPath(new URL(`../../src/content/${path}`, import.meta.url));
  writeFileSync(file, code);
  const biome = fileURLToPath(new URL("../../node_modules/.bin/biome", import.meta.url));
  execFileSync(biome, ["format", "--write", file], { stdio: "ignore" });
}
