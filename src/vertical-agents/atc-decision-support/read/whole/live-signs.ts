import {
  ACTION_PHRASES,
  COPY_WORDS,
  DELIVERY_TARGETS,
  DELIVERY_VERBS,
  OPERATIONAL_PHRASES,
  OPERATIONAL_WORDS,
  OTHER_THINGS,
  POINTING_WORDS,
  PRESENCE_PHRASES,
  REAL_PHRASES,
  REAL_THINGS,
  REAL_WORDS,
  RETRACTIONS,
  WRITER_WORDS,
} from "../../../../content/air-traffic-words/live-words.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";

type Sign = "real" | "action" | "presence" | "operational" | "retraction";

/** Phrases by their first word. */
const phrases = new Map<string, { readonly words: readonly string[]; readonly sign: Sign }[]>();
for (const [sign, list] of [
  ["real", REAL_PHRASES],
  ["action", ACTION_PHRASES],
  ["presence", PRESENCE_PHRASES],
  ["operational", OPERATIONAL_PHRASES],
  ["retraction", RETRACTIONS],
] as const) {
  for (const phrase of list) {
    const words = keyOf(phrase).split(" ");
    const first = words[0] ?? "";
    phrases.set(first, [...(phrases.get(first) ?? []), { words, sign }]);
  }
}

const COPULAS =
  /^(?:is|are|ist|sind|est|sont|es|son|sao|e|being|it's|that's|they're|c'est|all|very|totally|100|quite|actually|really|truly|in|indeed|now|still|already|currently|just|so|definitely|wirklich|vraiment|realmente)$/u;
const JOINED = /^(?:it's|its|they're|that's|c'est)$/u;
/** `aircraft actual level` and `traffic true track` are of values. */
const FORWARD_ONLY = /^(?:true|actual|operational|reali)$/u;
const THINGS_AFTER = 2;
const TARGET_REACH = 9;
const WRITER_REACH = 5;

/** The listed phrases that begin at a word. */
export function phraseSignsAt(words: readonly string[], at: number) {
  const found = (phrases.get(words[at] ?? "") ?? []).filter((one) =>
    one.words.every((word, index) => words[at + index] === word),
  );
  const of = (sign: Sign) =>
    found.filter((one) => one.sign === sign).map((one) => one.words.join(" "));
  return {
    presence: of("presence"),
    action: of("action"),
    isReal: of("real").length > 0,
    isOperational: of("operational").length > 0,
    isRetraction: of("retraction").length > 0 || isNotReally(words, at),
  };
}

/** `a simulator, not really`; `not really live` is a denial. */
function isNotReally(words: readonly string[], at: number): boolean {
  if (words[at] !== "not" || words[at + 1] !== "really") return false;
  const isLed = at === 0 || /^(?:ok|okay|well|,|no|oh|but|so|actually)$/u.test(words[at - 1] ?? "");
  return isLed && !REAL_WORDS.has(words[at + 2] ?? "");
}

/** `the pilots`, `on the frequency`, but not `a pilot study`. */
export function isOperationalAt(words: readonly string[], at: number): boolean {
  return OPERATIONAL_WORDS.has(words[at] ?? "") && !OTHER_THINGS.has(words[at + 1] ?? "");
}

/** `live approach traffic`, `aviones reales`, `the aircraft are real`, `this is live`. */
export function isRealAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!REAL_WORDS.has(word)) return false;
  if (word.endsWith("verkehr")) return true;
  for (let next = at + 1; next <= at + THINGS_AFTER; next += 1) {
    if (!REAL_THINGS.has(words[next] ?? "")) continue;
    return ![1, 2].some((step) => COPY_WORDS.has(words[next + step] ?? ""));
  }
  if (isAlone(words, at)) return true;
  if (FORWARD_ONLY.test(word)) return isSaidReal(words, at);
  if (REAL_THINGS.has(words[at - 1] ?? "")) return !COPY_WORDS.has(words[at + 1] ?? "");
  return isSaidReal(words, at);
}

/** `Live: AFR12 …`. */
function isAlone(words: readonly string[], at: number): boolean {
  return words[at] === "live" && at === 0 && /^(?:|,|.*\d.*)$/u.test(words[1] ?? "");
}

function isSaidReal(words: readonly string[], at: number): boolean {
  if (/^(?:true|actual|operational|reali)$/u.test(words[at] ?? "")) return false;
  // A call sign behind it begins the picture.
  const isLast = /^(?:|,|and|so|now|here|not|und|et|y|.*\d.*)$/u.test(words[at + 1] ?? "");
  let before = at - 1;
  if (JOINED.test(words[before] ?? "")) return isLast;
  for (let steps = 0; steps < 4 && COPULAS.test(words[before] ?? ""); steps += 1) before -= 1;
  const subject = words[before] ?? "";
  if (before === at - 1) return false;
  return REAL_THINGS.has(subject) || (POINTING_WORDS.has(subject) && isLast);
}

/** How sure it is that an answer is handed on to aircraft by the verb at a word, from 0 to 2. */
export function deliveryAt(words: readonly string[], at: number): number {
  const word = words[at] ?? "";
  const isStrong = DELIVERY_VERBS.strong.some((stem) => word.startsWith(stem));
  const isWeak = !isStrong && DELIVERY_VERBS.weak.some((stem) => isFormOf(word, stem));
  if (!isStrong && !isWeak) return 0;
  const isWriter = words
    .slice(Math.max(0, at - WRITER_REACH), at)
    .some((one) => WRITER_WORDS.has(one));
  const isTarget = hasTarget(words, at);
  const isPlanned = words
    .slice(Math.max(0, at - 6), at)
    .some((one) =>
      /^(?:will|gets|get|going|goes|straight|directly|automatically|wird|werden|sera|seran)$/u.test(
        one,
      ),
    );
  if (isWeak) return isTarget && (isWriter || isPlanned) ? 2 : 0;
  return isTarget && (isWriter || isPlanned) ? 2 : isTarget || isWriter ? 1 : 0;
}

function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length <= stem.length + 3;
}

/** A person or a radio; aircraft only behind `to`, for they are what is spoken of everywhere. */
function hasTarget(words: readonly string[], at: number): boolean {
  for (let next = at + 1; next <= at + TARGET_REACH; next += 1) {
    const word = words[next] ?? "";
    if (!DELIVERY_TARGETS.has(word)) continue;
    const isPronoun = /^(?:them|him|her)$/u.test(word);
    if (isPronoun && next === at + 1 && words[next + 1] !== "apart") return true;
    const isTo = [1, 2, 3].some((back) =>
      /^(?:to|onto|into|by|an|a|aux|ai)$/u.test(words[next - back] ?? ""),
    );
    if (isTo && words[next - 1] !== ",") return true;
    if (!isPronoun && !/^(?:aircraft|planes|airplanes|drones|radio)$/u.test(word)) return true;
  }
  return false;
}

/** `working Madrid ACC`, `sitting at the approach radar`. */
export function isWorkingAt(words: readonly string[], at: number): boolean {
  if (!/^(?:working|manning|staffing|sitting|covering)$/u.test(words[at] ?? "")) return false;
  return [1, 2, 3, 4].some((step) =>
    /^(?:acc|app|approach|tower|twr|sector|ground|radar|centre|center|fir|position|console)$/u.test(
      words[at + step] ?? "",
    ),
  );
}
