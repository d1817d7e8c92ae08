import { COLUMN_LABELS, VALUE_LABELS } from "../../../../content/air-traffic-words/field-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import { readPrompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyAt } from "../scene/scene.js";
import type { ColumnMeaning } from "./read-cell.js";

const labels = new Vocabulary([...VALUE_LABELS, ...COLUMN_LABELS]);
const UNIT_KINDS: ReadonlySet<string> = new Set([
  "length",
  "altitude",
  "speed",
  "vertical_speed",
  "angle",
]);
/** As the last parts of keys write units. */
const SHORT_UNITS: ReadonlyMap<string, string> = new Map([
  ["ms", "ms"],
  ["ftmin", "fpm"],
  ["fpm", "fpm"],
  ["kts", "kt"],
]);
const SPLIT_HUMPS = /(\p{Ll})(\p{Lu})/gu;

/** What the head of a column or the key of a value means: `alt (ft)`, `gs_kt`, `groundSpeed`; undefined for others. */
export function columnMeaning(head: string): ColumnMeaning | undefined {
  const plain = head
    .replace(SPLIT_HUMPS, "$1 $2")
    .replace(/[_./()[\]-]+/gu, " ")
    .trim();
  const slashed = head.replace(/[()[\]_]/gu, " ");
  const tokens = readPrompt(plain.slice(0, 60)).tokens;
  const term = labels.termAt(tokens, 0);
  const label = term?.meanings[0];
  if (!term || label === undefined || (term.isMisspelt && term.meanings.length > 1))
    return undefined;
  return { label, unit: unitIn(slashed) ?? unitBehind(tokens, term.next) };
}

function unitBehind(tokens: readonly Token[], from: number): string | null {
  for (let at = from; at < tokens.length; at += 1) {
    const short = SHORT_UNITS.get(keyAt(tokens, at));
    if (short !== undefined) return short;
    const unit = unitAt(tokens, at);
    if (unit && UNIT_KINDS.has(unit.unit.kind)) return unit.unit.unit;
  }
  return null;
}

/** `gs(km/h)` and `vs [ft/min]`, of which the plain form has lost the slash. */
function unitIn(head: string): string | null {
  if (!head.includes("/")) return null;
  const { tokens } = readPrompt(head.slice(0, 60));
  return unitBehind(tokens, 1);
}
