import { DEPTH_MAX, isNestedTooDeep } from "../engines/json-nesting/json-nesting.js";
import { errors } from "./api-error.js";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a request body as JSON, exactly: UTF-8 only, at most 64 levels deep, finite numbers, whole
 * Unicode characters and no key that could reach a prototype. Throws 400 `invalid_request`;
 * an empty body is no body.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (isNestedTooDeep(bytes)) {
    throw errors.invalidRequest(`the body is nested over ${DEPTH_MAX} levels deep`);
  }
  const value = parse(decode(bytes));
  checkTree(value);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw errors.invalidRequest("the body is not valid UTF-8", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw errors.invalidRequest("the body is not valid JSON", { cause });
  }
}

function checkTree(root: unknown): void {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "number") checkNumber(value);
    else if (typeof value === "string") checkText(value);
    else if (typeof value === "object" && value !== null) {
      if (!Array.isArray(value)) checkKeys(value);
      for (const child of Object.values(value)) pending.push(child);
    }
  }
}

function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw errors.invalidRequest("the body holds a number out of range");
}

function checkText(value: string): void {
  if (!value.isWellFormed()) {
    throw errors.invalidRequest("the body holds half of a surrogate pair, which is not Unicode");
  }
}

function checkKeys(object: object): void {
  for (const key of Object.keys(object)) {
    checkText(key);
    if (key === "__proto__") throw errors.invalidRequest('the key "__proto__" is not allowed');
  }
  const inherited = Object.getOwnPropertyDescriptor(object, "constructor")?.value;
  if (
    typeof inherited === "object" &&
    inherited !== null &&
    Object.hasOwn(inherited, "prototype")
  ) {
    throw errors.invalidRequest('the key "constructor.prototype" is not allowed');
  }
}
