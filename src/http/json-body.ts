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

/** Throws 400 `invalid_request` for parsed JSON with a key that could reach a prototype. */
export function refusePrototypeKeys(root: unknown): void {
  for (const value of valuesOf(root)) if (isObject(value)) checkPrototypeKeys(value);
}

function checkTree(root: unknown): void {
  for (const value of valuesOf(root)) {
    if (typeof value === "number") checkNumber(value);
    else if (typeof value === "string") checkText(value);
    else if (isObject(value)) {
      for (const key of Object.keys(value)) checkText(key);
      checkPrototypeKeys(value);
    }
  }
}

/** A value of parsed JSON and everything in it, however deep. */
function* valuesOf(root: unknown): Generator<unknown> {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    yield value;
    if (typeof value !== "object" || value === null) continue;
    for (const child of Object.values(value)) pending.push(child);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw errors.invalidRequest("the body holds a number out of range");
}

function checkText(value: string): void {
  if (!value.isWellFormed()) {
    throw errors.invalidRequest("the body holds half of a surrogate pair, which is not Unicode");
  }
}

function checkPrototypeKeys(object: object): void {
  if (Object.hasOwn(object, "__proto__")) {
    throw errors.invalidRequest('the key "__proto__" is not allowed');
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
