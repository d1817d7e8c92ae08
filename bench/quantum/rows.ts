/** A line of the table. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly isReached: boolean;
}

/** Where the figures of a part come from, one row for each of its goals. */
export type Part = () => Row[] | Promise<Row[]>;

/** A figure that may be this large at most. */
export function atMost(
  what: string,
  value: number,
  most: number,
  show: (value: number) => string,
): Row {
  return { what, figure: show(value), goal: `<= ${show(most)}`, isReached: value <= most };
}

export function atLeast(
  what: string,
  value: number,
  least: number,
  show: (value: number) => string,
): Row {
  return { what, figure: show(value), goal: `>= ${show(least)}`, isReached: value >= least };
}

export function allOf(what: string, right: number, count: number): Row {
  return { what, figure: `${right} of ${count}`, goal: "all", isReached: right === count };
}

/** How far a bench is, beside its table. */
export const tell = (text: string): void => console.error(text);

export function printTable(rows: readonly Row[]): void {
  const head = { what: "", figure: "figure", goal: "goal" };
  const width = (key: keyof typeof head) =>
    Math.max(...[head, ...rows].map((row) => row[key].length));
  const [what, figure, goal] = [width("what"), width("figure"), width("goal")];
  const line = (row: typeof head, end: string) =>
    [row.what.padEnd(what), row.figure.padStart(figure), row.goal.padStart(goal), end].join("  ");
  console.log(line(head, "").trimEnd());
  for (const row of rows) console.log(line(row, row.isReached ? "reached" : "missed"));
}
