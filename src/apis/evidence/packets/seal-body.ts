import type { FastifyInstance } from "fastify";
import {
  readStrictJson,
  type StrictJson,
} from "../../../engines/json/strict-json/read-strict-json.js";
import { errors } from "../../../http/api-error.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { refusePrototypeKeys } from "../../../http/input/json-body.js";

const DEPTH_MAX = 32;

/**
 * Reads the bodies of a scope so strictly that what is sealed is what was sent: what JSON.parse
 * would pass over is 422, and what is not JSON is 400.
 */
export function readBodiesStrictly(scope: FastifyInstance): void {
  readBodiesAsJson(scope, (bytes) => {
    if (bytes.length === 0) return undefined;
    const { value, fault } = parse(bytes);
    refusePrototypeKeys(value);
    if (!fault) return value;
    const message = `${fault.path === "" ? "the body" : fault.path}: ${fault.message}`;
    throw errors.validation(message, { details: [fault] });
  });
}

function parse(bytes: Buffer): StrictJson {
  try {
    return readStrictJson(bytes, { depthMax: DEPTH_MAX });
  } catch (cause) {
    throw errors.invalidRequest("the body is not valid JSON in UTF-8", { cause });
  }
}
