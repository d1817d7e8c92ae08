import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The cases of a file: {cases:[…]}, each of which has a name. */
export function readCases<Case extends { readonly name: string }>(
  folder: string,
  file: string,
): readonly Case[] {
  return JSON.parse(readFileSync(join(folder, file), "utf8")).cases;
}
