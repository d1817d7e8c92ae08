export interface Calculated {
  /** The answer as a person reads it: "36", "12.5 km", "1/3 (0.3333333333…)", "true". */
  readonly text: string;
  /** The nearest double; null where there is none. */
  readonly value: number | null;
  /** False where `text` shows a rounded number. */
  readonly exact: boolean;
  /** The UCUM code of the unit; absent for plain numbers and for money. */
  readonly unit?: string;
  /** What was computed, in canonical form, so that a reader can check the reading. */
  readonly expression: string;
}

export type RefusalCode =
  | "not_understood"
  | "undefined"
  | "too_large"
  | "incompatible_units"
  | "unknown_unit";

export type Calculation =
  | { readonly kind: "answer"; readonly answer: Calculated }
  | { readonly kind: "refused"; readonly code: RefusalCode; readonly message: string };

/** Ends a calculation with a reason that its caller can act on. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}
