const NUMERIC = /^[+-]?[$€£]?\s?(?:\d[\d.,\s']*|\.\d+)(?:e[+-]?\d+)?\s?[%$€£]?$/i;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ]\d{1,2}:\d{2}.*)?$/;
const YEAR = /^(?:19|20)\d{2}$/;
const ROWS_LOOKED_AT = 50;

/**
 * Whether the first row names the columns: all its cells are filled, and none is a value as the columns
 * hold them. Years may be names. A table of one row names nothing.
 */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows.slice(0, ROWS_LOOKED_AT);
  if (others.length === 0) return false;
  const cells = first.map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length * 2 < cells.length) return false;
  const values = filled.filter((cell) => isValue(cell) && !YEAR.test(cell));
  if (values.length > 0) return false;
  const years = filled.filter((cell) => YEAR.test(cell)).length;
  if (years === 0) return true;
  // A column of years under a year is data.
  return cells.every(
    (cell, column) =>
      !YEAR.test(cell) || !others.every((row) => YEAR.test(row[column]?.trim() ?? "")),
  );
}

function isValue(cell: string): boolean {
  return NUMERIC.test(cell) || DATE.test(cell);
}
