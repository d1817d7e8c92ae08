import {
  PARTICLES_UNCOMPUTED,
  TASK_LABELS,
  VOLUMES_UNCOMPUTED,
} from "../../../content/chemistry-words/untold-words.js";
import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { Span } from "../../../engines/prompt-reading/tokens/span.js";
import { tryEquation, tryFormula } from "./items/attempts.js";
import { type Item, isCue } from "./items/item.js";
import { atomsOf } from "./items/refine-items.js";
import { askedSize } from "./tasks/asked-sizes.js";
import type { Draft } from "./tasks/draft.js";
import { saidMedium } from "./tasks/medium.js";
import { quoted } from "./tasks/put-request.js";
import type { Scene } from "./tasks/scene.js";
import { isYield } from "./tasks/yields.js";

const QUOTES_MAX = 12;
const QUOTE_LENGTH_MAX = 60;
const DRAFTS_MAX = 100;
const LINE_MAX = 1_000;
const LABELS: ReadonlySet<string> = new Set(TASK_LABELS);
const MONEY = /^(?:[$€£]|eur|usd|gbp|chf|euros?|dollars?)$/iu;
/** Two elements and a number at least: `Q4` and `B12` are labels. */
const FORMULA_LIKE = /^(?=.*\d)(?:[A-Z][a-z]?\d{0,3}){2,}$/u;

/**
 * Warnings that quote each figure and formula of a prompt which no span shows, no warning tells and no rule explains as
 * a label: what a prompt says must not be lost in silence. None where the prompt has no task at all.
 */
export function untoldIn(scene: Scene, taken: readonly Span[]): readonly string[] {
  const { drafts, source, warnings } = scene;
  if (drafts.length === 0) return [];
  const covered = coverOf(source, [
    ...taken,
    ...drafts.flatMap(({ spans }) => spans.map(({ span }) => span)),
  ]);
  const isCovered = ({ span }: Item) => covered.subarray(span.start, span.end).some(Boolean);
  const asks = drafts.flatMap(({ missing }) => missing.map(({ ask }) => ask));
  const told = [...warnings, ...asks].join("\n");
  const found = [
    ...figures(scene, isCovered),
    ...formulas(scene, isCovered),
    ...unknownFormulas(scene),
  ].filter((item) => !told.includes(textOf(source, item)) && !told.includes(plainText(item)));
  const yields = found.filter((item) => isYield(scene.items, item));
  const others = found.filter((item) => !yields.includes(item));
  return [
    ...yields.map(
      (item) =>
        `"${textOf(source, item)}" as a yield is not used: the amounts are those of a complete reaction.`,
    ),
    ...(others.length === 0 ? [] : [listed(source, others)]),
    ...scene.fragments
      .filter(
        ({ text }) => text.includes("+") && !told.includes(text.trim().slice(0, QUOTE_LENGTH_MAX)),
      )
      .slice(0, QUOTES_MAX)
      .map(
        (fragment) => `${quoted(fragment.text)} was not read as an equation: ${fragment.fault}.`,
      ),
    ...negatives(scene, isCovered),
    ...uncomputed(scene),
    ...mediums(scene),
  ];
}

