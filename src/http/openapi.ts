import swagger from "@fastify/swagger";
import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { FastifyInstance } from "fastify";
import { GatewayError, JobsError } from "./families.js";

/** Documents the header that `repeatSafely` reads; it is not validated twice. */
const IdempotencyHeader = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      pattern: "^[\\x20-\\x7e]+$",
      description:
        "Makes a repeat safe: the same key with the same body answers the first answer again for 24 hours, with `idempotency-replayed: true`. At least 16 characters on routes without a key.",
    }),
  ),
});

/** Registers the schemas that routes share and the description of the whole API. */
export async function describeApi(
  app: FastifyInstance,
  about: { publicUrl: string; version: string },
): Promise<void> {
  app.addSchema(JobsError);
  app.addSchema(GatewayError);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Gatehouse",
        version: about.version,
        description: "Services for AI agents behind one gate.",
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: about.publicUrl }],
      tags: [
        {
          name: "jobs",
          description: "The script job service: brief in, priced, bought, downloaded",
        },
        { name: "operations", description: "Health, metrics and descriptions of this server" },
      ],
      components: {
        securitySchemes: {
          agentKey: {
            type: "apiKey",
            in: "header",
            name: "x-api-key",
            description: "`sjs_` and 32 lowercase hex digits, from signup",
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: route.config?.repeatable ? { ...schema, headers: IdempotencyHeader } : schema,
      url,
    }),
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      const { openapiObject } = document;
      for (const operations of Object.values(openapiObject.paths ?? {})) {
        for (const operation of Object.values(operations ?? {})) finishOperation(operation);
      }
      return openapiObject;
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
}

interface Operation {
  requestBody?: {
    required?: boolean;
    content?: Record<string, { schema?: { type?: string | string[] } }>;
  };
  responses?: Record<string, { description?: string }>;
}

/** Says what the generator cannot know: a body that may be left out, and what success means. */
function finishOperation(operation: unknown): void {
  const { requestBody, responses = {} } = operation as Operation;
  const type = requestBody?.content?.["application/json"]?.schema?.type;
  if (requestBody && type?.includes("null")) requestBody.required = false;
  for (const reply of Object.values(responses)) {
    if (reply.description === "Default Response") reply.description = "Success";
  }
}

/** A reference to a shared schema that keeps its static type. */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>(Type.Ref(String(schema.$id)));
}

/** A reply that is text of its own media type, while the errors of the same route are JSON. */
export function textReply(mediaType: string, about: { description: string; example: string }) {
  const schema = { type: "string", examples: [about.example] };
  return Type.Unsafe<string>({
    description: about.description,
    content: { [mediaType]: { schema } },
  });
}

const meanings: Readonly<Record<number, string>> = {
  400: "The request is malformed",
  401: "The key is missing, malformed, unknown or revoked",
  402: "The job has not been purchased",
  404: "No such resource, or it belongs to somebody else",
  413: "The body is too large",
  500: "The server failed",
  503: "Not available now; retry after the time in Retry-After",
};

/** The error replies of a route: one schema of the family for each status it can answer. */
export function errorReplies<Status extends number>(body: TSchema, statuses: readonly Status[]) {
  const replies = statuses.map((status) => [
    status,
    Type.Unsafe<never>({ ...Type.Ref(String(body.$id)), description: meanings[status] ?? "Error" }),
  ]);
  return Object.fromEntries(replies) as Record<Status, ReturnType<typeof Type.Unsafe<never>>>;
}
