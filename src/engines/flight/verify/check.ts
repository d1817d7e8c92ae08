/** One finding of the verifier: `ok` tells whether `value` keeps the `limit`. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly value: number | null;
  readonly limit: number | null;
  readonly unit: string;
}

/** A check that a value, which must be known, is at most a limit. */
export function atMost(name: string, value: number | null, limit: number, unit: string): Check {
  return { name, ok: value !== null && value <= limit, value, limit, unit };
}
