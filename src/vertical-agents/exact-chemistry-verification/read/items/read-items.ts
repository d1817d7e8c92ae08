import { GAS_CONDITIONS } from "../../../../content/chemistry-words/prompt-units.js";
import { parseEquation } from "../../../../engines/chemistry/equation/parse-equation.js";
import { ChemistryError } from "../../../../engines/chemistry/errors/chemistry-error.js";
import { parseFormula } from "../../../../engines/chemistry/formula/parse-formula.js";
import { readPrompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { withCarets } from "./attempts.js";
import { cueAt } from "./cue-at.js";
import { type EquationFragment, findEquations } from "./find-equations.js";
import { findFormulas } from "./find-formulas.js";
import { findSmiles } from "./find-smiles.js";
import type { Item, QuantityItem } from "./item.js";
import { measureAt } from "./measure-at.js";
import { nameAt } from "./name-at.js";
import { plainSource } from "./plain-source.js";

/** A prompt as what it names, measures and asks, in its order. */
export interface PromptItems {
  readonly items: readonly Item[];
  readonly fragments: readonly EquationFragment[];
}

/** Stands for something already read, so that nothing is read across it. */
const TAKEN = "¤";
const ELIDED_TOKENS_MAX = 8;

/**
 * Reads equations first, then SMILES texts, formulas, names, quantities and words; what one takes is not read again.
 * `taken` are spans that something else has read, such as JSON.
 */
export function readItems(prompt: string, taken: readonly Span[]): PromptItems {
  const source = plainSource(prompt).replaceAll(TAKEN, " ");
  const open = masked(source, taken, " ");
  const { equations, fragments } = findEquations(open);
  const withoutEquations = masked(
    open,
    equations.map(({ span }) => span),
    TAKEN,
  );
  const smiles = findSmiles(withoutEquations).map(
    ({ text, start, end }): Item => ({
      type: "substance",
      span: { start, end },
      written: text,
      smiles: text,
      isName: false,
    }),
  );
  const withoutSmiles = masked(
    withoutEquations,
    smiles.map(({ span }) => span),
    TAKEN,
  );
  const formulas = findFormulas(withoutSmiles).filter(
    ({ type, span }) => type !== "symbol" || !isVariable(withoutSmiles, span),
  );
  const rest = masked(
    withoutSmiles,
    formulas.map(({ span }) => span),
    TAKEN,
  );
  const read = [...equations, ...smiles, ...formulas].sort((a, b) => a.span.start - b.span.start);
  const written = read.map((item) => asWritten(item, prompt, source));
  return { items: itemsOf(readPrompt(rest).tokens, written, rest), fragments };
}

/** With the text of the prompt itself where the engine can read that. */
function asWritten(item: Item, prompt: string, source: string): Item {
  const text = prompt.slice(item.span.start, item.span.end);
  const plain = source.slice(item.span.start, item.span.end);
  const tidy = (value: string) => withCarets(value.replace(/[ \t]{2,}/gu, " ").trim());
  if (item.type === "equation") {
    if (item.text !== plain) return item;
    return { ...item, text: isReadable(text, parseEquation) ? text : tidy(plain) };
  }
  if (item.type !== "substance" && item.type !== "symbol") return item;
  if (item.formula === undefined || item.formula !== plain) return { ...item, written: text };
  const formula = isReadable(text, parseFormula) ? text : tidy(plain);
  return { ...item, written: text, formula };
}

function isReadable(text: string, read: (text: string, path: string) => unknown): boolean {
  try {
    read(text, "");
    return true;
  } catch (error) {
    if (error instanceof ChemistryError) return false;
    throw error;
  }
}

/** `C1 = 2 M` and `V2 = 1 L` are concentrations and volumes. */
function isVariable(source: string, { start, end }: Span): boolean {
  return (
    /^[CVcv][12₁₂]$/u.test(source.slice(start, end)) ||
    (/^[VTPFCN]$/u.test(source.slice(start, end)) && /^\s{0,2}=/u.test(source.slice(end, end + 4)))
  );
}

/** The same text with marks over what was read; offsets stay. */
function masked(source: string, spans: readonly Span[], mark: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start) continue;
    parts.push(source.slice(at, start), mark, " ".repeat(end - start - 1));
    at = end;
  }
  return parts.join("") + source.slice(at);
}

function itemsOf(tokens: readonly Token[], read: readonly Item[], source: string): readonly Item[] {
  const items: Item[] = [];
  let taken = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.text === TAKEN) {
      const item = read[taken];
      if (item) items.push(item);
      taken += 1;
      at += 1;
      continue;
    }
    const found = itemAt(tokens, at, source);
    items.push(...found.items);
    at = found.next;
  }
  return items;
}

function itemAt(
  tokens: readonly Token[],
  at: number,
  source: string,
): { readonly items: readonly Item[]; readonly next: number } {
  const token = tokens[at];
  const gas = token?.kind === "word" ? GAS_CONDITIONS[token.key] : undefined;
  if (token && gas && Object.hasOwn(GAS_CONDITIONS, token.text.toLowerCase())) {
    return { items: gasConditions(token.span, gas), next: at + 1 };
  }
  const measure = measureAt(tokens, at, source);
  if (measure) return { items: [measure.item], next: measure.next };
  const elided = withoutElision(tokens, at) ?? [];
  const cue = cueAt(tokens, at) ?? placed(cueAt(elided, 0), at);
  const name = nameAt(tokens, at, source) ?? placed(nameAt(elided, 0, source), at);
  if (name && (!cue || name.next > cue.next)) return { items: [name.item], next: name.next };
  if (cue) return { items: [cue.item], next: cue.next };
  if (!token) return { items: [], next: at + 1 };
  const key = token.kind === "word" ? token.key : token.text;
  const type = token.kind === "word" || token.kind === "break" ? token.kind : "mark";
  return { items: [{ type, span: token.span, key, isGlued: token.isGlued }], next: at + 1 };
}

function placed<T extends { readonly next: number }>(
  found: T | undefined,
  at: number,
): T | undefined {
  return found && { ...found, next: found.next + at };
}

/** The next tokens with `eau` for `d'eau`; undefined where no article is elided. */
function withoutElision(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const cut = /^(?:qu|[dljn])'(?=\p{L})/iu.exec(token.text)?.[0].length;
  if (cut === undefined) return undefined;
  const span = { start: token.span.start + cut, end: token.span.end };
  const rest = { ...token, text: token.text.slice(cut), key: token.key.slice(cut), span };
  return [rest, ...tokens.slice(at + 1, at + ELIDED_TOKENS_MAX)];
}

function gasConditions(
  span: Span,
  { kelvin, kilopascals }: { readonly kelvin: number; readonly kilopascals: number },
): readonly Item[] {
  const of = (value: number, unit: string, dimension: QuantityItem["dimension"]): Item => ({
    type: "quantity",
    span,
    value,
    digits: String(value),
    unit,
    dimension,
  });
  return [of(kelvin, "K", "temperature"), of(kilopascals, "kPa", "pressure")];
}
