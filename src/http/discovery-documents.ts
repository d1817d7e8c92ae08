import type {} from "@fastify/cors";
import type { FastifySchema } from "fastify";
import type { RouteScope } from "./family.js";
import type {} from "./public-pages.js";
import { type KeptRepresentation, sendDiscoveryDocument } from "./representation.js";

/** A document by which the server is found. */
export interface DiscoveryDocument {
  readonly path: string;
  readonly schema: FastifySchema;
  readonly document: KeptRepresentation;
  /** `Cache-Control` of its answers; it is asked about before each use unless given. */
  readonly cacheControl?: string;
  /** Headers of each answer, made of the bytes that it stands for. */
  readonly headersOf?: (bytes: Buffer) => Readonly<Record<string, string>>;
  readonly isPublicPage?: true;
}

/**
 * Adds a document that code of every site may read, whichever sites may read the rest. It may also ask
 * whether the document is still the same: that takes a preflight request, for `If-None-Match`.
 */
export function addDiscoveryDocument(
  app: RouteScope,
  { path, schema, document, cacheControl, headersOf, isPublicPage }: DiscoveryDocument,
): void {
  const config = { cors: false, ...(isPublicPage ? { isPublicPage } : {}) } as const;
  app.get(path, { schema, config }, async (request, reply) => {
    const representation = await document();
    if (headersOf) reply.headers(headersOf(representation.bytes));
    return sendDiscoveryDocument(request, reply, representation, cacheControl);
  });
  app.options(path, { schema: { hide: true }, config }, async (_request, reply) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("access-control-allow-methods", "GET")
      .header("access-control-allow-headers", "Content-Type, If-None-Match")
      .code(204);
  });
}
