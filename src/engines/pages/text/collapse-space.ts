/** Single spaces are left as they are: they are most of the white space, and each replacement costs. */
const SPACE = /\s{2,}|[^\S ]/gu;

/** The text with each run of white space as one space, of its ends too. Linear, in place of `/\s+/` also in memory. */
export function collapseSpace(text: string): string {
  return text.replace(SPACE, " ");
}
