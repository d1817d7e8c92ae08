import type { GateExample } from "./gate-rows.js";

/** A sentence in a document, as a model judged it that saw neither its source nor its kin. */
export interface Judged {
  readonly example: GateExample;
  readonly score: number;
  /** Whether the sentence was the whole document. */
  readonly isAlone: boolean;
}

/** Kinds of documents on which false positives are held down: they are full of imperatives for people. */
export const HELD_KINDS =
  /readme|recipe|support|manual|how-to|man-page|handbook|mail|specification|legal|news|commands/u;

/** Mails made by one grammar are all unseen at once when their source is, which no real mail is. */
const MADE = /^mail-grammar/u;

function isHeld({ family, source }: GateExample): boolean {
  return HELD_KINDS.test(family) && !MADE.test(source);
}

/** The score that a share of the sentences in documents of the kinds held lie above. */
export function thresholdFor(judged: readonly Judged[], share: number): number {
  const scores = judged
    .filter(({ example, isAlone }) => !example.isTrue && !isAlone && isHeld(example))
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  return scores[Math.floor(scores.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** Prints the shares above each threshold by source, in documents and alone, and the means over sources. */
export function printTable(
  title: string,
  judged: readonly Judged[],
  thresholds: readonly number[],
): void {
  console.log(`\n${title}; shares withheld at thresholds ${thresholds.map(round).join(", ")}`);
  for (const isTrue of [true, false]) {
    const some = judged.filter(({ example }) => example.isTrue === isTrue);
    const sources = [...new Set(some.map(({ example }) => example.source))].sort();
    const means = { within: thresholds.map(() => 0), alone: thresholds.map(() => 0) };
    console.log(isTrue ? "instructions (recall)" : "sentences of documents (false positives)");
    for (const source of sources) {
      const own = some.filter(({ example }) => example.source === source);
      const [within, alone] = [false, true].map((isAlone) =>
        own.filter((one) => one.isAlone === isAlone).map(({ score }) => score),
      ) as [number[], number[]];
      const shares = (scores: number[]) => thresholds.map((bound) => shareAbove(scores, bound));
      shares(within).forEach((share, at) => {
        means.within[at]! += share / sources.length;
      });
      shares(alone).forEach((share, at) => {
        means.alone[at]! += share / sources.length;
      });
      console.log(
        `  ${source.padEnd(28)} in documents ${String(within.length).padStart(6)} ${shares(within).map(round).join(" ")}   alone ${String(alone.length).padStart(5)} ${shares(alone).map(round).join(" ")}`,
      );
    }
    const pooled = [false, true].map((isAlone) =>
      thresholds.map((bound) =>
        round(
          shareAbove(
            some.filter((one) => one.isAlone === isAlone).map(({ score }) => score),
            bound,
          ),
        ),
      ),
    );
    console.log(
      `  mean over sources: in documents ${means.within.map(round).join(" ")}, alone ${means.alone.map(round).join(" ")}; all: in documents ${pooled[0]!.join(" ")}, alone ${pooled[1]!.join(" ")}`,
    );
    if (!isTrue) {
      const held = some.filter((one) => !one.isAlone && isHeld(one.example));
      console.log(
        `  kinds held (READMEs, recipes, mails, manuals …), in documents: ${thresholds
          .map((bound) =>
            round(
              shareAbove(
                held.map(({ score }) => score),
                bound,
              ),
            ),
          )
          .join(" ")} of ${held.length}`,
      );
    }
  }
}

function shareAbove(scores: readonly number[], bound: number): number {
  return scores.length === 0 ? 0 : scores.filter((score) => score >= bound).length / scores.length;
}

function round(value: number): string {
  return value.toFixed(4);
}
