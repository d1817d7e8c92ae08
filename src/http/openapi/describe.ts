import { type TObject, Type } from "@sinclair/typebox";
import type { FastifyInstance, FastifySchema } from "fastify";
import { gatewayKey } from "../caller/gateway-key.js";
import type { SecurityScheme } from "../family.js";
import type { ApiOperation } from "./document.js";
import { withErrorExamples } from "./error-examples.js";

/** Documents the header that `enforceIdempotency` reads; it is not validated twice. */
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

/** What is described: the families that have a description, in their order. */
export interface DescribedFamilies {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
}

/** Registers what collects the description of the whole API from its routes. */
export async function describeFamilies(
  app: FastifyInstance,
  about: DescribedFamilies & { readonly publicUrl: string; readonly version: string },
): Promise<void> {
  await describe(app, {
    title: "Gatehouse",
    description: "Services for AI agents behind one gate.",
    version: about.version,
    url: about.publicUrl,
    tags: about.tags,
    securitySchemes: about.securitySchemes,
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
    securitySchemes: { gatewayKey },
    security: [{ gatewayKey: [] }],
  });
}

interface Description {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly url: string;
  readonly tags: DescribedFamilies["tags"];
  readonly securitySchemes: DescribedFamilies["securitySchemes"];
  readonly security?: Record<string, string[]>[];
}

async function describe(app: FastifyInstance, about: Description): Promise<void> {
  const { title, description, version } = about;
  const { default: swagger } = await import("@fastify/swagger");
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
      tags: [...about.tags],
      ...(about.security ? { security: about.security } : {}),
      components: { securitySchemes: { ...about.securitySchemes } },
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...nameWildcard(schema),
        ...(schema?.response ? { response: withErrorExamples(schema, app.findRules(url)) } : {}),
        ...(route.config?.idempotent ? { headers: IdempotencyHeader } : {}),
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

/** Says what the generator cannot know: what may be left out, and what success means. */
function finishOperation(operation: unknown): void {
  const { parameters = [], requestBody, responses } = operation as ApiOperation;
  for (const parameter of parameters) {
    if (parameter.schema.default !== undefined) parameter.required = false;
  }
  const type = requestBody?.content?.["application/json"]?.schema.type;
  if (requestBody && [type].flat().includes("null")) requestBody.required = false;
  for (const reply of Object.values(responses)) {
    if (reply.description === "Default Response") reply.description = "Success";
  }
}
