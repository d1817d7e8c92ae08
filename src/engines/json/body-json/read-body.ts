import type { BodyShape } from "../body-shape/body-shape.js";
import { projectBody } from "../body-shape/project-body.js";
import { type JsonExtent, measureJson } from "../json-extent/json-extent.js";
import type { NumberRule } from "../strict-json/find-fault.js";
import { readStrictJson, type StrictJson } from "../strict-json/read-strict-json.js";
import { findPrototypeKey, readBodyJson } from "./read-body-json.js";

/** Objects, lists and members of a body; a thread builds so many in about a tenth of a second. */
export const STRUCTURES_MAX = 100_000;

/** How exactly a body is read. */
export type BodyRules =
  /** As `readBodyJson` does. */
  | { readonly kind: "usual" }
  /** As `readStrictJson` does: what JSON.parse passes over is a fault. */
  | {
      readonly kind: "strict";
      readonly depthMax: number;
      readonly numbers: NumberRule;
      /** A key that could reach a prototype makes the body unreadable. */
      readonly refusesPrototypeKeys: boolean;
    };

/** What is wrong with a body. */
export interface BodyFault {
  /** `hidden` is what JSON.parse passes over; the value is there all the same. */
  readonly kind: "unreadable" | "too-large" | "too-deep" | "number" | "hidden";
  readonly message: string;
  /** A JSON Pointer to it; absent where the body as a whole is at fault. */
  readonly path?: string;
}

/** A body as it was read; the value is undefined where the fault left none. */
export interface BodyReading {
  readonly value: unknown;
  readonly fault?: BodyFault;
}

/** Reads the bytes of a body that is not empty, unless it holds over 100,000 structures. */
export function readBody(
  bytes: Uint8Array,
  rules: BodyRules,
  extent: JsonExtent = measureJson(bytes),
): BodyReading {
  if (!extent.isTooDeep && extent.structures > STRUCTURES_MAX) {
    const message = `the body holds more than ${STRUCTURES_MAX} objects, lists and members`;
    return failed("too-large", message);
  }
  return rules.kind === "usual" ? readUsual(bytes, extent) : readStrict(bytes, rules);
}

function readUsual(bytes: Uint8Array, extent: JsonExtent): BodyReading {
  const read = readBodyJson(bytes, extent);
  if (!("fault" in read)) return read;
  const { fault: message, numberPath: path } = read;
  return path === undefined ? failed("unreadable", message) : failed("number", message, path);
}

function readStrict(bytes: Uint8Array, rules: BodyRules & { kind: "strict" }): BodyReading {
  let read: StrictJson;
  try {
    read = readStrictJson(bytes, rules);
  } catch {
    return failed("unreadable", "the body is not valid JSON in UTF-8");
  }
  const { value, fault } = read;
  const prototypeKey = rules.refusesPrototypeKeys ? findPrototypeKey(value) : undefined;
  if (prototypeKey !== undefined) return failed("unreadable", prototypeKey);
  if (!fault) return { value };
  if (value === undefined) return failed("too-deep", fault.message, fault.path);
  return { value, fault: { kind: "hidden", ...fault } };
}

function failed(kind: BodyFault["kind"], message: string, path?: string): BodyReading {
  return { value: undefined, fault: { kind, message, ...(path === undefined ? {} : { path }) } };
}

export interface ProjectRequest {
  readonly bytes: Uint8Array;
  readonly rules: BodyRules;
  readonly shape: BodyShape;
}

/** What a shape reads of a body, as `projectBody` leaves it, in JSON text. */
export interface ProjectedBody {
  /** Undefined where the fault left no value. */
  readonly text: string | undefined;
  readonly fault?: BodyFault;
}

/** Reads a body and leaves of it what a route reads; for threads, as JSON text crosses best. */
export function readProjectedBody({ bytes, rules, shape }: ProjectRequest): ProjectedBody {
  const { value, fault } = readBody(bytes, rules);
  const text = value === undefined ? undefined : JSON.stringify(projectBody(value, shape));
  return fault ? { text, fault } : { text };
}
