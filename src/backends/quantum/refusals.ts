import { type ApiError, type ErrorDetail, errors } from "../../http/api-error.js";

/** Why there is no answer, as threads hand it over. */
export interface Refused {
  readonly kind: "invalid_request" | "validation_error";
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

/** Thrown where a body is read, and answered by the route. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** Refuses a field whose value is there and wrong. */
export function wrongField(path: string, message: string): Refusal {
  return new Refusal({ kind: "validation_error", message, details: [{ path, message }] });
}

/** The error for whoever sent the body. */
export function errorOf({ kind, message, details }: Refused): ApiError {
  return kind === "invalid_request"
    ? errors.invalidRequest(message, { details })
    : errors.validation(message, { details });
}
