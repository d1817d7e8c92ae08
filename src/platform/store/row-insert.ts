import type { Query, RowInsert, Value } from "./sql.js";

/** The columns of one table that rows are added to. */
export interface InsertTarget {
  readonly into: string;
  readonly columns: readonly string[];
  /**
   * "nothing" leaves out, uncounted, what breaks a unique rule, also among the rows themselves. A key
   * names the columns of a unique rule: the other columns of a row that is there take the new values;
   * no two of the rows may have the same key then.
   */
  readonly onConflict?: "nothing" | { readonly key: readonly string[] };
}

/** Identifiers are written into the text of a statement, so they are never anything else. */
const IDENTIFIER = /^[a-z][a-z0-9_]{0,62}$/;
const PARAMETERS_MAX = 65_535;
const ROWS_PER_STATEMENT_MAX = 512;

/**
 * Prepares the insertion of many rows at once: the function it answers makes of rows, whose values
 * stand in the order of the columns, what `run` takes. Make it once, at the top of a file: it keys
 * the prepared statement. Throws on a name that is no plain lowercase identifier and on a row of
 * another length.
 */
export function rowInsert({
  into,
  columns,
  onConflict,
}: InsertTarget): (rows: readonly (readonly Value[])[]) => RowInsert {
  const misnamed = [into, ...columns].find((name) => !IDENTIFIER.test(name));
  if (misnamed !== undefined) throw new Error(`"${misnamed}" is not a name of a table or column`);
  if (columns.length === 0) throw new Error("an insertion needs a column");
  const begin = `INSERT INTO ${into} (${columns.join(", ")}) VALUES (`;
  const end = `)${conflictClause(columns, onConflict)}`;
  const oneRow = [begin, ...columns.slice(1).map(() => ", "), end];
  return (rows) => {
    if (rows.some((row) => row.length !== columns.length)) {
      throw new Error(`a row of ${into} needs ${columns.length} values`);
    }
    return { oneRow, rows };
  };
}

function conflictClause(
  columns: readonly string[],
  onConflict: InsertTarget["onConflict"],
): string {
  if (onConflict === undefined) return "";
  if (onConflict === "nothing") return " ON CONFLICT DO NOTHING";
  const { key } = onConflict;
  const others = columns.filter((name) => !key.includes(name));
  if (key.some((name) => !columns.includes(name)) || others.length === 0) {
    throw new Error("the columns of a key are some of those that are inserted");
  }
  const changes = others.map((name) => `${name} = excluded.${name}`);
  return ` ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${changes.join(", ")}`;
}

/** Whether a statement adds many rows. */
export function isRowInsert(statement: Query | RowInsert): statement is RowInsert {
  return "rows" in statement;
}

/** The same insertion in parts of at most `rowsMax` rows. */
export function splitRows({ oneRow, rows }: RowInsert, rowsMax: number): RowInsert[] {
  const parts: RowInsert[] = [];
  for (let from = 0; from < rows.length; from += rowsMax) {
    parts.push({ oneRow, rows: rows.slice(from, from + rowsMax) });
  }
  return parts;
}

/** Some rows of an insertion as one statement of PostgreSQL. */
export interface RowsStatement {
  readonly text: string;
  readonly values: Value[];
  readonly rowCount: number;
}

/**
 * The insertion as PostgreSQL takes it: in statements of 1, 2, 4 … 512 rows and up to 65,535
 * parameters, so that a few texts serve any number of rows and each is planned once a connection.
 */
export function toStatements({ oneRow, rows }: RowInsert): RowsStatement[] {
  const columnCount = oneRow.length - 1;
  const rowsMax = Math.min(ROWS_PER_STATEMENT_MAX, Math.floor(PARAMETERS_MAX / columnCount));
  const statements: RowsStatement[] = [];
  for (let from = 0; from < rows.length; ) {
    const rowCount = 2 ** Math.floor(Math.log2(Math.min(rows.length - from, rowsMax)));
    const values = rows.slice(from, from + rowCount).flat();
    statements.push({ text: rowsText(oneRow, rowCount), values, rowCount });
    from += rowCount;
  }
  return statements;
}

const textsByTarget = new WeakMap<readonly string[], Map<number, string>>();

function rowsText(oneRow: readonly string[], rowCount: number): string {
  const texts = textsByTarget.get(oneRow) ?? new Map<number, string>();
  textsByTarget.set(oneRow, texts);
  const known = texts.get(rowCount);
  if (known !== undefined) return known;
  const columnCount = oneRow.length - 1;
  const groups = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (__, column) => `$${row * columnCount + column + 1}`).join(
      ", ",
    ),
  );
  const text = `${oneRow[0]}${groups.join("), (")}${oneRow.at(-1)}`;
  texts.set(rowCount, text);
  return text;
}
