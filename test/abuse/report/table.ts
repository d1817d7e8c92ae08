/** One row of a report: what each column says, and the targets that were missed. */
export interface Row {
  readonly cells: Readonly<Record<string, string | number>>;
  readonly missed: readonly string[];
}

/** One probe's figures with the targets that they are held against. */
export interface Table {
  readonly title: string;
  readonly targets: readonly string[];
  readonly rows: readonly Row[];
}

/** A table as text, a line for each row; rows that missed a target end with what they missed. */
export function printTable({ title, targets, rows }: Table): string {
  const names = Object.keys(rows[0]?.cells ?? {});
  const lines = rows.map(({ cells, missed }) => [
    ...names.map((name) => shown(cells[name] ?? "")),
    missed.length > 0 ? `MISSED: ${missed.join("; ")}` : "",
  ]);
  const all = [[...names, ""], ...lines];
  const widths = names.map((_, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  const text = all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [`# ${title}`, ...targets.map((target) => `target: ${target}`), ...text, ""].join("\n");
}

function shown(cell: string | number): string {
  return typeof cell === "string" ? cell : String(Math.round(cell * 10) / 10);
}
