/** What time it is where the question is asked, so that "today" and "next Tuesday" mean something. */
export interface DateContext {
  readonly nowMs: number;
  /** IANA; a wrong one is refused as `unknown_zone`. */
  readonly timeZone: string;
}

export type DateRefusal = "not_understood" | "out_of_range" | "unknown_zone" | "ambiguous";

export type DateAnswer =
  | {
      readonly kind: "answer";
      /** As a person reads it: "74 days", "Tuesday, 31 March 2026 (2026-03-31)". */
      readonly text: string;
      /** ISO 8601 for dates, times and durations; a number for counts. */
      readonly value: string | number;
      /** What was understood, so that a reader can check it. */
      readonly reading: string;
    }
  | { readonly kind: "refused"; readonly code: DateRefusal; readonly message: string };

/** Ends the reading of a question that is a question of dates, and cannot be answered. */
export class DateRefused extends Error {
  constructor(
    readonly code: DateRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** An answer of a reader of questions. */
export function answered(text: string, value: string | number, reading: string): DateAnswer {
  return { kind: "answer", text, value, reading };
}
