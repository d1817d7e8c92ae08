import { errors } from "./api-error.js";

const DEPTH_MAX = 64;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_BEGIN = 0x7b;
const OBJECT_END = 0x7d;
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a request body as JSON, exactly: UTF-8 only, at most 64 levels deep, finite numbers, whole
 * Unicode characters and no key that could reach a prototype. Throws 400 `invalid_request`;
 * an empty body is no body.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  checkDepth(bytes);
  const value = parse(decode(bytes));
  checkTree(value);
  return value;
}

/**
 * Counts brackets in the bytes, before anything is built: the parser needs a fifth of a second for
 * half a million nested lists, and nothing else is answered meanwhile.
 */
function checkDepth(bytes: Buffer): void {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) {
      inText = true;
    } else if (byte === LIST_BEGIN || byte === OBJECT_BEGIN) {
      depth++;
      if (depth > DEPTH_MAX) {
        throw errors.invalidRequest(`the body is nested over ${DEPTH_MAX} levels deep`);
      }
    } else if (byte === LIST_END || byte === OBJECT_END) {
      depth--;
    }
  }
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
