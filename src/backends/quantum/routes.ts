import { Type } from "@sinclair/typebox";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { readBodiesAsJson } from "../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../http/input/json-body.js";
import { sendJsonBytes } from "../../http/json-bytes.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { whileConnected } from "../../http/while-connected.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { circuitOperations } from "./circuits/operations.js";
import type { Operation } from "./operation.js";
import { createQuantum } from "./service.js";
import { solverOperations } from "./solvers/operations.js";

const SLUG = "quantum";

const operations: readonly Operation[] = [...circuitOperations, ...solverOperations];

const ElapsedMs = Type.Number({
  minimum: 0,
  description: "of computing, without the wait for it",
});

const AnyObject = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });

const RoutesReply = Type.Object({
  routes: Type.Array(
    Type.Object({
      path: Type.String({ description: "of a POST, behind /v1/api/quantum/" }),
      summary: Type.String(),
      schema: AnyObject("JSON Schema of the body"),
      sample: AnyObject("a body that is answered"),
    }),
  ),
});

/** Adds a route for each operation, and the list of them. */
export async function routes(app: BackendApp, parts: Needed<"threads">): Promise<void> {
  const quantum = createQuantum(parts);
  readBodiesAsJson(app, jsonReader(jsonOfNumbers));
  for (const operation of operations) {
    app.post(`/${operation.path}`, { schema: schemaOf(operation) }, async (request, reply) =>
      whileConnected(reply, async (signal) => {
        const call = { body: request.body as object, owner: accountOf(request), signal };
        return sendJsonBytes(reply, await quantum.run(operation, call));
      }),
    );
  }

  const listed = operations.map(({ path, summary, body, samples: [sample] }) => ({
    path,
    summary,
    schema: body,
    sample,
  }));
  app.get(
    "/routes",
    {
      schema: {
        operationId: "listQuantumRoutes",
        tags: [SLUG],
        summary: "List the POST routes, each with the schema of its body and a sample",
        response: {
          200: Type.Object(RoutesReply.properties, { examples: [{ routes: listed.slice(-1) }] }),
          ...errorReplies(GatewayError, [401, 500, 503]),
        },
      },
    },
    async () => ({ routes: listed }),
  );
}

function schemaOf({ body, reply, samples, answer, ...operation }: Operation) {
  const { operationId, summary, description, notes, refusals } = operation;
  return {
    operationId,
    tags: [SLUG],
    ...(notes ? { "x-agents": notes } : {}),
    summary,
    ...(description ? { description } : {}),
    body: Type.Object(body.properties, { examples: [...samples] }),
    response: {
      // The reply is written where it is computed, and need not be written again.
      200: Type.Unsafe<Buffer>(
        Type.Object({ ...reply.properties, elapsed_ms: ElapsedMs }, { examples: [answer] }),
      ),
      ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503, 504], refusals),
    },
  };
}
