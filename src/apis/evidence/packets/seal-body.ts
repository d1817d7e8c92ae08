import type { FastifyInstance } from "fastify";
import { errors } from "../../../http/api-error.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonReader } from "../../../http/input/json-body.js";

const DEPTH_MAX = 32;

/**
 * Reads the bodies of a scope so strictly that what is sealed is what was sent: what JSON.parse
 * would pass over is 422, and what is not JSON is 400.
 */
export function readBodiesStrictly(scope: FastifyInstance): void {
  const rules = {
    kind: "strict",
    depthMax: DEPTH_MAX,
    numbers: "safe",
    refusesPrototypeKeys: true,
  } as const;
  const read = jsonReader({
    rules,
    refuse({ kind, path = "", message: fault }) {
      if (kind === "unreadable") throw errors.invalidRequest(fault);
      const message = `${path === "" ? "the body" : path}: ${fault}`;
      throw errors.validation(message, { details: [{ path, message: fault }] });
    },
  });
  readBodiesAsJson(scope, read);
}
