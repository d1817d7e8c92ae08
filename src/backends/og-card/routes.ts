import { ApiError, type Refusal } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { errorReplies, textReply } from "../../http/openapi/openapi.js";
import {
  notModifiedReply,
  sendRepresentation,
  textRepresentation,
} from "../../http/representation.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import type { BackendApp } from "../backend.js";
import { CardQuery } from "./schemas.js";
import { drawCardFor } from "./service.js";

/** A card opened as a page of its own loads and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/** Adds the routes of cards. */
export async function routes(app: BackendApp): Promise<void> {
  app.get(
    "/card.svg",
    {
      schema: {
        operationId: "drawCard",
        tags: ["og-card"],
        summary: "Draw a share card of 1200 x 630 px",
        querystring: CardQuery,
        response: {
          200: textReply("image/svg+xml", {
            description: "The card; the same query gives the same bytes",
            example:
              '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"></svg>',
          }),
          304: notModifiedReply,
          ...errorReplies(GatewayError, [400, 401, 422, 500]),
        },
      },
    },
    async (request, reply) => {
      await ownTurn(accountOf(request));
      const svg = await drawCardFor(request.query);
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("content-security-policy", POLICY);
      return sendRepresentation(request, reply, textRepresentation("image/svg+xml", svg));
    },
  );

  app.get(
    "/card.png",
    {
      schema: {
        operationId: "refusePngCard",
        tags: ["og-card"],
        summary: "Say that cards are drawn as SVG only",
        response: errorReplies(GatewayError, [401, 404, 500], [svgOnly]),
      },
    },
    async () => {
      throw svgOnly();
    },
  );
}

const svgOnly: Refusal = () =>
  new ApiError(404, "not_found", "cards are drawn as SVG only: ask for card.svg");
