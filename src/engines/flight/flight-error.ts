export type FlightErrorCode = "invalid" | "too_large" | "unknown_airport" | "unknown_type";

/** What the caller can mend in a flight problem: `path` is a JSON Pointer into it. */
export class FlightError extends Error {
  override readonly name = "FlightError";

  constructor(
    readonly code: FlightErrorCode,
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
