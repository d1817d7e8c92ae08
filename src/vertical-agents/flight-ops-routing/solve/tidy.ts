/** Far below what a check compares, and above the noise of sums such as 0.1 + 0.2. */
const DIGITS = 14;
/** Angles and speeds that are 0 but for the rounding of sines. */
const TINY = 1e-12;

/**
 * A copy of plain data whose numbers have 14 significant digits at most, and no signed or nearly zero ones. What is one
 * object stays one.
 */
export function tidy<Value>(value: Value): Value {
  const copies = new Map<object, unknown>();
  const copy = (one: unknown): unknown => {
    if (typeof one === "number") return tidyNumber(one);
    if (typeof one !== "object" || one === null) return one;
    const made =
      copies.get(one) ??
      (Array.isArray(one)
        ? one.map(copy)
        : Object.fromEntries(Object.entries(one).map(([name, field]) => [name, copy(field)])));
    copies.set(one, made);
    return made;
  };
  return copy(value) as Value;
}

function tidyNumber(value: number): number {
  return Math.abs(value) < TINY ? 0 : Number(value.toPrecision(DIGITS));
}
