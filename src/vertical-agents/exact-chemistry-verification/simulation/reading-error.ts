/** Zeros at the end of a number are not kept, so one of few digits may be finer than it looks. */
const RELATIVE_MAX = 0.02;

/** How far the reading may be off, relative to it: half a unit of the last digit written, at most 2 %. */
export function relativeReadingError(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  const half = 0.5 * 10 ** (Number(exponent) - decimals);
  return Math.min(RELATIVE_MAX, half / Math.abs(value));
}
