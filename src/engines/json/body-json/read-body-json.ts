import { DEPTH_MAX, type JsonExtent, measureJson } from "../json-extent/json-extent.js";

/** Why bytes are not read as a JSON value. */
export interface BodyFault {
  readonly fault: string;
  /** A JSON Pointer to the number that is out of range, where that is the fault. */
  readonly numberPath?: string;
}

export type BodyJson = { readonly value: unknown } | BodyFault;

const OUT_OF_RANGE = "the body holds a number out of range";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads the bytes of a body as JSON, exactly: UTF-8 only, at most 64 levels deep, finite numbers,
 * whole Unicode characters and no key that could reach a prototype. Costs about 6 ms for 1 MiB.
 */
export function readBodyJson(
  bytes: Uint8Array,
  extent: Pick<JsonExtent, "isTooDeep"> = measureJson(bytes),
): BodyJson {
  if (extent.isTooDeep) {
    return { fault: `the body is nested over ${DEPTH_MAX} levels deep` };
  }
  const text = decode(bytes);
  if (text === undefined) return { fault: "the body is not valid UTF-8" };
  const read = parse(text);
  if ("fault" in read) return read;
  const fault = faultOf(read.value);
  if (fault === undefined) return read;
  const numberPath = fault === OUT_OF_RANGE ? pathOfInfinite(read.value) : undefined;
  return { fault, ...(numberPath === undefined ? {} : { numberPath }) };
}

/** What is wrong with a key of parsed JSON that could reach a prototype; undefined without one. */
export function findPrototypeKey(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    const fault = faultOfKey(key, fields[key]) ?? findPrototypeKey(fields[key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): BodyJson {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: "the body is not valid JSON" };
  }
}

/** Goes down as deep as the value is nested, which was bounded before it was built. */
function faultOf(value: unknown): string | undefined {
  if (typeof value === "string") return faultOfText(value);
  if (typeof value === "number") return faultOfNumber(value);
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value) ? faultOfList(value) : faultOfObject(value);
}

function faultOfList(list: readonly unknown[]): string | undefined {
  for (const item of list) {
    // Most long lists are numbers, and a call for each would take longer than the rest.
    if (typeof item === "number" && Number.isFinite(item)) continue;
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfObject(object: object): string | undefined {
  const fields = object as Readonly<Record<string, unknown>>;
  // JSON.parse makes own properties only, so nothing is inherited but from Object.prototype.
  for (const key in fields) {
    const value = fields[key];
    const fault = faultOfText(key) ?? faultOfKey(key, value) ?? faultOf(value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfNumber(number: number): string | undefined {
  return Number.isFinite(number) ? undefined : OUT_OF_RANGE;
}

/** A JSON Pointer (RFC 6901) to the first number that is not finite. */
function pathOfInfinite(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const path = pathOfInfinite(child);
    if (path !== undefined) {
      return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}${path}`;
    }
  }
  return undefined;
}

function faultOfText(text: string): string | undefined {
  if (text.isWellFormed()) return undefined;
  return "the body holds half of a surrogate pair, which is not Unicode";
}

function faultOfKey(key: string, value: unknown): string | undefined {
  if (key === "__proto__") return 'the key "__proto__" is not allowed';
  const reachesPrototype =
    key === "constructor" &&
    typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, "prototype");
  return reachesPrototype ? 'the key "constructor.prototype" is not allowed' : undefined;
}
