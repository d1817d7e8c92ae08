import { type ApiError, errors } from "../../http/api-error.js";

/** 400: a field is missing, or is no text of its kind. */
export function malformedField(field: string, fault: string, cause?: unknown): ApiError {
  const message = `${field} ${fault}`;
  return errors.invalidRequest(message, { details: [{ path: `/${field}`, message }], cause });
}

/** 422: a field names nothing that there can be. */
export function invalidField(field: string, fault: string): ApiError {
  const message = `${field} ${fault}`;
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}
