const ZERO_WIDTH = /[\u200b\u00ad]/gu;

/** A text on one line: white space as single spaces, none around it, and nothing without width. */
export function flatText(text: string): string {
  // V8 keeps twenty times the memory for what a global `replace` with a string answers.
  return text.split(ZERO_WIDTH).join("").trim().split(/\s+/u).join(" ");
}
