/** “Page 3”, “Pages 1, 3–5 and 9” of ascending numbers. */
export function listRanges(noun: string, numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const last = texts.pop() ?? "";
  const list = texts.length === 0 ? last : `${texts.join(", ")} and ${last}`;
  const plural = numbers.length === 1 ? "" : "s";
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${plural} ${list}`;
}
