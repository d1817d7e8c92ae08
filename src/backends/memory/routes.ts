import { Type } from "@sinclair/typebox";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { onceOf } from "../../http/once.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { storageFull } from "../../http/openapi/storage-full.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import {
  Correction,
  CorrectionPage,
  CorrectionParams,
  CorrectionsQuery,
  SearchBody,
  SearchReply,
  StoreCorrectionBody,
} from "./schemas.js";
import { createSearch } from "./search-corrections.js";
import { createCorrections, noCorrection, noSuperseded } from "./service.js";
import { storedCorrections } from "./stored.js";

const SLUG = "memory";
const Nothing = Type.Unsafe<undefined>({ type: "null", description: "Deleted" });
const HOW_IT_RANKS = `Corrections that reach the scope are compared with the query by their words: endings, synonyms of offices and engineering, and small slips of the pen count as the same, and the words of \`when\` count more than those of \`correction\`. Relevant are those that are about as close to the query as the closest one. Among them:

1. one that is superseded is out, also over several steps, wherever its successor holds; what its words find, they find for its successor;
2. then the more specific scope wins, then the higher \`precedence\`, then the newer one. BM25 orders only what is still equal.

\`governing\` is null when nothing is relevant: a query of stop words, or about something else.`;

/** Adds the routes of corrections. */
export async function routes(
  app: BackendApp,
  needed: Needed<"store" | "clock" | "threads" | "storageQuota">,
): Promise<void> {
  const corrections = createCorrections(needed);
  const search = createSearch(needed);

  app.post(
    "/search",
    {
      schema: {
        operationId: "searchCorrections",
        "x-agents": { isTool: true },
        tags: [SLUG],
        summary: "Find the correction that governs what you do next",
        description: HOW_IT_RANKS,
        body: SearchBody,
        response: {
          200: SearchReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503, 504]),
        },
      },
    },
    async (request) => search(accountOf(request), request.body),
  );

  app.post(
    "/corrections",
    {
      config: { idempotent: true },
      schema: {
        operationId: "storeCorrection",
        tags: [SLUG],
        summary: "Store a correction",
        body: StoreCorrectionBody,
        response: {
          201: Correction,
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 409, 413, 422, 500, 503],
            [storageFull(storedCorrections), noSuperseded],
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return corrections.add(accountOf(request), request.body, onceOf(request));
    },
  );

  app.get(
    "/corrections",
    {
      schema: {
        operationId: "listCorrections",
        tags: [SLUG],
        summary: "List your corrections, newest first",
        querystring: CorrectionsQuery,
        response: { 200: CorrectionPage, ...errorReplies(GatewayError, [401, 422, 500, 503]) },
      },
    },
    async (request) => corrections.list(accountOf(request), request.query),
  );

  app.get(
    "/corrections/:id",
    {
      schema: {
        operationId: "getCorrection",
        tags: [SLUG],
        summary: "Get a correction",
        params: CorrectionParams,
        response: {
          200: Correction,
          ...errorReplies(GatewayError, [401, 404, 422, 500, 503], [noCorrection]),
        },
      },
    },
    async (request) => corrections.get(accountOf(request), request.params.id),
  );

  app.delete(
    "/corrections/:id",
    {
      schema: {
        operationId: "deleteCorrection",
        tags: [SLUG],
        summary: "Delete a correction",
        description:
          "What it superseded counts again, unless another stored correction supersedes it, too: one that was stored later in the same chain does.",
        params: CorrectionParams,
        response: {
          204: Nothing,
          ...errorReplies(GatewayError, [400, 401, 404, 413, 422, 500, 503], [noCorrection]),
        },
      },
    },
    async (request, reply) => {
      await corrections.delete(accountOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
