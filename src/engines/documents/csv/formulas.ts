/** What spreadsheets compute when a cell begins so. */
const MARKS = /^[\t\r ]*[=+\-@＝＋－＠]/;
/** Numbers, dates, times, telephone numbers and bare dashes begin so as well, and are no formulas. */
const HARMLESS =
  /^[+\-\s]*(?:[$€£¥]\s?)?[\d\s.,:/()%'’-]*(?:e[+-]?\d+)?\s?(?:[%‰$€£¥]|[\p{L}°µ]{1,4})?$/iu;

/** Whether a spreadsheet would take the text of a cell for a formula. */
export function isFormula(text: string): boolean {
  return MARKS.test(text) && !HARMLESS.test(text);
}
