/** Parts of so many values stay in the processor's cache. */
const BLOCK = 1 << 13;

/**
 * Replaces 2^m values by their Walsh-Hadamard transform, y_k = Σ_j (-1)^(bits that j and k share) x_j; twice is 2^m
 * times the values. Two levels are done at a time, the widest first, and each quarter is finished before the next.
 */
export function walshHadamard(values: Float64Array): void {
  transform(values, 0, values.length);
}

function transform(values: Float64Array, start: number, length: number): void {
  if (length > BLOCK) {
    const quarter = length / 4;
    foldQuarters(values, start, quarter);
    for (let part = 0; part < 4; part += 1) transform(values, start + part * quarter, quarter);
    return;
  }
  let width = length;
  for (; width >= 4; width /= 4) {
    for (let at = start; at < start + length; at += width) foldQuarters(values, at, width / 4);
  }
  if (width === 2) foldPairs(values, start, start + length);
}

function foldQuarters(values: Float64Array, start: number, quarter: number): void {
  for (let i = start, end = start + quarter; i < end; i += 1) {
    const j = i + quarter;
    const k = j + quarter;
    const l = k + quarter;
    const a = (values[i] as number) + (values[k] as number);
    const b = (values[j] as number) + (values[l] as number);
    const c = (values[i] as number) - (values[k] as number);
    const d = (values[j] as number) - (values[l] as number);
    values[i] = a + b;
    values[j] = a - b;
    values[k] = c + d;
    values[l] = c - d;
  }
}

function foldPairs(values: Float64Array, start: number, end: number): void {
  for (let i = start; i < end; i += 2) {
    const a = values[i] as number;
    const b = values[i + 1] as number;
    values[i] = a + b;
    values[i + 1] = a - b;
  }
}
