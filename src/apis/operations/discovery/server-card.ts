import { Type } from "@sinclair/typebox";
import { MCP_PATH, MCP_PROTOCOL_VERSIONS, mcpIdentity } from "../../../http/mcp-identity.js";

/** The media type of a server card (MCP extension, a draft). */
export const SERVER_CARD_TYPE = "application/mcp-server-card+json";

/** Where the draft wants the card: behind the address at which the protocol is spoken. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

const Remote = Type.Object({
  type: Type.Literal("streamable-http"),
  url: Type.String(),
  headers: Type.Array(
    Type.Object({
      name: Type.String(),
      description: Type.String(),
      isRequired: Type.Boolean(),
      isSecret: Type.Boolean(),
    }),
  ),
  supportedProtocolVersions: Type.Array(Type.String()),
});

export const ServerCard = Type.Object(
  {
    // Always there; what writes the description takes it out of examples.
    $schema: Type.Optional(Type.String()),
    name: Type.String(),
    version: Type.String(),
    title: Type.String(),
    description: Type.String(),
    websiteUrl: Type.String(),
    remotes: Type.Array(Remote),
  },
  { examples: [describeServer("https://gate.example", "0.1.0")] },
);

/** Who the server is and where a client of MCP connects. What tools there are, the connection tells. */
export function describeServer(publicUrl: string, version: string) {
  const { name, title, description, url } = mcpIdentity(publicUrl);
  return {
    $schema: SCHEMA,
    name,
    version,
    title,
    description,
    websiteUrl: `${publicUrl}/docs`,
    remotes: [
      {
        type: "streamable-http" as const,
        url,
        headers: [
          {
            name: "x-api-key",
            description:
              "Keys for tools that need one, separated by commas. Such a tool also takes its key as an argument.",
            isRequired: false,
            isSecret: true,
          },
        ],
        supportedProtocolVersions: [...MCP_PROTOCOL_VERSIONS],
      },
    ],
  };
}
