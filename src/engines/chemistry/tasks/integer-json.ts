/** An integer as JSON holds it exactly: a number up to 2^53 - 1 in size, beyond it a decimal text. */
export type IntegerJson = number | string;

export function integerJson(integer: bigint): IntegerJson {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : String(integer);
}
