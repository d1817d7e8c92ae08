/** SQLSTATE not_null_violation, and what SQLite calls it. */
const NOT_NULL = ["23502", "SQLITE_CONSTRAINT_NOTNULL"];

/** Whether a statement failed because it left a column without a value that has to have one. */
export function breaksNotNull(error: unknown): boolean {
  return error instanceof Error && "code" in error && NOT_NULL.includes(String(error.code));
}
