import swagger from "@fastify/swagger";
import { type Static, type TObject, type TSchema, Type } from "@sinclair/typebox";
import type { FastifyInstance, FastifySchema } from "fastify";
import { SESSION_COOKIE } from "../caller/session-cookie.js";
import { GatewayError, JobsError } from "../families.js";
import type { ApiOperation } from "./document.js";

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

/** How a caller proves who it is, by the name that routes refer to. */
const securitySchemes = {
  agentKey: {
    type: "apiKey",
    in: "header",
    name: "x-api-key",
    description: "`sjs_` and 32 lowercase hex digits, from signup",
  },
  evidenceKey: {
    type: "apiKey",
    in: "header",
    name: "x-api-key",
    description: "`cb_…`, from `POST /api/v1/key`",
  },
  gatewayKey: {
    type: "http",
    scheme: "bearer",
    description: "`gwk_…`, from `POST /v1/account/keys` or `gatehouse keys create`",
  },
  productsKey: {
    type: "http",
    scheme: "bearer",
    description: "`prd_…`, from `POST /v1/account/keys` or `gatehouse keys create`",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "set by `POST /v1/accounts/confirm`",
  },
} as const;

const tags = [
  { name: "jobs", description: "The script job service: brief in, priced, bought, downloaded" },
  { name: "gateway", description: "One key for every service of the catalogue" },
  {
    name: "evidence",
    description: "Sealed decisions that anyone can verify, bounded memory, cache sizing, images",
  },
  {
    name: "products",
    description: "Vectors, portfolio weights, webhooks; detection and inference are not built yet",
  },
  { name: "accounts", description: "Accounts, sessions, keys, access to services, usage" },
  { name: "operations", description: "Health, metrics and descriptions of this server" },
];

/** Registers the schemas that routes share and the description of the whole API. */
export async function describeApi(
  app: FastifyInstance,
  about: { publicUrl: string; version: string },
): Promise<void> {
  app.addSchema(JobsError);
  await describe(app, {
    title: "Gatehouse",
    description: "Services for AI agents behind one gate.",
    version: about.version,
    url: about.publicUrl,
    tags,
    securitySchemes,
  });
}

/** Registers the description of one backend, as its callers see it through the gateway. */
export async function describeBackend(
  app: FastifyInstance,
  about: { slug: string; purpose: string; publicUrl: string; version: string },
): Promise<void> {
  const { slug, purpose, publicUrl, version } = about;
  await describe(app, {
    title: `Gatehouse ${slug}`,
    description: purpose,
    version,
    url: `${publicUrl}/v1/api/${slug}`,
    tags: [{ name: slug, description: purpose }],
    securitySchemes: { gatewayKey: securitySchemes.gatewayKey },
    security: [{ gatewayKey: [] }],
  });
}

interface Description {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly url: string;
  readonly tags: { name: string; description: string }[];
  readonly securitySchemes: Partial<typeof securitySchemes>;
  readonly security?: Record<string, string[]>[];
}

async function describe(app: FastifyInstance, about: Description): Promise<void> {
  app.addSchema(GatewayError);
  const { title, description, version } = about;
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title,
        version,
        description,
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: about.url }],
      tags: about.tags,
      ...(about.security ? { security: about.security } : {}),
      components: { securitySchemes: about.securitySchemes },
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...nameWildcard(schema),
        ...(route.config?.repeatable ? { headers: IdempotencyHeader } : {}),
      },
      url: url.replace(/\*$/, ":path"),
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

/** A path template has no wildcard: the parameter is described under another name. */
function nameWildcard(schema: FastifySchema): FastifySchema {
  const params = schema?.params as TObject | undefined;
  const wildcard = params?.properties["*"];
  if (!wildcard) return schema;
  const { "*": _wildcard, ...others } = params.properties;
  return { ...schema, params: Type.Object({ ...others, path: wildcard }) };
}

/** Says what the generator cannot know: a body that may be left out, and what success means. */
function finishOperation(operation: unknown): void {
  const { requestBody, responses } = operation as ApiOperation;
  const type = requestBody?.content?.["application/json"]?.schema.type;
  if (requestBody && [type].flat().includes("null")) requestBody.required = false;
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
  403: "The key, the account or the origin may not do this",
  404: "No such resource, or it belongs to somebody else",
  405: "The path does not know this method; Allow names those it knows",
  409: "It collides with what is there",
  413: "The body is too large",
  422: "A field has the wrong type, length or range",
  429: "The limit is reached; retry after the time in Retry-After",
  500: "The server failed",
  502: "The backend could not be reached",
  503: "Not available now; retry after the time in Retry-After",
  504: "It took too long",
};

/** The error replies of a route: one schema of the family for each status it can answer. */
export function errorReplies<Status extends number>(body: TSchema, statuses: readonly Status[]) {
  const replies = statuses.map((status) => [
    status,
    Type.Unsafe<never>({ ...Type.Ref(String(body.$id)), description: meanings[status] ?? "Error" }),
  ]);
  return Object.fromEntries(replies) as Record<Status, ReturnType<typeof Type.Unsafe<never>>>;
}
