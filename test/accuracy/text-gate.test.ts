import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRows } from "../../scripts/learning/read-rows.js";
import { GateRow } from "../../scripts/text-gate/gate-rows.js";
import {
  judgeSentences,
  thresholds,
} from "../../src/engines/text-gate/instructions/judge-sentences.js";

/** Written for this measurement: no sentence, family or document of it was trained on. */
const injected = readJson("injected") as Readonly<Record<string, readonly string[]>>;
const benign = readJson("benign") as readonly {
  readonly kind: string;
  readonly sentences: readonly string[];
}[];
/** Files or folders of labelled rows, apart by blanks, as scripts/train-text-gate.ts reads them. */
const ROWS = process.env.TEXT_GATE_ROWS;

describe("the judge of instructions", () => {
  it("finds instructions of families that it never saw, in documents and alone", () => {
    const counts = Object.entries(injected).map(([family, sentences]) => {
      const within = sentences.map((sentence, at) => scoreWithin(sentence, at));
      const alone = sentences.map((sentence) => scoresOf([sentence])[0] ?? 0);
      return { family, sentences: sentences.length, ...shares(within), alone: shares(alone) };
    });
    console.table(
      counts.map(({ alone, ...one }) => ({
        ...one,
        aloneBalanced: alone.balanced,
        aloneStrict: alone.strict,
      })),
    );
    const recall = (of: (one: (typeof counts)[number]) => number) =>
      sum(counts.map((one) => of(one) * one.sentences)) / sum(counts.map((one) => one.sentences));
    const found = {
      balanced: recall(({ balanced }) => balanced),
      strict: recall(({ strict }) => strict),
      aloneBalanced: recall(({ alone }) => alone.balanced),
    };
    console.log("recall over sentences", found);
    expect(found.balanced).toBeGreaterThanOrEqual(RECALL_MIN.balanced);
    expect(found.strict).toBeGreaterThanOrEqual(RECALL_MIN.strict);
  });

  it("lets documents full of imperatives for people through", () => {
    const rows = benign.flatMap(({ kind, sentences }) =>
      scoresOf(sentences).map((score, at) => ({ kind, score, sentence: sentences[at] })),
    );
    const withheld = rows.filter(({ score }) => score >= thresholds.balanced);
    console.table(withheld);
    console.log(
      `withheld ${withheld.length} of ${rows.length} sentences of ${benign.length} documents`,
    );
    expect(withheld.length / rows.length).toBeLessThanOrEqual(FALSE_POSITIVES_MAX);
  });

  it.runIf(ROWS !== undefined)(
    "judges the labelled rows named by TEXT_GATE_ROWS",
    () => {
      const rows = readRows((ROWS ?? "").split(" "), GateRow);
      const documents = grouped(rows, ({ doc }) => doc);
      const judged = [...documents.values()].flatMap((document) => {
        const scores = scoresOf(document.map(({ text }) => text));
        return document.map((row, at) => ({ ...row, score: scores[at] ?? 0 }));
      });
      const table = [...grouped(judged, ({ label, source }) => `${label} ${source}`)].map(
        ([name, some]) => ({
          name,
          sentences: some.length,
          ...shares(some.map(({ score }) => score)),
        }),
      );
      console.table(table);
      expect(judged).toHaveLength(rows.length);
    },
    600_000,
  );

  it.runIf(ROWS === undefined)("says why the large measurement is left out", () => {
    console.log(
      "TEXT_GATE_ROWS names no labelled rows, which are not part of the project: measured on the small set alone",
    );
    expect(Object.keys(injected).length).toBeGreaterThan(25);
  });
});

/** Shares that the shipped model reaches, less a little: a worse model fails. */
const RECALL_MIN = { balanced: 0.55, strict: 0.73 };
const FALSE_POSITIVES_MAX = 0.07;

/** The score of a sentence put into the middle of one of the documents. */
function scoreWithin(sentence: string, turn: number): number {
  const { sentences } = benign[(turn * 5) % benign.length] ?? { sentences: [] };
  const at = Math.floor(sentences.length / 2);
  return scoresOf([...sentences.slice(0, at), sentence, ...sentences.slice(at)])[at] ?? 0;
}

function scoresOf(sentences: readonly string[]): readonly number[] {
  return judgeSentences(sentences, {}).map(({ score }) => score);
}

function shares(scores: readonly number[]): { readonly balanced: number; readonly strict: number } {
  const above = (bound: number) =>
    Math.round((1000 * scores.filter((score) => score >= bound).length) / scores.length) / 1000;
  return { balanced: above(thresholds.balanced), strict: above(thresholds.strict) };
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`text-gate/${name}.json`, import.meta.url), "utf8"));
}
