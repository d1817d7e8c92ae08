import { createHash } from "node:crypto";
import { Type } from "@sinclair/typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasRepresentation } from "./input/if-none-match.js";

/** The bytes of an answer, and what HTTP tells of them (RFC 9110, section 3.2). */
export interface Representation {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Strong: other bytes have another one. */
  readonly etag: string;
}

/** The reply of a route that honours If-None-Match. */
export const notModifiedReply = Type.Unsafe<undefined>({
  type: "null",
  description: "unchanged since the ETag in If-None-Match",
});

/** A text in UTF-8, with an ETag from its SHA-256. */
export function textRepresentation(contentType: string, text: string): Representation {
  const bytes = Buffer.from(text);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  return { bytes, contentType: `${contentType}; charset=utf-8`, etag };
}

/** A value as JSON. */
export function jsonRepresentation(value: unknown): Representation {
  return textRepresentation("application/json", JSON.stringify(value));
}

/** A value as JSON of a media type of its own, which takes no charset: such JSON is UTF-8 (RFC 8259). */
export function typedJsonRepresentation(mediaType: string, value: unknown): Representation {
  return { ...jsonRepresentation(value), contentType: mediaType };
}

/** Answers a representation that is kept. */
export type KeptRepresentation = () => Promise<Representation>;

/** Makes a representation at its first use and keeps it for ever; one that failed is made again. */
export function keepRepresentation(
  make: () => Representation | Promise<Representation>,
): KeptRepresentation {
  return keepWhileUnchanged(() => null, make);
}

/**
 * Makes a representation of a state, of which JSON tells all, and keeps it until the state is another
 * one. Callers who come while it is made wait for the same one.
 */
export function keepWhileUnchanged<State>(
  readState: () => State,
  make: (state: State) => Representation | Promise<Representation>,
): KeptRepresentation {
  let kept: { readonly name: string; readonly made: Promise<Representation> } | undefined;
  return () => {
    const state = readState();
    const name = JSON.stringify(state);
    if (kept?.name === name) return kept.made;
    const making = { name, made: Promise.resolve(state).then(make) };
    making.made.catch(() => {
      if (kept === making) kept = undefined;
    });
    kept = making;
    return making.made;
  };
}

/** Answers 304 to callers who have the representation, and the whole of it to others. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, etag }: Representation,
): FastifyReply {
  reply.header("etag", etag);
  const isUnchanged = hasRepresentation(request.headers["if-none-match"], etag);
  if (isUnchanged) reply.code(304);
  // HEAD tells the length of what it is handed and sends nothing.
  if (isUnchanged && request.method !== "HEAD") return reply.send();
  return reply.type(contentType).send(bytes);
}

/** Where the list of the APIs of this server is (RFC 9727). */
export const API_CATALOG_PATH = "/.well-known/api-catalog";

/** The value of `Link` by which whoever has one document of the server finds that list. */
export const API_CATALOG_LINK = `<${API_CATALOG_PATH}>; rel="api-catalog"`;

/** It may be kept, and is asked about before it is used again. */
const REVALIDATED = "no-cache";

/** Sends what is the same for everybody. It leads to the list of APIs, as pages and descriptions should. */
export function sendOpenDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Representation,
  cacheControl = REVALIDATED,
): FastifyReply {
  reply.header("cache-control", cacheControl).header("link", API_CATALOG_LINK);
  return sendRepresentation(request, reply, document);
}

/** Sends that by which the server is found: browser code of every site may read it. */
export function sendDiscoveryDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Representation,
  cacheControl = REVALIDATED,
): FastifyReply {
  reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "ETag, Link");
  return sendOpenDocument(request, reply, document, cacheControl);
}

/** Says that a header of the request decides what is answered, beside those that do already. */
export function varyBy(reply: FastifyReply, header: string): void {
  const before = reply.getHeader("vary");
  reply.header("vary", before === undefined ? header : `${before}, ${header}`);
}
