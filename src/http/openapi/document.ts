import type {} from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** The generated OpenAPI description, as far as anything here reads it; the rest is passed on. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  /** The operations of each path by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, ApiSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** One route. */
export interface ApiOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: ApiBody;
  /** What it answers by status. */
  readonly responses: Readonly<Record<string, ApiBody>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

interface ApiParameter {
  readonly name: string;
  readonly in: string;
  required?: boolean;
  readonly description?: string;
  readonly schema: ApiSchema;
}

/** A body of a request or a reply, by media type; what may be written is finished after the generator. */
export interface ApiBody {
  description?: string;
  required?: boolean;
  readonly content?: Readonly<Record<string, ApiContent>>;
}

/** A body in one media type, with an example or several by name. */
export interface ApiContent {
  readonly schema: ApiSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A JSON Schema. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** The description of what a server serves, once it is ready. */
export function apiDocument(app: FastifyInstance): ApiDocument {
  // The generator's own type also allows what it never writes, such as references for paths.
  return app.swagger() as unknown as ApiDocument;
}

/** One route and where it is. */
export interface ApiRoute {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

/** Every route of a description, in its order. */
export function listRoutes({ paths }: ApiDocument): ApiRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}
