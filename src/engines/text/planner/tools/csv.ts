const ROWS_MAX = 10_000;
const FIELDS_MAX = 200;

export type Record = Readonly<{ [field: string]: unknown }>;

/** Cuts CSV into cells by RFC 4180, with commas, semicolons or tabs; undefined where quotes do not close. */
export function cutCsv(text: string): string[][] | undefined {
  const heading = text.slice(0, text.indexOf("\n") < 0 ? text.length : text.indexOf("\n"));
  const separator = [",", ";", "\t"].reduce((best, mark) =>
    heading.split(mark).length > heading.split(best).length ? mark : best,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (mark === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (mark === separator) {
      row.push(cell.trim());
      cell = "";
    } else if (mark === "\n") {
      row.push(cell.trim());
      rows.push(row);
      [row, cell] = [[], ""];
    } else cell += mark;
  }
  if (isQuoted) return undefined;
  if (cell !== "" || row.length > 0) rows.push([...row, cell.trim()]);
  return rows.filter((cells) => cells.some((value) => value !== ""));
}

/** Reads CSV with a heading line; undefined where the lines differ in length. */
export function readCsv(text: string) {
  const rows = cutCsv(text.replace(/\r/gu, ""));
  const [fields, ...lines] = rows ?? [];
  if (
    !fields ||
    fields.length < 2 ||
    fields.length > FIELDS_MAX ||
    lines.length === 0 ||
    lines.length > ROWS_MAX
  )
    return undefined;
  if (
    new Set(fields).size !== fields.length ||
    lines.some((cells) => cells.length !== fields.length)
  )
    return undefined;
  const records = lines.map((cells) =>
    Object.fromEntries(fields.map((field, place) => [field, cells[place] ?? ""])),
  );
  return { fields, rows: records, format: "csv" as const };
}

/** A cell as JSON: numbers and booleans as themselves where writing them again gives the same text. */
export function toJsonCell(cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  if (cell === "true" || cell === "false") return cell === "true";
  return cell !== "" && String(Number(cell)) === cell ? Number(cell) : cell;
}

/** Writes records as CSV with a heading line. */
export function writeCsv(fields: readonly string[], rows: readonly Record[]): string {
  const write = (value: unknown) => {
    const text =
      value === undefined || value === null
        ? ""
        : typeof value === "object"
          ? JSON.stringify(value)
          : String(value);
    return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [
    fields.map(write).join(","),
    ...rows.map((row) => fields.map((field) => write(row[field])).join(",")),
  ].join("\n");
}
