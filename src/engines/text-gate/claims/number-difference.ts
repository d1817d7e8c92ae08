import type { CheckedClaim } from "./checked-claim.js";
import { type Statement, subjectWords } from "./read-statement.js";
import type { FoundNumber } from "./source-index.js";
import type { StatedNumber } from "./stated-number.js";

const SHARE_MIN = 0.5;
/** A number with a unit is missed where a source shares so many of the claim's words. */
const MISSING_SHARE = 0.3;
/** What is counted stands so near after a number. */
const COUNTED_WITHIN = 3;
/** Words by which a sentence tells a time from another one. */
const RELATIVE = /(?<!\p{L})(?:next|following|later|previous|earlier|ago|darauf|später)(?!\p{L})/iu;

/** A number that the sources have not: false where they have another for the same thing. */
export function differs(
  number: StatedNumber,
  rival: FoundNumber | undefined,
  claim: Statement,
  stated: Statement | undefined,
  share: number,
): Omit<CheckedClaim, "sentence"> {
  const missing = `the number ${number.text} is not in the sources`;
  if (!rival || !stated) {
    return {
      supported: number.kind !== "plain" && share >= MISSING_SHARE ? false : null,
      why: missing,
    };
  }
  const isDated = number.kind === "date" || /^[12]\d{3}$/u.test(number.text);
  if (isDated && RELATIVE.test(stated.text)) return { supported: null, why: missing };
  const isSameThing =
    number.kind !== "plain" || isDated || countsSame(claim, number, stated, rival);
  return isSameThing
    ? { supported: false, why: `the sources say ${rival.number.text}, not ${number.text}` }
    : { supported: null, why: missing };
}

/** What follows one count follows the other, too, or nearly all else is the same. */
function countsSame(
  claim: Statement,
  number: StatedNumber,
  stated: Statement,
  { number: rival }: FoundNumber,
): boolean {
  const after = (words: Statement["words"], end: number) =>
    words.filter(({ start }) => start >= end).slice(0, COUNTED_WITHIN);
  const counted = new Set(after(stated.words, rival.end).map(({ stem }) => stem));
  const said = new Set(stated.words.map(({ stem }) => stem));
  const subject = subjectWords(claim);
  const shared = subject.filter(({ stem }) => said.has(stem)).length;
  const told = subjectWords({ ...claim, words: after(claim.words, number.end) });
  return told.length > 0
    ? told.slice(0, 1).some(({ stem }) => counted.has(stem)) || shared === subject.length
    : shared >= SHARE_MIN * subject.length;
}
