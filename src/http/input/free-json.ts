import { randomUUID } from "node:crypto";
import { type SchemaOptions, Type } from "@sinclair/typebox";
import type { FastifyReply } from "fastify";
import { type FreeJson, writeJson } from "../../engines/json/free-json/free-json.js";

/** No caller can know it, so none can have it for a value. */
const PLACE = randomUUID();

/** The schema of a member that may be any JSON value; in a body the route gets it as free JSON. */
export const AnyJson = (options?: SchemaOptions) => Type.Unsafe<FreeJson>({ ...options });

/** The schema of a member that may be any JSON object, with the same. */
export const AnyJsonObject = (options?: SchemaOptions) =>
  Type.Unsafe<FreeJson>({ additionalProperties: true, type: "object", properties: {}, ...options });

/** Makes a route write the free JSON in its answer as the text that it is. */
export function writeFreeJson(reply: FastifyReply): void {
  reply
    .type("application/json; charset=utf-8")
    .serializer((answer: unknown) => writeJson(answer, PLACE));
}
