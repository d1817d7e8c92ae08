const LETTERS_MIN = 5;
const TYPO_LETTERS_MIN = 6;
const PREFIX_SHARE_MIN = 0.75;
const WORDS_ONLY = /^\p{L}+$/u;

/**
 * Finds, for a term that no text has, those that it was probably meant to be: one letter wrong, missing, too many or
 * changed with its neighbour, or another ending of the same word (three quarters of the letters alike
 * from the first on). Both begin with the same two letters, so that only those are compared.
 */
export function createNearTerms(vocabulary: Iterable<string>): (term: string) => readonly string[] {
  const byBeginning = new Map<string, string[]>();
  for (const term of vocabulary) {
    if (term.length < LETTERS_MIN || !WORDS_ONLY.test(term)) continue;
    const beginning = term.slice(0, 2);
    const alike = byBeginning.get(beginning);
    if (alike) alike.push(term);
    else byBeginning.set(beginning, [term]);
  }
  return (term) => {
    if (term.length < LETTERS_MIN || !WORDS_ONLY.test(term)) return [];
    const candidates = byBeginning.get(term.slice(0, 2)) ?? [];
    return candidates.filter((other) => isOtherForm(term, other) || isTypo(term, other));
  };
}

function isOtherForm(one: string, other: string): boolean {
  const alike = sharedPrefix(one, other);
  return alike >= LETTERS_MIN && alike >= PREFIX_SHARE_MIN * Math.max(one.length, other.length);
}

/** One edit apart, a change of neighbours being one (Damerau 1964). */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  if (Math.min(one.length, other.length) < TYPO_LETTERS_MIN) return false;
  const at = sharedPrefix(one, other);
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.length > otherRest.length) return rest.slice(1) === otherRest;
  if (rest.length < otherRest.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return (
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
}

function sharedPrefix(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at;
}
