import type { Found, Reading } from "../kit/reading.js";
import { spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";
import { type Quantity, quantityAt } from "./quantity-at.js";

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

const OPENING: ReadonlySet<string> = new Set([
  "between",
  "from",
  "zwischen",
  "von",
  "entre",
  "de",
  "desde",
]);
const JOINING: ReadonlySet<string> = new Set([
  "to",
  "until",
  "bis",
  "a",
  "hasta",
  "ate",
  "through",
]);
const PAIRING: ReadonlySet<string> = new Set(["and", "und", "et", "y", "e"]);

/**
 * `50-200 MW`, `50 to 200`, `between 50 and 200`. A unit that only one bound names is both bounds'. Names such as
 * `line 2-3` read alike: the reader knows from the word before.
 */
export function rangeAt(tokens: readonly Token[], at: number): Found<Reading<Bounds>> | undefined {
  const opening = tokens[at];
  const isOpened = opening?.kind === "word" && OPENING.has(opening.key);
  const low = quantityAt(tokens, isOpened ? at + 1 : at);
  if (!opening || !low) return undefined;
  const joint = jointAt(tokens, low.next, isOpened);
  const high = joint ? quantityAt(tokens, joint) : undefined;
  if (!high || high.reading.value < low.reading.value) return undefined;
  const unit = high.reading.unit ?? low.reading.unit;
  if ((low.reading.unit ?? unit) !== unit) return undefined;
  return {
    reading: {
      value: { low: low.reading.value, high: high.reading.value },
      unit,
      span: spanning(opening.span, high.reading.span),
      alternatives: otherBounds(low.reading, high.reading),
    },
    next: high.next,
  };
}

function otherBounds(low: Quantity, high: Quantity): Reading<Bounds>["alternatives"] {
  return high.alternatives.map(({ value, unit }) => ({
    value: { low: low.value, high: value },
    unit,
  }));
}

/** The token behind what joins two bounds: a hyphen, two points, or a word. */
function jointAt(tokens: readonly Token[], at: number, isOpened: boolean): number | undefined {
  const joint = tokens[at];
  if (!joint) return undefined;
  if (joint.kind === "word") {
    return JOINING.has(joint.key) || (isOpened && PAIRING.has(joint.key)) ? at + 1 : undefined;
  }
  if (joint.text === "." && tokens[at + 1]?.text === ".") return at + 2;
  const isEven = joint.isGlued === tokens[at + 1]?.isGlued;
  return (joint.text === "-" || joint.text === "~") && isEven ? at + 1 : undefined;
}
