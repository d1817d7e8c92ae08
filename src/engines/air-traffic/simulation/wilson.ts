const Z = 1.959963984540054;

/** The interval in which a probability lies with 95 %, by what was counted (Wilson, 1927). */
export function wilson95(count: number, runs: number): readonly [low: number, high: number] {
  if (runs === 0) return [0, 1];
  const share = count / runs;
  const scale = 1 + (Z * Z) / runs;
  const centre = (share + (Z * Z) / (2 * runs)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / runs + (Z / (2 * runs)) ** 2);
  return [count === 0 ? 0 : centre - half, count === runs ? 1 : centre + half];
}
