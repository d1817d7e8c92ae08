/** The value below which a share of all values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints one figure on a line, with what is wanted of it. */
export function print(name: string, figure: number, unit: string, wanted = ""): void {
  console.log(`${name.padEnd(62)}${figure.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${wanted}`);
}

/** Milliseconds that some work takes, with what it answers. */
export async function timed<T>(work: () => Promise<T>): Promise<readonly [ms: number, answer: T]> {
  const startedAt = performance.now();
  const answer = await work();
  return [performance.now() - startedAt, answer];
}
