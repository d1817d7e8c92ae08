const LENGTH_MAX = 40;
const DISTANCE_MAX = 2;

/**
 * The name that is most like a misspelt one: the same but for its case, or at most two letters away and less
 * than half of them; undefined where there is none.
 */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  if (wrong.length > LENGTH_MAX) return undefined;
  let nearest: string | undefined;
  let least = Math.min(DISTANCE_MAX + 1, Math.ceil(wrong.length / 2));
  for (const name of names) {
    if (name.toLowerCase() === wrong.toLowerCase()) return name;
    if (Math.abs(name.length - wrong.length) >= least) continue;
    const distance = editDistance(wrong, name);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Levenshtein's distance; the cost is the product of the lengths. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[at - 1] === right[column - 1] ? 0 : 1;
      const replaced = (row[column - 1] ?? 0) + same;
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
