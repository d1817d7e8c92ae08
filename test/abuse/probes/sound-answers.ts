import AjvCompiler from "@fastify/ajv-compiler";
import type { ApiDocument, ApiOperation } from "../../../src/http/openapi/document.js";
import type { Answer } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";

/** Statuses that say that the server is at fault, or that nobody expected the request. */
const UNSOUND = new Set([500, 502]);
/** Answers are kept up to here, so that a longer one cannot be read. */
const TEXT_LENGTH_MAX = 60_000;

type Validate = ((value: unknown) => boolean) & { errors?: unknown };

const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, removeAdditional: false, strict: false },
} as never) as unknown as (route: object) => Validate;
const validators = new WeakMap<object, Validate>();

/**
 * What is wrong with an answer to abuse: none, a defect of the server, or a status or body that the
 * description of the operation does not have. Undefined for a sound one.
 */
export function faultOf(
  answer: Answer,
  route: AbusedRoute,
  forwarding?: ApiOperation,
): string | undefined {
  const { status, fault, text = "", contentType = "" } = answer;
  if (status === undefined) return fault ?? "no answer";
  if (UNSOUND.has(status)) return `${status}: ${text.slice(0, 200)}`;
  const documented =
    describedBy(route.operation, status) ?? (forwarding && describedBy(forwarding, status));
  if (!documented) return `${status} is not described: ${text.slice(0, 200)}`;
  const schema = documented.content?.[contentType]?.schema;
  if (status < 400 || text.length > TEXT_LENGTH_MAX) return undefined;
  if (!schema) return `${status} came as ${contentType || "nothing"}`;
  return misfit(schema, text, route.document);
}

/** What an operation says of a status, alone or in a range such as `2XX`. */
function describedBy({ responses }: ApiOperation, status: number) {
  return responses[String(status)] ?? responses[`${String(status)[0]}XX`];
}

function misfit(schema: object, text: string, { components }: ApiDocument): string | undefined {
  let validate = validators.get(schema);
  if (!validate) {
    validate = compile({ schema: { ...schema, components }, httpPart: "body" });
    validators.set(schema, validate);
  }
  try {
    if (validate(JSON.parse(text))) return undefined;
  } catch {
    return `no JSON: ${text.slice(0, 200)}`;
  }
  return `not as described: ${text.slice(0, 200)}`;
}
