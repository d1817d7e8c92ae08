import type { FastifySchema } from "fastify";
import { addDiscoveryDocument, type DiscoveryDocument } from "../../../http/discovery-documents.js";
import { GatewayError } from "../../../http/families.js";
import type { RouteScope } from "../../../http/family.js";
import { documentReply, errorReplies, textReply } from "../../../http/openapi/openapi.js";
import type {} from "../../../http/public-pages.js";
import {
  API_CATALOG_PATH,
  type KeptRepresentation,
  keepRepresentation,
  notModifiedReply,
  textRepresentation,
  typedJsonRepresentation,
} from "../../../http/representation.js";
import type { Needed } from "../../../platform/parts/part.js";
import { AI_CATALOG_PATH, AI_CATALOG_TYPE, AiCatalog, describeCatalog } from "./ai-catalog.js";
import { API_CATALOG_TYPE, ApiCatalog, listApis } from "./api-catalog.js";
import { SITEMAP_PATH, writeRobots, writeSitemap } from "./for-crawlers.js";
import {
  KEY_DIRECTORY_CACHE,
  KEY_DIRECTORY_PATH,
  KEY_DIRECTORY_TYPE,
  KeyDirectory,
} from "./key-directory.js";
import { agentGuide } from "./llms-txt.js";
import { describeServer, SERVER_CARD_PATH, SERVER_CARD_TYPE, ServerCard } from "./server-card.js";

export type DiscoveryParts = Needed<
  "publicUrl" | "build" | "describeApi" | "backends" | "pages" | "webBotAuth"
>;

/** The documents by which agents, clients and crawlers find what is here. */
export function addDiscoveryRoutes(app: RouteScope, parts: DiscoveryParts): void {
  const documents = [
    ...forMcpClients(parts),
    apiCatalog(parts),
    keyDirectory(parts),
    ...texts(app, parts),
  ];
  for (const document of documents) addDiscoveryDocument(app, document);
}

/** The draft lets a card be used for an hour before it is asked for again. */
const CARD_CACHE = "public, max-age=3600";

function forMcpClients({ publicUrl, build: { version } }: DiscoveryParts): DiscoveryDocument[] {
  const card = keepRepresentation(() =>
    typedJsonRepresentation(SERVER_CARD_TYPE, describeServer(publicUrl, version)),
  );
  const catalog = keepRepresentation(() =>
    typedJsonRepresentation(AI_CATALOG_TYPE, describeCatalog(publicUrl, version)),
  );
  const cardReply = documentReply(SERVER_CARD_TYPE, ServerCard, "The server card, without tools");
  const cardAt = (path: string, operationId: string): DiscoveryDocument => ({
    path,
    document: card,
    cacheControl: CARD_CACHE,
    schema: schemaOf(operationId, "Tell clients of MCP how to connect", cardReply),
  });
  return [
    cardAt(SERVER_CARD_PATH, "getServerCard"),
    cardAt("/.well-known/mcp/server-card.json", "getWellKnownServerCard"),
    {
      path: AI_CATALOG_PATH,
      document: catalog,
      schema: schemaOf(
        "getAiCatalog",
        "List what agents can use here",
        documentReply(AI_CATALOG_TYPE, AiCatalog, "An AI catalog that leads to the server card"),
      ),
    },
  ];
}

function apiCatalog({ publicUrl, describeApi, backends }: DiscoveryParts): DiscoveryDocument {
  const document = keepRepresentation(async () => {
    const { tags } = await describeApi();
    const listed = listApis({ publicUrl, tags, services: backends.services });
    return typedJsonRepresentation(API_CATALOG_TYPE, listed);
  });
  const reply = documentReply(
    "application/linkset+json",
    ApiCatalog,
    "Links, as RFC 9727 has them",
  );
  return {
    path: API_CATALOG_PATH,
    document,
    schema: schemaOf("getApiCatalog", "List every description of an API", reply),
  };
}

function keyDirectory({ webBotAuth: { keys, signDirectory } }: DiscoveryParts): DiscoveryDocument {
  return {
    path: KEY_DIRECTORY_PATH,
    document: keepRepresentation(() => typedJsonRepresentation(KEY_DIRECTORY_TYPE, { keys })),
    cacheControl: KEY_DIRECTORY_CACHE,
    headersOf: signDirectory,
    schema: schemaOf(
      "getKeyDirectory",
      "List the keys that requests of this server to other sites are signed with",
      documentReply(
        KEY_DIRECTORY_TYPE,
        KeyDirectory,
        "A JSON Web Key Set, signed with each of its keys; empty where requests are not signed",
      ),
    ),
  };
}

function texts(app: RouteScope, { publicUrl, pages }: DiscoveryParts): DiscoveryDocument[] {
  return [
    {
      path: "/llms.txt",
      document: keepText("text/plain", async () => agentGuide(publicUrl, await pages.guides())),
      schema: schemaOf(
        "getAgentGuide",
        "A short guide for language models",
        textReply("text/plain", {
          description: "The guide, in the form of llmstxt.org",
          example: "# Gatehouse\n\n> Services for AI agents behind one gate.\n",
        }),
      ),
    },
    {
      path: SITEMAP_PATH,
      // Every route is there when the first caller comes.
      document: keepText("application/xml", () => writeSitemap(publicUrl, app.publicPages)),
      schema: schemaOf(
        "getSitemap",
        "List the public pages",
        textReply("application/xml", {
          description: "The pages, in the form of sitemaps.org",
          example: writeSitemap("https://gate.example", ["/docs"]),
        }),
      ),
    },
    {
      path: "/robots.txt",
      document: keepText("text/plain", () => writeRobots(publicUrl)),
      schema: schemaOf(
        "getRobots",
        "Tell crawlers where the lists are",
        textReply("text/plain", {
          description: "Nothing forbidden, and where the sitemap is",
          example: writeRobots("https://gate.example"),
        }),
      ),
    },
  ];
}

function keepText(mediaType: string, write: () => string | Promise<string>): KeptRepresentation {
  return keepRepresentation(async () => textRepresentation(mediaType, await write()));
}

function schemaOf(operationId: string, summary: string, reply: object): FastifySchema {
  return {
    operationId,
    tags: ["operations"],
    summary,
    response: { 200: reply, 304: notModifiedReply, ...errorReplies(GatewayError, [500]) },
  };
}
