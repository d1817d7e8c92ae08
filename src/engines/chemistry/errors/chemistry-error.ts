export type ChemistryErrorCode =
  | "invalid"
  | "unknown_element"
  | "unknown_nuclide"
  | "missing"
  | "too_large"
  | "timeout";

/** What the caller can put right. `path` is a JSON Pointer into the problem, `at` a column from 0 in the text there. */
export class ChemistryError extends Error {
  override readonly name = "ChemistryError";

  constructor(
    readonly code: ChemistryErrorCode,
    readonly path: string,
    message: string,
    readonly at?: number,
  ) {
    super(message);
  }
}
