/** A range of the first digits of card numbers, the numbers' lengths, and whose they are (ISO/IEC 7812). */
export interface CardRange {
  readonly issuer: string;
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const range = (
  issuer: string,
  from: string,
  to: string,
  lengths: readonly number[],
): CardRange => ({ issuer, from, to, lengths });

export const cardRanges: readonly CardRange[] = [
  range("Visa", "4", "4", [13, 16, 19]),
  range("Mastercard", "51", "55", [16]),
  range("Mastercard", "2221", "2720", [16]),
  range("American Express", "34", "34", [15]),
  range("American Express", "37", "37", [15]),
  range("Discover", "6011", "6011", [16, 17, 18, 19]),
  range("Discover", "644", "659", [16, 17, 18, 19]),
  range("Diners Club", "300", "305", [14, 15, 16, 17, 18, 19]),
  range("Diners Club", "3095", "3095", [14, 15, 16, 17, 18, 19]),
  range("Diners Club", "36", "36", [14, 15, 16, 17, 18, 19]),
  range("Diners Club", "38", "39", [14, 15, 16, 17, 18, 19]),
  range("JCB", "3528", "3589", [16, 17, 18, 19]),
  range("UnionPay", "62", "62", [16, 17, 18, 19]),
  range("UnionPay", "81", "81", [16, 17, 18, 19]),
  range("Mir", "2200", "2204", [16, 17, 18, 19]),
  range("RuPay", "508", "508", [16]),
  range("RuPay", "60", "60", [16]),
  range("Maestro", "50", "50", [12, 13, 14, 15, 16, 17, 18, 19]),
  range("Maestro", "56", "58", [12, 13, 14, 15, 16, 17, 18, 19]),
  range("Maestro", "63", "63", [12, 13, 14, 15, 16, 17, 18, 19]),
  range("Maestro", "67", "67", [12, 13, 14, 15, 16, 17, 18, 19]),
];
