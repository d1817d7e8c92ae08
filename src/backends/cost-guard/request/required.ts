import { errors } from "../../../http/api-error.js";
import type { RefusedBody } from "./read-body-fields.js";

/** What was read; throws what the body is refused with. */
export function required<Read extends { readonly outcome: string }>(
  read: Read | RefusedBody,
): Exclude<Read, RefusedBody> {
  if (read.outcome !== "refused") return read as Exclude<Read, RefusedBody>;
  const { status, message, path } = read as RefusedBody;
  if (status === 413) throw errors.payloadTooLarge(message);
  const details = path === undefined ? [] : [{ path, message }];
  throw errors.invalidRequest(message, { details });
}

/** A text as a header can hold it. */
export function headerText(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
