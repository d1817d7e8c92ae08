/** The runs of places from 0 up to `count` that are not chosen; `end` is the first one after a run. */
export function gaps(
  chosen: ReadonlySet<number>,
  count: number,
): { readonly start: number; readonly end: number }[] {
  const runs = [];
  let start = 0;
  for (let index = 0; index <= count; index += 1) {
    if (index < count && !chosen.has(index)) continue;
    if (index > start) runs.push({ start, end: index });
    start = index + 1;
  }
  return runs;
}
