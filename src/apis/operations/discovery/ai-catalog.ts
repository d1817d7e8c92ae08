import { Type } from "@sinclair/typebox";
import { mcpIdentity } from "../../../http/mcp-identity.js";
import { SERVER_CARD_PATH, SERVER_CARD_TYPE } from "./server-card.js";

/** The media type of a catalog of what agents can use (AI Catalog, a draft). */
export const AI_CATALOG_TYPE = "application/ai-catalog+json";

export const AI_CATALOG_PATH = "/.well-known/ai-catalog.json";

const Entry = Type.Object({
  identifier: Type.String(),
  displayName: Type.String(),
  type: Type.String(),
  url: Type.String(),
  description: Type.String(),
  version: Type.String(),
  representativeQueries: Type.Array(Type.String()),
});

export const AiCatalog = Type.Object(
  {
    specVersion: Type.Literal("1.0"),
    host: Type.Object({ displayName: Type.String(), documentationUrl: Type.String() }),
    entries: Type.Array(Entry),
  },
  { examples: [describeCatalog("https://gate.example", "0.1.0")] },
);

/** What agents can use here. Its one entry leads to everything, since the tools reach every family. */
export function describeCatalog(publicUrl: string, version: string) {
  const { title, description, publisher } = mcpIdentity(publicUrl);
  return {
    specVersion: "1.0" as const,
    host: { displayName: title, documentationUrl: `${publicUrl}/docs` },
    entries: [
      {
        identifier: `urn:air:${publisher}:mcp:gatehouse`,
        displayName: title,
        type: SERVER_CARD_TYPE,
        url: `${publicUrl}${SERVER_CARD_PATH}`,
        description,
        version,
        representativeQueries: [
          "write a script of 60 seconds from a brief",
          "seal what an agent decided so that anyone can verify it",
          "remember something between the runs of an agent",
          "search vectors with a filter on their metadata",
          "compute the weights of a portfolio",
        ],
      },
    ],
  };
}
