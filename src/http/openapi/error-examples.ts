import type { FastifySchema } from "fastify";
import { StoreUnavailable } from "../../platform/store/sql.js";
import { TaskTimedOut } from "../../platform/threads/thread-errors.js";
import { type ApiError, errors, type Refusal } from "../api-error.js";
import { asApiError } from "../error-handler.js";
import type { FamilyRules } from "../families.js";
import { refusalsOf } from "./openapi.js";
import { schemaRefusals } from "./schema-refusals.js";

const REQUEST_ID = "req_0f1e2d3c4b5a69788796a5b4";
const TIMEOUT_MS = 10_000;

/** The replies of a route, those for errors with examples in the body of its family. */
export function withErrorExamples(
  schema: FastifySchema,
  rules: FamilyRules,
): Readonly<Record<string, object>> {
  const replies = (schema.response ?? {}) as Readonly<Record<string, object>>;
  return Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => {
      const own = refusalsOf(reply);
      if (!own) return [status, reply];
      const known = [
        ...usual(rules),
        ...schemaRefusals(schema, rules),
        ...made(rules.refusals, own),
      ];
      return [status, withExamples(reply, examplesOf(known, Number(status), rules))];
    }),
  );
}

/** What any route answers that has the status. */
function usual(rules: FamilyRules): ApiError[] {
  return [
    errors.invalidRequest("the body is not valid JSON"),
    errors.conflict("this Idempotency-Key was used with another body"),
    errors.payloadTooLarge("the body is too large for this route"),
    errors.internal(undefined),
    asApiError(new StoreUnavailable(""), rules),
    asApiError(new TaskTimedOut("the work", TIMEOUT_MS), rules),
  ];
}

function made(...refusals: readonly (readonly Refusal[] | undefined)[]): ApiError[] {
  return refusals.flatMap((some = []) => some.map((make) => make()));
}

/** The bodies of the errors of a status by their codes; the last error with a code counts. */
function examplesOf(
  known: readonly ApiError[],
  status: number,
  { errorBody }: FamilyRules,
): ReadonlyMap<string, object> {
  const bodies = known
    .filter((error) => error.status === status)
    .map((error) => [error.code, errorBody(error, REQUEST_ID)] as const);
  return new Map(bodies);
}

function withExamples(reply: object, examples: ReadonlyMap<string, object>): object {
  const { description, ...schema } = reply as { readonly description: string };
  const [only, ...others] = examples.values();
  const named = [...examples].map(([code, value]) => [code, { value }]);
  const shown = others.length === 0 ? { example: only } : { examples: Object.fromEntries(named) };
  return { description, content: { "application/json": { schema, ...shown } } };
}
