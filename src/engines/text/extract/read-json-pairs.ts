import type { Pair } from "./read-pairs.js";

const LENGTH_MAX = 1_000_000;
const PAIRS_MAX = 2_000;
const DEPTH_MAX = 16;

/** The leaves of a text that is JSON, labelled by their own names; none where it is not. */
export function readJsonPairs(text: string): readonly Pair[] {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed) || trimmed.length > LENGTH_MAX) return [];
  const value = parse(trimmed);
  const pairs: Pair[] = [];
  if (value !== undefined) collect(value, "", { pairs, depth: 0 });
  return pairs;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(
  value: unknown,
  label: string,
  { pairs, depth }: { pairs: Pair[]; depth: number },
): void {
  if (pairs.length >= PAIRS_MAX || depth > DEPTH_MAX || value === null) return;
  if (typeof value === "object") {
    for (const [name, inner] of Object.entries(value)) {
      collect(inner, Array.isArray(value) ? label : name, { pairs, depth: depth + 1 });
    }
  } else if (label !== "") {
    pairs.push({ label, value: String(value), start: -1, end: -1 });
  }
}
