/** Counts agree to so much of one atom, or of themselves where they are large. */
const RELATIVE_LIMIT = 1e-9;

/** How many elements two compositions count differently. */
export function differences(
  first: Readonly<Record<string, number>>,
  second: Readonly<Record<string, number>>,
): number {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].filter((key) => {
    const [one = 0, other = 0] = [first[key], second[key]];
    return Math.abs(one - other) > RELATIVE_LIMIT * Math.max(1, one);
  }).length;
}
