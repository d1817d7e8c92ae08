import type { FastifyRequest } from "fastify";
import {
  type BodyFault,
  type BodyReading,
  type BodyRules,
  readBody,
} from "../../engines/json/body-json/read-body.js";
import { type BodyShape, shapeOf } from "../../engines/json/body-shape/body-shape.js";
import {
  type FindFree,
  freePartOf,
  withFreeJson,
} from "../../engines/json/body-shape/project-body.js";
import { FreeJson } from "../../engines/json/free-json/free-json.js";
import { type JsonExtent, measureLight } from "../../engines/json/json-extent/json-extent.js";
import { TaskTimedOut } from "../../platform/threads/thread-errors.js";
import type { Threads } from "../../platform/threads/threads.js";
import { errors } from "../api-error.js";
import { ownerOf, type ReadBody, turnOf } from "./body-parsers.js";
import { tasks } from "./tasks.js";

declare module "fastify" {
  interface FastifyInstance {
    /** Where large bodies are read; null in a server that has no threads. */
    readonly bodyThreads: Pick<Threads, "run"> | null;
  }
}

const QUICK_MS = 250;
/** On a machine that is short of time, a large body may not fit into the quick lane. */
const OVERRUN_MS = 5_000;

/** How a scope reads JSON, and what it makes of what is wrong with it. */
export interface JsonReading {
  readonly rules: BodyRules;
  /** Throws the refusal of a fault, or takes note of it: then a value that is there is read. */
  readonly refuse: (fault: BodyFault, request: FastifyRequest) => void;
}

/**
 * Reads a request body as JSON, exactly: UTF-8 only, at most 64 levels deep, finite numbers, whole
 * Unicode characters and no key that could reach a prototype; anything else is 400
 * `invalid_request`. An empty body is no body.
 */
export const usualJson: JsonReading = {
  rules: { kind: "usual" },
  refuse({ message }) {
    throw errors.invalidRequest(message);
  },
};

/** The same, but a number out of range is a wrong field: 422 `validation_error` at its pointer. */
export const jsonOfNumbers: JsonReading = {
  rules: { kind: "usual" },
  refuse({ message, path }) {
    if (path === undefined) throw errors.invalidRequest(message);
    throw errors.validation(message, { details: [{ path, message }] });
  },
};

/**
 * Reads bodies so that none holds the event loop. What would take it more than a few milliseconds to
 * build is read on a thread, which leaves only what the schema of the route describes; free JSON in
 * it stays text. One with over 100,000 objects, lists and members is 413 `payload_too_large`.
 */
export function jsonReader({ rules, refuse }: JsonReading): ReadBody {
  return async (bytes, request) => {
    if (bytes.length === 0) return undefined;
    const extent = measureLight(bytes);
    const plan = planOf(request);
    const { bodyThreads } = request.server;
    const { value, fault } =
      extent || !bodyThreads
        ? readHere({ bytes, rules, plan, extent })
        : await readApart(bodyThreads, { bytes, rules, plan, request });
    if (fault?.kind === "too-large") throw errors.payloadTooLarge(fault.message);
    if (fault) refuse(fault, request);
    return value;
  };
}

/** What a route reads of its body, and where there is free JSON. */
interface ReadingPlan {
  readonly shape: BodyShape;
  readonly freePart: BodyShape | undefined;
}

const plans = new WeakMap<object, ReadingPlan>();
const NOTHING: ReadingPlan = { shape: {}, freePart: undefined };

function planOf(request: FastifyRequest): ReadingPlan {
  const schema = request.routeOptions.schema?.body;
  if (typeof schema !== "object" || schema === null) return NOTHING;
  let plan = plans.get(schema);
  if (!plan) {
    const shape = shapeOf(schema);
    plan = { shape, freePart: freePartOf(shape) };
    plans.set(schema, plan);
  }
  return plan;
}

interface BodyToRead {
  readonly bytes: Buffer;
  readonly rules: BodyRules;
  readonly plan: ReadingPlan;
}

function readHere({
  bytes,
  rules,
  plan: { freePart },
  extent,
}: BodyToRead & { readonly extent: JsonExtent | undefined }): BodyReading {
  const reading = readBody(bytes, rules, extent);
  if (!freePart || reading.value === undefined) return reading;
  return { ...reading, value: withFreeJson(reading.value, freePart, freeValue) };
}

async function readApart(
  threads: Pick<Threads, "run">,
  {
    bytes,
    rules,
    plan: { shape, freePart },
    request,
  }: BodyToRead & { readonly request: FastifyRequest },
): Promise<BodyReading> {
  const owner = ownerOf(request);
  const input = { bytes, rules, shape };
  const { text, fault } = await threads
    .run(tasks["read-body"], input, {
      owner,
      lane: "quick",
      timeoutMs: QUICK_MS,
      overrunMs: OVERRUN_MS,
    })
    .catch(asUnavailable);
  await turnOf(request);
  const read: unknown = text === undefined ? undefined : JSON.parse(text);
  const value = freePart ? withFreeJson(read, freePart, freeText) : read;
  return fault ? { value, fault } : { value };
}

/** A body is read in time unless the machine is short of it. */
function asUnavailable(error: unknown): never {
  if (!(error instanceof TaskTimedOut)) throw error;
  throw errors.unavailable("the body could not be read in time; try again", { cause: error });
}

const freeValue: FindFree = (value, free) => {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return free === "any" || isObject ? FreeJson.of(value) : undefined;
};

/** The thread left the text of free JSON as the only item of a list. */
const freeText: FindFree = (value) =>
  Array.isArray(value) && typeof value[0] === "string" ? FreeJson.ofText(value[0]) : undefined;
