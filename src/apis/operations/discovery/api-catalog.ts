import { type Static, Type } from "@sinclair/typebox";
import { MCP_PATH } from "../../../http/mcp-identity.js";
import type { ApiDocument } from "../../../http/openapi/document.js";
import { API_CATALOG_PATH } from "../../../http/representation.js";
import type { Parts } from "../../../platform/parts/part.js";
import { AI_CATALOG_PATH, AI_CATALOG_TYPE } from "./ai-catalog.js";
import { familyDocumentPath } from "./family-documents.js";
import { KEY_DIRECTORY_PATH, KEY_DIRECTORY_TYPE } from "./key-directory.js";
import { SERVER_CARD_PATH, SERVER_CARD_TYPE } from "./server-card.js";

/** The media type of a set of links (RFC 9264), and what the set is (RFC 9727). */
export const API_CATALOG_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const JSON_TYPE = "application/json";

const Target = Type.Object({
  href: Type.String(),
  type: Type.String(),
  title: Type.Optional(Type.String()),
});
type Target = Static<typeof Target>;

const Links = Type.Optional(Type.Array(Target));

const Context = Type.Object({
  anchor: Type.String(),
  item: Links,
  "service-desc": Links,
  "service-doc": Links,
  "service-meta": Links,
  status: Links,
});

export const ApiCatalog = Type.Object(
  { linkset: Type.Array(Context) },
  {
    examples: [
      {
        linkset: [
          {
            anchor: "https://gate.example/.well-known/api-catalog",
            item: [{ href: "https://gate.example/openapi.json", type: JSON_TYPE }],
          },
        ],
      },
    ],
  },
);

export interface ListedApis {
  readonly publicUrl: string;
  readonly tags: ApiDocument["tags"];
  readonly services: Parts["backends"]["services"];
}

/** Every description of an API on this server, and what else is known of each of them. */
export function listApis({ publicUrl, tags, services }: ListedApis): Static<typeof ApiCatalog> {
  const to = (path: string, type: string, title?: string): Target => ({
    href: `${publicUrl}${path}`,
    type,
    ...(title === undefined ? {} : { title }),
  });
  const whole = to("/openapi.json", JSON_TYPE, "The whole API");
  const families = tags.map(({ name, description }) =>
    to(familyDocumentPath(name), JSON_TYPE, description),
  );
  const served = services.filter(({ server }) => server !== undefined);
  const described = served.map(({ slug, purpose }) => ({
    anchor: `${publicUrl}/v1/api/${slug}`,
    document: to(`/v1/catalogue/${slug}/openapi.json`, JSON_TYPE, purpose),
  }));
  const card = to(SERVER_CARD_PATH, SERVER_CARD_TYPE, "Model Context Protocol");
  return {
    linkset: [
      {
        anchor: `${publicUrl}${API_CATALOG_PATH}`,
        item: [whole, ...families, ...described.map(({ document }) => document), card],
      },
      {
        anchor: publicUrl,
        "service-desc": [whole, ...families],
        "service-doc": [to("/docs", "text/html"), to("/docs.md", "text/markdown")],
        "service-meta": [
          to("/llms.txt", "text/plain"),
          to("/v1/catalogue", JSON_TYPE),
          to(AI_CATALOG_PATH, AI_CATALOG_TYPE),
          to(KEY_DIRECTORY_PATH, KEY_DIRECTORY_TYPE),
        ],
        status: [to("/health", JSON_TYPE), to("/status", "text/html")],
      },
      ...described.map(({ anchor, document }) => ({ anchor, "service-desc": [document] })),
      { anchor: `${publicUrl}${MCP_PATH}`, "service-meta": [card] },
    ],
  };
}
