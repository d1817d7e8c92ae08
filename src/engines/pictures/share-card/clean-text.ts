const WHITE_SPACE = /[\t\n\v\f\r \u0085\u1680\u2000-\u200a\u2028\u2029\u205f]+/g;
/**
 * Controls; what XML cannot hold; soft hyphens; and the marks that embed, override or isolate a
 * direction: cut in two by a line break they would turn the rest of the card around.
 */
const DROPPED =
  /[\p{Cc}\u00ad\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu;
const MARKS_MAX = 6;
/** Marks are stacked without end in some titles, over the lines above and below. */
const EXCESSIVE_MARKS = new RegExp(`((?![\\ufe0e\\ufe0f])\\p{M}){${MARKS_MAX + 1},}`, "gu");
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * The text of one paragraph that XML can hold: white space runs become one space, lone surrogates
 * U+FFFD, controls go, and at most six combining marks in a row stay.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(WHITE_SPACE, " ")
    .replace(DROPPED, "")
    .replace(EXCESSIVE_MARKS, (marks) => [...marks].slice(0, MARKS_MAX).join(""))
    .trim();
}

/** Whether a reader would see anything of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(cleanText(text));
}
