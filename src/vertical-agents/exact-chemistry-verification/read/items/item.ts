import type { TaskWord } from "../../../../content/chemistry-words/task-words.js";
import type { Dimension } from "../../../../engines/chemistry/amounts/units.js";
import type { Equation } from "../../../../engines/chemistry/equation/parse-equation.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";

/** An equation that the engine can read. */
export interface EquationItem {
  readonly type: "equation";
  readonly span: Span;
  /** As written, or made of the names that the prompt has. */
  readonly text: string;
  readonly parsed: Equation;
  readonly note?: string;
}

/** A substance by its formula, its SMILES text or a name. */
export interface SubstanceItem {
  readonly type: "substance";
  readonly span: Span;
  readonly written: string;
  readonly formula?: string;
  readonly smiles?: string;
  /** How it was read, where the text is not simply taken. */
  readonly note?: string;
  /** What must be asked before it can be used. */
  readonly question?: string;
  readonly isName: boolean;
}

/** The name or symbol of an element, or a formula that may be a word; it becomes a substance where one is meant. */
export interface SymbolItem {
  readonly type: "symbol";
  readonly span: Span;
  readonly written: string;
  readonly formula: string;
  readonly isName: boolean;
}

export interface QuantityItem {
  readonly type: "quantity";
  readonly span: Span;
  readonly value: number;
  /** The number as written, with a decimal point. */
  readonly digits: string;
  /** As the engine spells it, or `K` and `kPa`. */
  readonly unit: string;
  readonly dimension: Dimension | "temperature" | "pressure";
}

export interface NumberItem {
  readonly type: "number";
  readonly span: Span;
  readonly value: number;
  readonly digits: string;
}

export interface CueItem {
  readonly type: "cue";
  readonly span: Span;
  readonly key: string;
  readonly words: ReadonlySet<TaskWord>;
}

/** What has no meaning of its own for chemistry; `key` has neither case nor accents. */
export interface PlainItem {
  readonly type: "word" | "mark" | "break";
  readonly span: Span;
  readonly key: string;
  readonly isGlued: boolean;
}

export type Item =
  | EquationItem
  | SubstanceItem
  | SymbolItem
  | QuantityItem
  | NumberItem
  | CueItem
  | PlainItem;

/** Whether an item is a cue with one of the meanings. */
export function isCue(item: Item | undefined, ...words: readonly TaskWord[]): item is CueItem {
  return item?.type === "cue" && words.some((word) => item.words.has(word));
}
