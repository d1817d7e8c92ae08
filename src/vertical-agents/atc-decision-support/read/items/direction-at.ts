import {
  DIRECTION_WORDS,
  FLYING_WORDS,
} from "../../../../content/air-traffic-words/place-words.js";
import { COMPASS_POINTS } from "../../../../content/compass-words/compass-words.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyAt } from "../scene/scene.js";

export interface Direction {
  readonly deg: number;
  readonly next: number;
}

const BOUND = /^(.{1,9}?)bound$/u;
const flyingWords = new Set(FLYING_WORDS);
const FILLERS: ReadonlySet<string> = new Set([
  "to",
  "the",
  "due",
  "towards",
  "nach",
  "in",
  "al",
  "le",
  "el",
  "o",
  "a",
]);

/** `north`, `NW`, `south-west`, `westlich` at a token. */
export function directionAt(tokens: readonly Token[], at: number): Direction | undefined {
  const [word, hyphen, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (word?.kind !== "word") return undefined;
  const hasHyphen = hyphen?.text === "-" && hyphen.isGlued;
  const second = hasHyphen ? other : hyphen;
  if (second?.kind === "word") {
    const joined = degreesOf(word.key + second.key);
    const isPoint = degreesOf(word.key) !== undefined && degreesOf(second.key) !== undefined;
    if (joined !== undefined && (hasHyphen || isPoint))
      return { deg: joined, next: at + (hasHyphen ? 3 : 2) };
  }
  const deg = degreesOf(word.key);
  return deg === undefined ? undefined : { deg, next: at + 1 };
}

function degreesOf(key: string): number | undefined {
  if (Object.hasOwn(COMPASS_POINTS, key)) return COMPASS_POINTS[key];
  return Object.hasOwn(DIRECTION_WORDS, key) ? DIRECTION_WORDS[key] : undefined;
}

/** A direction that is flown: `northbound`, `heading north-west`, `going to the east`. */
export function flownDirectionAt(tokens: readonly Token[], at: number): Direction | undefined {
  const key = keyAt(tokens, at);
  const bound = tokens[at]?.kind === "word" ? BOUND.exec(key)?.[1] : undefined;
  const deg = bound === undefined ? undefined : degreesOf(bound);
  if (deg !== undefined) return { deg, next: at + 1 };
  const direction = directionAt(tokens, at);
  if (direction) {
    const hyphen = keyAt(tokens, direction.next) === "-" ? direction.next + 1 : direction.next;
    if (keyAt(tokens, hyphen) === "bound") return { deg: direction.deg, next: hyphen + 1 };
  }
  const isBehindSpeed = /^(?:kts?|kn|knots|knoten|noeuds|nudos)$/u.test(keyAt(tokens, at - 1));
  if (direction && key.length >= 4 && isBehindSpeed) return direction;
  if (!flyingWords.has(key)) return undefined;
  let next = at + 1;
  for (let fillers = 0; fillers < 3 && FILLERS.has(keyAt(tokens, next)); fillers += 1) next += 1;
  const flown = directionAt(tokens, next);
  if (
    flown &&
    tokens[next + 1]?.kind === "number" &&
    flown.next === next + 1 &&
    isHemisphere(tokens, next)
  ) {
    return undefined;
  }
  return flown;
}

/** `heading N 46.5` begins a latitude. */
function isHemisphere(tokens: readonly Token[], at: number): boolean {
  return /^[nsew]$/u.test(keyAt(tokens, at));
}
