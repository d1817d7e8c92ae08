/** A number that stands by itself: digits that belong to a name, as in `FL350` or `KMnO4`, are none. */
const NUMBER = /(?<![\p{L}\p{N}_.])[-−+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![\p{L}\p{N}_])/giu;

/** The numbers of a text that are in no value and no text of an output. */
export function strayNumbers(text: string, output: object): string[] {
  const known = new Set<number>();
  collect(output, known);
  return numbersOf(text).filter((one) => !known.has(magnitudeOf(one)));
}

function collect(value: unknown, known: Set<number>): void {
  if (typeof value === "number") known.add(Math.abs(value));
  else if (typeof value === "string") {
    for (const one of numbersOf(value)) known.add(magnitudeOf(one));
  } else if (typeof value === "object" && value !== null) {
    for (const one of Object.values(value)) collect(one, known);
  }
}

function numbersOf(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

/** Without its sign, which a hyphen before a number looks like. */
function magnitudeOf(text: string): number {
  return Math.abs(Number(text.replace("−", "-")));
}
