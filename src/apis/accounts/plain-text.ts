import { errors } from "../../http/api-error.js";

/** A text of one line, trimmed; 422 for one that is empty then or holds control characters. */
export function readLine(text: string, field: string): string {
  return readTrimmed(text, field, /[\p{Cc}\u2028\u2029]/u);
}

/** A text of any number of lines, trimmed; 422 for one that is empty then or holds others of them. */
export function readParagraphs(text: string, field: string): string {
  return readTrimmed(text, field, /[^\P{Cc}\t\r\n]/u);
}

function readTrimmed(text: string, field: string, unwanted: RegExp): string {
  const trimmed = text.trim();
  if (trimmed === "") throw refusal(field, "must not be blank");
  if (unwanted.test(trimmed)) throw refusal(field, "must not contain control characters");
  return trimmed;
}

function refusal(field: string, fault: string): Error {
  const message = `${field} ${fault}`;
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}
