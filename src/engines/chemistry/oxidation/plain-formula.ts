/** A formula with its subscripts as plain digits. */
export function plainFormula(text: string): string {
  return text
    .replace(/[_{}]/gu, "")
    .replace(/[₀-₉]/gu, (digit) => String(digit.charCodeAt(0) - 0x2080));
}
