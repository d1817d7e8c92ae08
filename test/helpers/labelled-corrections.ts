import { readFileSync } from "node:fs";
import type { Correction, Supersession } from "../../src/engines/text/corrections/correction.js";

/** A query, where it was asked, and which correction a person says governs; null for none. */
export interface LabelledQuery {
  readonly scope: string;
  readonly expected: string | null;
  readonly query: string;
}

/** The corrections of test/corrections, oldest first; their keys are their ids. */
export function readCorrections(): {
  corrections: Correction[];
  supersessions: Supersession[];
} {
  const supersessions: Supersession[] = [];
  const corrections = linesOf("corrections").map((fields, order) => {
    const [id = "", scope = "", precedence, when = "", correction = "", superseded = ""] = fields;
    for (const old of superseded.split(" ").filter(Boolean)) {
      supersessions.push({ by: id, id: old });
    }
    return { id, scope, precedence: Number(precedence), when, correction, order };
  });
  return { corrections, supersessions };
}

/** The queries of test/corrections with their answers. */
export function readQueries(file = "queries"): LabelledQuery[] {
  return linesOf(file).map(([scope = "", expected = "", query = ""]) => ({
    scope,
    expected: expected === "-" ? null : expected,
    query,
  }));
}

function linesOf(file: string): string[][] {
  return readFileSync(new URL(`../corrections/${file}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((field) => field.trim()));
}
