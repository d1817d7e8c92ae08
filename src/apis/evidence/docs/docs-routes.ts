import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { GatewayError } from "../../../http/families.js";
import { preferredType } from "../../../http/input/preferred-type.js";
import type { ApiDocument } from "../../../http/openapi/document.js";
import { documentOfTag } from "../../../http/openapi/document-of-tag.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { PAGE_POLICY_HEADER } from "../../../http/page-policy.js";
import {
  jsonRepresentation,
  keepRepresentation,
  notModifiedReply,
  sendOpenDocument,
  textRepresentation,
  varyBy,
} from "../../../http/representation.js";
import type { EvidenceOptions } from "../options.js";

const DOCS_TYPES = ["application/json", "text/html"] as const;

/** The document in the two forms it comes in; the route writes both as text. */
const DocsReply = Type.Unsafe<string>({
  description: "The description of this family",
  content: {
    "application/json": {
      schema: {
        type: "object",
        additionalProperties: true,
        examples: [{ openapi: "3.1.0", paths: {} }],
      },
    },
    "text/html": { schema: { type: "string", examples: ["<!doctype html>"] } },
  },
});

export interface DocsRoutesOptions extends EvidenceOptions {
  /** Makes a page for people of the description of this family. */
  readonly renderDocs: (document: ApiDocument) => Promise<string>;
}

/** The description of this family, as a page for people and as OpenAPI for machines. */
export const docsRoutes: FastifyPluginAsyncTypebox<DocsRoutesOptions> = async (
  app,
  { parts, renderDocs },
) => {
  // Neither changes while the server runs.
  const describeFamily = async () => documentOfTag(await parts.describeApi(), "evidence");
  const json = keepRepresentation(async () => jsonRepresentation(await describeFamily()));
  const page = keepRepresentation(async () =>
    textRepresentation("text/html", await renderDocs(await describeFamily())),
  );

  app.get(
    "/docs",
    {
      schema: {
        operationId: "getEvidenceDocs",
        tags: ["evidence"],
        summary: "Read how to use this family",
        description: "A page where `Accept` prefers `text/html`; else this OpenAPI document.",
        response: { 200: DocsReply, 304: notModifiedReply, ...errorReplies(GatewayError, [500]) },
      },
    },
    async (request, reply) => {
      varyBy(reply, "accept");
      if (preferredType(request.headers.accept, DOCS_TYPES) === "application/json") {
        return sendOpenDocument(request, reply, await json());
      }
      reply
        .header("content-security-policy", PAGE_POLICY_HEADER)
        .header("referrer-policy", "no-referrer")
        .header("x-frame-options", "DENY");
      return sendOpenDocument(request, reply, await page());
    },
  );
};
