import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { addDiscoveryDocument } from "../../../http/discovery-documents.js";
import { GatewayError } from "../../../http/families.js";
import { preferredType } from "../../../http/input/preferred-type.js";
import { documentOfTag } from "../../../http/openapi/document-of-tag.js";
import { errorReplies, textReply } from "../../../http/openapi/openapi.js";
import { PAGE_POLICY_HEADER } from "../../../http/page-policy.js";
import type {} from "../../../http/public-pages.js";
import {
  jsonRepresentation,
  keepRepresentation,
  notModifiedReply,
  sendDiscoveryDocument,
  sendOpenDocument,
  textRepresentation,
  varyBy,
} from "../../../http/representation.js";
import type { Parts } from "../../../platform/parts/part.js";
import type { EvidenceOptions } from "../options.js";

const DOCS_TYPES = ["application/json", "text/html", "text/markdown"] as const;

type GuideType = Parameters<Parts["pages"]["evidenceDocs"]>[1];

const MARKDOWN_EXAMPLE = "# Evidence, memory and images\n";

/** The document in the forms it comes in; the route writes both as text. */
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
    "text/markdown": { schema: { type: "string", examples: [MARKDOWN_EXAMPLE] } },
  },
});

export interface DocsRoutesOptions extends EvidenceOptions {
  /** Makes a guide of the description of this family. */
  readonly renderDocs: Parts["pages"]["evidenceDocs"];
}

/** The description of this family: a page for people, OpenAPI for machines, Markdown for both. */
export const docsRoutes: FastifyPluginAsyncTypebox<DocsRoutesOptions> = async (
  app,
  { parts, renderDocs },
) => {
  // Neither changes while the server runs.
  const describeFamily = async () => documentOfTag(await parts.describeApi(), "evidence");
  const json = keepRepresentation(async () => jsonRepresentation(await describeFamily()));
  const keepGuide = (type: GuideType) =>
    keepRepresentation(async () =>
      textRepresentation(type, await renderDocs(await describeFamily(), type)),
    );
  const page = keepGuide("text/html");
  const markdown = keepGuide("text/markdown");

  app.get(
    "/docs",
    {
      schema: {
        operationId: "getEvidenceDocs",
        tags: ["evidence"],
        summary: "Read how to use this family",
        description:
          "A page where `Accept` prefers `text/html`, its Markdown where it prefers `text/markdown`; else this OpenAPI document.",
        response: { 200: DocsReply, 304: notModifiedReply, ...errorReplies(GatewayError, [500]) },
      },
      config: { isPublicPage: true },
    },
    async (request, reply) => {
      varyBy(reply, "accept");
      const type = preferredType(request.headers.accept, DOCS_TYPES);
      if (type === "application/json") return sendOpenDocument(request, reply, await json());
      if (type === "text/markdown") return sendDiscoveryDocument(request, reply, await markdown());
      reply
        .header("content-security-policy", PAGE_POLICY_HEADER)
        .header("referrer-policy", "no-referrer")
        .header("x-frame-options", "DENY");
      return sendOpenDocument(request, reply, await page());
    },
  );

  addDiscoveryDocument(app, {
    path: "/docs.md",
    document: markdown,
    schema: {
      operationId: "getEvidenceGuide",
      tags: ["evidence"],
      summary: "Read how to use this family, as Markdown",
      response: {
        200: textReply("text/markdown", {
          description: "The guide, with every route of this family",
          example: MARKDOWN_EXAMPLE,
        }),
        304: notModifiedReply,
        ...errorReplies(GatewayError, [500]),
      },
    },
  });
};