function coverOf(source: string, spans: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(source.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}

function listed(source: string, items: readonly Item[]): string {
  const texts = [...new Set(items.map((item) => `"${textOf(source, item)}"`))];
  const more = texts.length > QUOTES_MAX ? ` and ${texts.length - QUOTES_MAX} more` : "";
  return `In no task: ${texts.slice(0, QUOTES_MAX).join(", ")}${more}. If the answer depends on it, say what it is of.`;
}

function textOf(source: string, { span }: Item): string {
  const text = source.slice(span.start, span.end).replace(/\s+/gu, " ");
  return text.length <= QUOTE_LENGTH_MAX ? text : `${text.slice(0, QUOTE_LENGTH_MAX)}…`;
}

/** As warnings write quantities. */
function plainText(item: Item): string {
  if (item.type === "quantity") return `${item.digits} ${item.unit} `;
  return item.type === "number" ? ` ${item.digits} ` : "\0";
}

type Covered = (item: Item) => boolean;

/** Quantities, and numbers that stand where figures do; what repeats a figure that a task has is no other one. */
function figures({ items, source }: Scene, isCovered: Covered): readonly Item[] {
  const keyOf = (item: Item) => ("value" in item ? item.value : Number.NaN);
  const known = new Set(items.filter(isCovered).map(keyOf));
  return items.filter((item, at) => {
    if (isCovered(item) || known.has(keyOf(item)) || isPriced(items, at)) return false;
    return item.type === "quantity" || (item.type === "number" && isFigure(items, at, source));
  });
}

/** `€23.50/500 g` is a price. */
function isPriced(items: readonly Item[], at: number): boolean {
  if (!/^(?:[/]|per|pro|par|por)$/u.test(keyAt(items, at - 1))) return false;
  return [at - 3, at - 2].some((near) => MONEY.test(keyAt(items, near)));
}

/** Whether a number stands in a row of several cells, whose header says what it is. */
function isCell(source: string, { span }: Item): boolean {
  const start = source.lastIndexOf("\n", span.start) + 1;
  const end = source.indexOf("\n", span.end);
  const line = source.slice(Math.max(start, span.start - LINE_MAX), end < 0 ? undefined : end);
  return (line.slice(0, LINE_MAX).match(/[|;\t]| {2,}/gu) ?? []).length > 2;
}

/** A number with decimals, or one right behind what it can be of; dates, prices, lists and sections are labels. */
function isFigure(items: readonly Item[], at: number, source: string): boolean {
  const [item, before, next] = [items[at], items[at - 1], items[at + 1]];
  if (item?.type !== "number" || isChained(items, at)) return false;
  const isLabelled =
    LABELS.has(keyAt(items, at - 1)) ||
    MONEY.test(keyAt(items, at - 1)) ||
    MONEY.test(keyAt(items, at + 1));
  if (isLabelled) return false;
  const isFirst = before === undefined || before.type === "break";
  const hasDecimals = /\d[.,]\d/u.test(source.slice(item.span.start, item.span.end));
  if (hasDecimals && !isFirst && !isCell(source, item)) return true;
  const isApart = /^[:=|]$/u.test(keyAt(items, at - 1));
  const subject = items[isApart ? at - 2 : at - 1];
  const isOf = subject?.type === "substance" || isCue(subject, "molar mass", "speaker");
  return isOf && next?.type !== "substance";
}

function keyAt(items: readonly Item[], at: number): string {
  const item = items[at];
  return item && "key" in item ? item.key : "";
}

/** `7647-14-5`, `12/05` and `8:15`. */
function isChained(items: readonly Item[], at: number): boolean {
  return [1, -1].some((step) => {
    const [mark, other] = [items[at + step], items[at + 2 * step]];
    return other?.type === "number" && mark?.type === "mark" && /^[-–/:.]$/u.test(mark.key);
  });
}

/** Formulas of substances that no task has under any of its names. */
function formulas({ items, drafts, sentences, used }: Scene, isCovered: Covered): readonly Item[] {
  const open = items.filter(
    (item) => item.type === "substance" && !item.isName && !isCovered(item),
  );
  if (open.length === 0) return [];
  // What was computed from a quantity stands for its substance.
  const measured = new Set<Item | undefined>(
    sentences.flatMap((sentence) =>
      sentence.measured.flatMap(({ quantity, species }) => (isCovered(quantity) ? [species] : [])),
    ),
  );
  const known = new Set(drafts.slice(0, DRAFTS_MAX).flatMap(substancesOf));
  const isDilution = drafts.some(({ kind }) => kind === "dilution");
  return open.filter(
    (item) =>
      item.type === "substance" &&
      !measured.has(item) &&
      // A dilution is the same for any solute.
      !(isDilution && used.has(item)) &&
      !known.has(atomsOf(item)),
  );
}

/** What the fields of a task name, by its atoms. */
function substancesOf({ fields }: Draft): readonly string[] {
  const { formula, smiles, equation, quantities = [], claim = {} } = fields;
  const { value, species } = claim as { readonly value?: unknown; readonly species?: unknown };
  const parsed = typeof equation === "string" ? tryEquation(equation).value : undefined;
  const terms = [...(parsed?.left ?? []), ...(parsed?.right ?? [])];
  const named = [
    formula,
    value,
    species,
    ...terms.map((term) => term.species.text),
    ...(quantities as readonly { readonly species?: unknown }[]).map((one) => one.species),
  ];
  return [
    ...named.flatMap((text) => (typeof text === "string" ? [atomsOf({ formula: text })] : [])),
    ...(typeof smiles === "string" ? [atomsOf({ smiles })] : []),
  ];
}

/** Words that look like formulas of unknown elements, and one that stands between substances in a list. */
function unknownFormulas({ items, source }: Scene): readonly Item[] {
  const isSubstance = (item: Item | undefined) => item?.type === "substance";
  return items.filter((item, at) => {
    if (item.type !== "word") return false;
    // `1e400` is no number that can be used.
    if (item.isGlued && /^e\d{2,}$/u.test(item.key) && items[at - 1]?.type === "number")
      return true;
    const text = source.slice(item.span.start, item.span.end);
    if (FORMULA_LIKE.test(text)) return tryFormula(text).value === undefined;
    const isBetween = [-1, 1].every(
      (step) => keyAt(items, at + step) === "," && isSubstance(items[at + 2 * step]),
    );
    return isBetween && /^\p{Lu}/u.test(text);
  });
}

/** A minus before an amount is read as a dash. */
function negatives({ items, source }: Scene, isCovered: Covered): readonly string[] {
  return items.flatMap((item) => {
    const text = source.slice(item.span.start, item.span.end);
    const isNegative =
      item.type === "quantity" && item.dimension !== "temperature" && /^[-−–]/u.test(text);
    return isNegative && isCovered(item) ? [`"${text}" was read as ${text.slice(1).trim()}.`] : [];
  });
}

/** `in basic solution` beside an equation that names no OH-: there is no field for a medium. */
function mediums({ items, drafts, source }: Scene): readonly string[] {
  const equations = drafts.flatMap(({ kind, fields: { equation, medium } }) =>
    /balance$/u.test(kind) && typeof equation === "string" && medium === undefined
      ? [equation]
      : [],
  );
  const said = saidMedium(items);
  if (!said || equations.every((equation) => said.species.test(equation))) return [];
  const { item, formula } = said;
  return [
    `"${textOf(source, item)}" is not used: the equation names no ${formula}. Add ${formula} and H2O where they react.`,
  ];
}

/** A volume or number of particles that is asked for and that no task tells. */
function uncomputed(scene: Scene): readonly string[] {
  const { drafts, source, sentences } = scene;
  const isTold = drafts.some(
    ({ kind, fields: { asked = [] } }) =>
      kind === "dilution" || (asked as readonly unknown[]).some((one) => typeof one === "object"),
  );
  const size = isTold ? undefined : sentences.map((one) => askedSize(scene, one)).find(Boolean);
  if (!size) return [];
  const isVolume = unitOf(size.unit, "").dimension === "volume";
  const isOfReaction = drafts.some(({ fields }) => fields.equation !== undefined);
  if (isVolume && !isOfReaction) return [];
  const text = source.slice(size.span.start, size.span.end);
  return [`"${text}": ${isVolume ? VOLUMES_UNCOMPUTED : PARTICLES_UNCOMPUTED}`];
}
