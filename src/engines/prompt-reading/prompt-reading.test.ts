import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clausesOf } from "./blocks/clauses.js";
import { findJson } from "./blocks/find-json.js";
import { findLists } from "./blocks/find-lists.js";
import { findTables } from "./blocks/find-tables.js";
import { findCorrections } from "./changes/find-corrections.js";
import { refusalAt } from "./changes/refusal-at.js";
import { clockAt } from "./clock/clock-at.js";
import { windowAt } from "./clock/window-at.js";
import { boxAt, positionAt } from "./coordinates/position-at.js";
import { findAll } from "./kit/find-all.js";
import { numberWordsAt } from "./quantities/number-words-at.js";
import { quantityAt } from "./quantities/quantity-at.js";
import { rangeAt } from "./quantities/range-at.js";
import { readPrompt } from "./tokens/read-prompt.js";
import type { Span } from "./tokens/span.js";
import { windAt } from "./winds/wind-at.js";

const LENGTH_MAX = 20_000;
const PIECES = [
  ..."0123456789 .,'-+/:;()[]{}|°\"\n\t$€@#=_",
  "1 234 ",
  "kg ",
  "N ",
  "5230N00454E",
  "between ",
  "and ",
  "before ",
  "wind ",
  "270/60 ",
  "not ",
  "but ",
  "sorry, ",
  "09:00-",
  "half past ",
  "twenty-",
  "hundred ",
  "FL350 ",
  "\u00a0123",
  "²",
  "½",
  "x10^",
  "lat ",
  "|-|",
];
const PATTERNS = [
  "1",
  "1,",
  "1.",
  "1 234 ",
  "1,234",
  "((",
  "[[",
  '{"a":',
  '"',
  "|",
  "1-",
  "1/2 ",
  "N1",
  "1°",
  "from ",
  "2 to ",
  "not a ",
  "a\n",
  "1\n",
  "half past ",
  "sorry ",
  "twenty ",
  "\u00a0",
  "é",
  "🚚",
  "1'234",
  ".1",
  "1e5",
  "a b c 1\n",
  "- a\n",
  "|-|\n",
  "a,b\n",
  "a|b\n",
  "1  2\n\n",
];

function readAll(source: string): readonly { readonly span: Span }[] {
  const prompt = readPrompt(source);
  const { tokens } = prompt;
  return [
    ...findAll(tokens, quantityAt),
    ...findAll(tokens, rangeAt),
    ...findAll(tokens, clockAt),
    ...findAll(tokens, windowAt),
    ...findAll(tokens, windAt),
    ...findAll(tokens, refusalAt),
    ...findAll(tokens, (_, at) => positionAt(prompt, at)),
    ...findAll(tokens, (_, at) => boxAt(prompt, at)),
    ...findAll(tokens, (_, at) => numberWordsAt(tokens, at, "en")),
    ...findCorrections(tokens),
    ...findTables(prompt).flatMap(({ rows, span }) => [{ span }, ...rows.flat()]),
    ...findLists(prompt).flatMap(({ items }) => items.map(({ body }) => body)),
    ...findJson(source).flatMap((block) => [block, ...block.leaves]),
    ...clausesOf(tokens),
  ];
}

function expectSpansWithin(source: string): void {
  for (const { span } of readAll(source)) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(source.length);
  }
}

describe("the readers", () => {
  it("keep within any prompt", () => {
    const prompts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 400 }).map((pieces) => pieces.join("")),
    );
    fc.assert(fc.property(prompts, expectSpansWithin), { numRuns: 300 });
  });

  it.each(PATTERNS)("read 20,000 characters of %j", (pattern) => {
    expectSpansWithin(pattern.repeat(LENGTH_MAX / pattern.length));
  });
});
