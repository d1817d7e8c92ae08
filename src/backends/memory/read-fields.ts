import { readScope } from "../../engines/text/corrections/scope-path.js";
import { type ApiError, errors } from "../../http/api-error.js";

/** The refusal of a value. */
export function wrong(field: string, message: string): ApiError {
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}

/** 422 for a text that says nothing. */
export function requireWords(field: string, text: string): void {
  if (text.trim() === "") throw wrong(field, `${field} must not be blank`);
}

/** The one form of a scope, empty for none; 422 for one that is not a path. */
export function scopeOf(text = ""): string {
  const read = readScope(text);
  if (read.kind === "refused") throw wrong("scope", read.message);
  return read.scope;
}
