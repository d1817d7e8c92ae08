import { readFileSync } from "node:fs";
import type { SentenceKind } from "../../src/engines/text/script-writer/brief/judge-sentences.js";

/** A brief in pieces; their texts one after another are the brief. */
export interface LabelledBrief {
  readonly id: string;
  readonly lang: string;
  readonly pieces: readonly (readonly [kind: PieceKind, text: string])[];
}

/** What a piece is for; a label belongs to the sentence behind it. */
export type PieceKind =
  | "say"
  | "ask"
  | "topic"
  | "audience"
  | "order"
  | "direct"
  | "chat"
  | "label";

const KIND_OF: Readonly<Record<Exclude<PieceKind, "label">, SentenceKind>> = {
  say: "content",
  ask: "content",
  topic: "content",
  direct: "writer",
  chat: "writer",
  audience: "audience",
  order: "order",
};

/** All labelled briefs: 420 in English, 425 in German, French, Spanish, Italian, Portuguese and Dutch. */
export function readLabelledBriefs(): LabelledBrief[] {
  return readFileSync(new URL("../briefs/labelled-briefs.jsonl", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LabelledBrief);
}

/** Every tenth brief is kept from the training. */
export function isHeldBack(at: number): boolean {
  return at % 10 === 9;
}

/** The sentences of a labelled brief; a label goes for the sentences of its line. */
export function labelledSentences({
  pieces,
}: LabelledBrief): { text: string; label: string; kind: SentenceKind }[] {
  let label = "";
  return pieces.flatMap(([piece, text]) => {
    if (piece === "label") {
      label = text;
      return [];
    }
    const found = text
      .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d"“])|\n+/u)
      .filter((sentence) => /[\p{L}\d]/u.test(sentence))
      .map((sentence) => ({ text: sentence.trim(), label, kind: KIND_OF[piece] }));
    if (/\n\s*$/u.test(text)) label = "";
    return found;
  });
}
