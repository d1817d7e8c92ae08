/** One statement about an answer that was checked without the code that found it. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

/** A check that a value does not exceed a limit. */
export function atMost(name: string, value: number, limit: number, unit = ""): Check {
  return { name, ok: value <= limit, value, limit, unit };
}
