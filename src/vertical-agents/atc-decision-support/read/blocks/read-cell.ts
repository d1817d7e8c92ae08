import type { AirTrafficLabel } from "../../../../content/air-traffic-words/field-words.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { readPrompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Fact } from "../draft/said.js";
import { milesOf } from "../items/length-at.js";
import { readItems } from "../items/read-items.js";
import { labelledValueAt } from "../items/value-at.js";
import { rewriteTokens } from "../scene/rewrite-tokens.js";
import { Claims, type Scene } from "../scene/scene.js";

/** What a column or a key holds, and in which unit its plain numbers are; null where it does not say. */
export interface ColumnMeaning {
  readonly label: AirTrafficLabel;
  readonly unit: string | null;
}

const AXES = /^(?:x|y)$/u;
const EMPTY = /^(?:|-+|n\/?a|none|null|nil|unknown|tbd|\?+|—)$/iu;

/** The facts of a cell by the meaning of its column; nothing for one that is empty or cannot be read. */
export function factsOfCell(text: string, { label, unit }: ColumnMeaning): readonly Fact[] {
  if (EMPTY.test(text.trim()) || label === "bearing") return [];
  // A cell of one number has no other meaning for its comma.
  const isDecimal = label !== "place" && /^\s*[+-]?\d{1,3},\d{1,6}\s*$/u.test(text);
  const isGrouped = /,\d{3}\s*$/u.test(text) && !/^(?:lat|lon|x|y)$/u.test(label);
  const scene = sceneOf(isDecimal && !isGrouped ? text.replace(",", ".") : text);
  const first = scene.tokens[0];
  if (label === "type") return [{ field: "type", value: text.trim() }];
  const isAlone = first?.kind === "number" && scene.tokens.length === 1;
  if (isAlone && unit !== null) {
    const fact = inUnit(first.value, label, unit);
    if (fact) return [fact];
  }
  if (label !== "place" && label !== "track_gs") {
    const found = labelledValueAt(scene.tokens, 0, label);
    if (found?.next === scene.tokens.length) return [found.fact];
  }
  return freeFacts(scene, label);
}

function sceneOf(text: string): Scene {
  const prompt = readPrompt(text);
  const tokens = rewriteTokens(prompt.tokens);
  return { prompt: { ...prompt, tokens }, tokens, claims: new Claims(tokens), warnings: [] };
}

/** `FL290 -> FL370`, `000/450`, `46.5N 8.2E`. */
function freeFacts(scene: Scene, label: AirTrafficLabel): readonly Fact[] {
  const context = { scene, relatives: new Map(), mentionAt: () => undefined };
  const start = { hasAltitude: false, isCorrecting: false };
  const items = readItems(context, [0, scene.tokens.length], start);
  const fitting = items.filter(({ field }) => fits(field, label));
  const facts: Fact[] = fitting.map(
    ({ from: _from, next: _next, isCorrection: _is, ...fact }) => fact as Fact,
  );
  return label === "place" && facts.length === 0 ? pairOf(scene) : facts;
}

function fits(field: Fact["field"], label: AirTrafficLabel): boolean {
  if (label === "place") return field === "place" || /^(?:lat|lon|x|y)$/u.test(field);
  if (label === "alt" || label === "fl") return /^(?:alt|target|vs|trend)$/u.test(field);
  if (label === "target") return field === "target" || field === "alt";
  if (label === "track_gs") return field === "track" || field === "gs";
  if (label === "vs" || label === "climb" || label === "sink")
    return field === "vs" || field === "trend";
  if (label === "speed" || label === "gs") return /^(?:gs|ias|tas|mach)$/u.test(field);
  return field === label;
}

/** Two plain numbers of a column for positions. */
function pairOf({ tokens }: Scene): readonly Fact[] {
  const numbers = tokens.flatMap((token) =>
    token.kind === "number" ? (token.parts.length === 2 ? token.parts : [token]) : [],
  );
  const [first, second] = numbers;
  if (!first || !second || numbers.length !== 2) return [];
  const decimals = Math.max(decimalsOf(first.text), decimalsOf(second.text));
  const value = { kind: "pair", first: first.value, second: second.value, decimals } as const;
  return [{ field: "place", value }];
}

function decimalsOf(text: string): number {
  const point = text.indexOf(".");
  return point < 0 ? 0 : text.length - point - 1;
}

/** A plain number in the unit that its column names. */
export function inUnit(value: number, label: AirTrafficLabel, unit: string): Fact | undefined {
  if (AXES.test(label) || label === "dist") {
    const nm = milesOf(value, unit);
    return nm === undefined ? undefined : { field: label as "x" | "y" | "dist", value: nm };
  }
  const to = unitOf(label);
  const converted = to === undefined ? undefined : convertQuantity(value, { from: unit, to });
  if (converted !== undefined) {
    return { field: fieldOf(label), value: label === "sink" ? -Math.abs(converted) : converted };
  }
  if ((label === "vs" || label === "climb" || label === "sink") && unit === "ms") {
    const feet = convertQuantity(value, { from: "m", to: "ft" });
    const fpm = feet === undefined ? undefined : feet * 60;
    return fpm === undefined
      ? undefined
      : { field: "vs", value: label === "sink" ? -Math.abs(fpm) : fpm };
  }
  return undefined;
}

function unitOf(label: AirTrafficLabel): string | undefined {
  if (label === "alt" || label === "fl" || label === "target") return "ft";
  if (label === "gs" || label === "speed" || label === "tas" || label === "ias") return "kt";
  if (label === "vs" || label === "climb" || label === "sink") return "fpm";
  return label === "track" ? "deg" : undefined;
}

function fieldOf(label: AirTrafficLabel) {
  if (label === "fl" || label === "alt") return "alt" as const;
  if (label === "target" || label === "tas" || label === "ias" || label === "track") return label;
  return label === "vs" || label === "climb" || label === "sink"
    ? ("vs" as const)
    : ("gs" as const);
}
