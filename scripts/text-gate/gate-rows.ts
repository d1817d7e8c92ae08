import { Type } from "@sinclair/typebox";
import {
  piecesOf,
  type SentencePiece,
} from "../../src/engines/text-gate/instructions/read-sentence.js";
import { readRows } from "../learning/read-rows.js";

export const GateRow = Type.Object({
  text: Type.String(),
  label: Type.Union([Type.Literal(0), Type.Literal(1)]),
  source: Type.String(),
  family: Type.String(),
  doc: Type.String(),
});

/** A sentence with its label: whether it instructs the model that reads it, and where it is from. */
export interface GateExample {
  readonly text: string;
  readonly isTrue: boolean;
  readonly source: string;
  /** Kind of document, or family of attack. */
  readonly family: string;
  readonly doc: string;
  readonly piece: SentencePiece;
  readonly weight: number;
}

/** Rows whose labels are read off a filter, or that only border on what a document holds. */
const DOUBTFUL = /^garak|answers$|^owasp|gum-talk/u;
/** A source of attacks counts as if it had about so many rows. */
const EVEN_ROWS = 600;

/** The rows of files and folders, in order, read as the engine reads sentences. */
export function readExamples(paths: readonly string[]): readonly GateExample[] {
  const rows = readRows(paths, GateRow);
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  return rows.flatMap(({ text, label, source, family, doc }) => {
    const [piece] = piecesOf(text);
    if (piece === undefined || piece.features.buckets.length === 0) return [];
    const even = Math.min(1.5, Math.max(0.5, Math.sqrt(EVEN_ROWS / (counts.get(source) ?? 1))));
    const weight = (label === 1 ? even : 1) * (DOUBTFUL.test(source) ? 0.5 : 1);
    return [{ text, isTrue: label === 1, source, family, doc, piece, weight }];
  });
}

const KIN =
  /^(?:tldr|debian-handbook|pud|progit|cse|self|bipia|ewt|gum|act-as|garak|tool|asb|written|natural)/u;

/**
 * Deals sources to parts so that all rows of one source, and of sources that are kin, are in one part and
 * parts are about as large, attacks and documents each.
 */
export function dealSources(
  examples: readonly GateExample[],
  parts: number,
): (example: GateExample) => number {
  const groupOf = ({ isTrue, source }: GateExample) =>
    `${isTrue}${KIN.exec(source)?.[0] ?? source}`;
  const sizes = new Map<string, number>();
  for (const example of examples) {
    sizes.set(groupOf(example), (sizes.get(groupOf(example)) ?? 0) + 1);
  }
  const loads = { true: new Array<number>(parts).fill(0), false: new Array<number>(parts).fill(0) };
  const dealt = new Map<string, number>();
  for (const [group, size] of [...sizes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const load = loads[group.startsWith("true") ? "true" : "false"];
    const part = load.indexOf(Math.min(...load));
    load[part]! += size;
    dealt.set(group, part);
  }
  return (example) => dealt.get(groupOf(example)) ?? 0;
}
