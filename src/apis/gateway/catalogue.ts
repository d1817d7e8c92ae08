import { type Static, Type } from "@sinclair/typebox";
import { errors } from "../../http/api-error.js";
import {
  type ApiBody,
  type ApiDocument,
  type ApiSchema,
  listRoutes,
} from "../../http/openapi/document.js";
import { inlineReferences } from "../../http/openapi/inline-references.js";
import { StringEnum } from "../../http/openapi/string-enum.js";
import {
  jsonRepresentation,
  type KeptRepresentation,
  keepRepresentation,
  keepWhileUnchanged,
} from "../../http/representation.js";
import { type ReachableService, stateOf } from "./services.js";

const AnySchema = Type.Object({}, { additionalProperties: true });

const CatalogueRoute = Type.Object({
  method: Type.String({ examples: ["POST"] }),
  path: Type.String({ description: "below the slug", examples: ["/api/v1/collect"] }),
  summary: Type.String(),
  request: Type.Object({
    parameters: Type.Array(AnySchema, { description: "OpenAPI parameters" }),
    body: Type.Optional(AnySchema),
  }),
  response: Type.Record(Type.String(), AnySchema, { description: "JSON Schema by status" }),
});

const CatalogueEntry = Type.Object({
  slug: Type.String(),
  purpose: Type.String(),
  access: StringEnum(["self-service", "by-request"]),
  methods: Type.Array(Type.String()),
  routes: Type.Array(CatalogueRoute),
  example: Type.Object({
    method: Type.String(),
    path: Type.String({ description: "below the slug, without a slash first" }),
    body: Type.Optional(Type.Unknown()),
  }),
  price: Type.Literal("free"),
  status: StringEnum(["up", "degraded", "down"]),
  reason: Type.Optional(Type.String()),
  beyond: Type.Optional(Type.Boolean({ description: "not in the original list of services" })),
});
type CatalogueEntry = Static<typeof CatalogueEntry>;

export const Catalogue = Type.Object(
  { total: Type.Integer(), services: Type.Array(CatalogueEntry) },
  {
    examples: [
      {
        total: 1,
        services: [
          {
            slug: "og-card",
            purpose: "Renders a share card as SVG.",
            access: "self-service",
            methods: ["GET"],
            routes: [],
            example: { method: "GET", path: "card.svg?title=Hello" },
            price: "free",
            status: "up",
          },
        ],
      },
    ],
  },
);

/**
 * The catalogue, written again whenever the state of a service is another one. What it says of routes
 * comes from the services' own documents, which stay the same while the server runs.
 */
export function keepCatalogue(services: readonly ReachableService[]): KeptRepresentation {
  let descriptions: readonly ServiceDescription[] | undefined;
  return keepWhileUnchanged(
    () => services.map(stateOf),
    async (states) => {
      descriptions ??= await Promise.all(services.map(describeService));
      const entries = descriptions.map(
        (description, place): CatalogueEntry => ({
          ...description,
          status: "up",
          ...states[place],
        }),
      );
      const catalogue: Static<typeof Catalogue> = { total: entries.length, services: entries };
      return jsonRepresentation(catalogue);
    },
  );
}

type ServiceDescription = Omit<CatalogueEntry, "status" | "reason">;

async function describeService(service: ReachableService): Promise<ServiceDescription> {
  const { slug, purpose, access, example, beyond, server } = service;
  const routes = server ? routesOf(await server.describe()) : [];
  const methods = [...new Set(routes.map(({ method }) => method))].sort();
  return {
    slug,
    purpose,
    access,
    methods: methods.length > 0 ? methods : [example.method],
    routes,
    example,
    price: "free",
    ...(beyond ? { beyond } : {}),
  };
}

/** The OpenAPI document of one service; 503 while there is none. */
export function keepDocument({ server, slug }: ReachableService): KeptRepresentation {
  return keepRepresentation(async () => {
    if (!server) throw errors.unavailable(`${slug} has no description: it is not served here`);
    return jsonRepresentation(await server.describe());
  });
}

function routesOf(document: ApiDocument): CatalogueEntry["routes"] {
  const schemas = document.components.schemas ?? {};
  const inline = (value: unknown) => inlineReferences(value, schemas) as object;
  return listRoutes(document).map(({ method, path, operation }) => {
    const body = firstSchema(operation.requestBody);
    const responses = Object.entries(operation.responses);
    return {
      method,
      path,
      summary: operation.summary ?? "",
      request: {
        parameters: (operation.parameters ?? []).map(inline),
        ...(body ? { body: inline(body) } : {}),
      },
      response: Object.fromEntries(
        responses.map(([status, reply]) => [status, inline(firstSchema(reply) ?? {})]),
      ),
    };
  });
}

function firstSchema(body: ApiBody | undefined): ApiSchema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema;
}
