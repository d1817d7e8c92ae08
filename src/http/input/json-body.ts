import { findPrototypeKey, readBodyJson } from "../../engines/json/body-json/read-body-json.js";
import { errors } from "../api-error.js";

/**
 * Reads a request body as JSON, exactly: UTF-8 only, at most 64 levels deep, finite numbers, whole
 * Unicode characters and no key that could reach a prototype. Throws 400 `invalid_request`;
 * an empty body is no body.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const read = readBodyJson(bytes);
  if ("fault" in read) throw errors.invalidRequest(read.fault);
  return read.value;
}

/** The same, but a number out of range is a wrong field: 422 `validation_error` at its pointer. */
export function readJsonBodyOfNumbers(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const read = readBodyJson(bytes);
  if (!("fault" in read)) return read.value;
  const { fault: message, numberPath: path } = read;
  if (path === undefined) throw errors.invalidRequest(message);
  throw errors.validation(message, { details: [{ path, message }] });
}

/**
 * Throws 400 `invalid_request` for parsed JSON with a key that could reach a prototype; it is nested
 * at most as deep as the stack allows.
 */
export function refusePrototypeKeys(root: unknown): void {
  const fault = findPrototypeKey(root);
  if (fault !== undefined) throw errors.invalidRequest(fault);
}
