import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { auditSource } from "../../src/engines/design-gates/audit/audit-source.js";

interface ActCase {
  readonly id: string;
  readonly rule: string;
  readonly rule_name: string;
  readonly expected: "passed" | "failed" | "inapplicable";
  readonly lang: string;
  readonly source: string;
}

interface Score {
  readonly rule: string;
  readonly name: string;
  failing: number;
  found: number;
  others: number;
  accused: number;
}

/** Examples of scripts and of other formats are no pages. */
const cases = (
  JSON.parse(
    readFileSync(new URL("design-gates/act-cases.json", import.meta.url), "utf8"),
  ) as ActCase[]
).filter(({ lang }) => lang === "html" || lang === "xhtml" || lang === "svg");
const CONTRAST = new Set(["afw4f7", "09o5cg"]);

it("finds what ACT's examples fail, and accuses few of the others", () => {
  const scores = new Map<string, Score>();
  const wrong: string[] = [];
  for (const { id, rule, rule_name: name, expected, source } of cases) {
    const { entries } = auditSource({ source, kind: "html" });
    const isFailed = entries.some(
      ({ status, actRules }) => status === "fail" && actRules.includes(rule),
    );
    const empty = { rule, name: name.slice(0, 50), failing: 0, found: 0, others: 0, accused: 0 };
    const score = scores.get(rule) ?? empty;
    scores.set(rule, score);
    if (expected === "failed") {
      score.failing += 1;
      if (isFailed) score.found += 1;
    } else {
      score.others += 1;
      if (isFailed) score.accused += 1;
    }
    if (isFailed !== (expected === "failed")) wrong.push(`${rule} ${id} is ${expected}`);
  }
  const table = [...scores.values()];
  const shares = (some: readonly Score[]) => ({
    recall: sum(some, "found") / sum(some, "failing"),
    accused: sum(some, "accused") / sum(some, "others"),
  });
  const contrast = shares(table.filter(({ rule }) => CONTRAST.has(rule)));
  const others = shares(table.filter(({ rule }) => !CONTRAST.has(rule)));
  const isReached =
    contrast.recall >= 0.9 &&
    contrast.accused <= 0.05 &&
    others.recall >= 0.97 &&
    others.accused <= 0.01;
  if (!isReached) {
    console.table(table);
    console.log(wrong.join("\n"));
  }
  console.log(`${cases.length} cases`, { contrast, others });
  expect(isReached).toBe(true);
});

function sum(scores: readonly Score[], of: "failing" | "found" | "others" | "accused"): number {
  return scores.reduce((total, score) => total + score[of], 0);
}
