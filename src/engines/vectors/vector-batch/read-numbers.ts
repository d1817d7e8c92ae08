/** Where a list is no vector, and why. */
export interface NumberFault {
  readonly index: number;
  readonly reason: "not-a-number" | "out-of-range";
}

/**
 * Writes a list into `target` from `offset` on, rounded to 32 bits, and answers the first item that
 * is no number or lies beyond what 32 bits hold (about 3.4e38).
 */
export function readNumbers(
  list: readonly unknown[],
  target: Float32Array,
  offset: number,
): NumberFault | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    if (typeof item !== "number") return { index, reason: "not-a-number" };
    const rounded = Math.fround(item);
    if (!Number.isFinite(rounded)) return { index, reason: "out-of-range" };
    target[offset + index] = rounded;
  }
  return undefined;
}

/** Whether a vector has no direction. */
export function isAllZero(vector: Float32Array): boolean {
  for (const component of vector) if (component !== 0) return false;
  return true;
}
