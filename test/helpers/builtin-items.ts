import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { runBuiltin } from "../../src/engines/text/builtin-model/run-builtin.js";

const KINDS = ["extract", "classify", "answer", "auto"] as const;
export type ItemKind = (typeof KINDS)[number];

/** A task with what a right answer holds, as a person wrote it down before any method was tuned. */
export interface BuiltinItem {
  readonly task: string;
  readonly context?: readonly string[];
  /** The whole object that must come. */
  readonly json?: Readonly<Record<string, unknown>>;
  /** Values of which each must come, by whatever name. */
  readonly has?: Readonly<Record<string, unknown>>;
  readonly has_text?: string;
  readonly label?: string;
  readonly labels?: readonly string[];
  readonly uncertain?: true;
  readonly span?: string | readonly string[];
  /** The passage that must be quoted, from 1. */
  readonly source?: number;
  readonly untold?: true;
  readonly yes?: boolean;
  /** The builtin that a routed task must reach, or one of several. */
  readonly model?: string;
  readonly any_model?: readonly string[];
  readonly includes?: readonly string[];
  readonly includes_any?: readonly string[];
  readonly cannot?: true;
}

export interface JudgedItem {
  readonly item: BuiltinItem;
  readonly isRight: boolean;
  readonly text: string;
  readonly model: string;
}

const NOW_MS = Date.UTC(2026, 10, 24, 12);
const SPAN_WORDS_MORE_MAX = 6;

/** The items of one kind: those that methods were tuned on, or those that were set aside. */
export function readItems(kind: ItemKind, set: "open" | "held-out"): BuiltinItem[] {
  const url = new URL(`../builtin-items/${set}/${kind}.jsonl`, import.meta.url);
  const lines = readFileSync(url, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): BuiltinItem => JSON.parse(line));
}

/** Runs an item through its builtin and holds the answer against what was expected. */
export function judgeItem(kind: ItemKind, item: BuiltinItem): JudgedItem {
  const { text, model } = runBuiltin({
    model: `builtin/${kind}`,
    task: item.task,
    context: item.context ?? [],
    maxTokens: 16_384,
    nowMs: NOW_MS,
  });
  return { item, text, model, isRight: isRight(item, text, model) };
}

function isRight(item: BuiltinItem, text: string, model: string): boolean {
  const { label, labels, includes = [], includes_any: any = [""] } = item;
  if (item.json) return isDeepStrictEqual(JSON.parse(text), item.json);
  if (item.has) return hasValues(JSON.parse(text), item.has);
  if (item.has_text) return text.includes(item.has_text);
  if (label !== undefined) return text === label;
  if (labels) return isDeepStrictEqual(text.split(", ").sort(), [...labels].sort());
  if (item.uncertain) return text.startsWith("uncertain");
  if (item.untold) return text === "The context does not tell.";
  if (item.yes !== undefined) return isSpan(text, item.yes ? "Yes" : "No", item.source);
  if (item.span !== undefined) return isSpan(text, item.span, item.source);
  const models = item.any_model ?? [item.model];
  if (!models.includes(model)) return false;
  if (item.cannot) return /^I am builtin\/auto, without a language model/.test(text);
  const has = (piece: string) => text.toLowerCase().includes(piece.toLowerCase());
  return includes.every(has) && any.some(has);
}

function hasValues(result: object, wanted: Readonly<Record<string, unknown>>): boolean {
  const values: unknown[] = Object.values(result);
  return Object.values(wanted).every((value) =>
    values.some((found) => isDeepStrictEqual(found, value)),
  );
}

function isSpan(
  text: string,
  wanted: string | readonly string[],
  source: number | undefined,
): boolean {
  const [span = "", quote = ""] = text.split("\n\nSource ");
  const isQuoted = source === undefined || quote.startsWith(`[${source}]`);
  const words = (piece: string) => piece.trim().split(/\s+/).length;
  return (
    isQuoted &&
    [wanted]
      .flat()
      .some((piece) => span.includes(piece) && words(span) <= words(piece) + SPAN_WORDS_MORE_MAX)
  );
}

export const itemKinds: readonly ItemKind[] = KINDS;
