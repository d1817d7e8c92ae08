/** What this server calls itself to clients of the Model Context Protocol, before a connection and in it. */
export interface McpIdentity {
  /** Reverse DNS of the public host, a slash, and the name of the product. */
  readonly name: string;
  readonly title: string;
  /** At most 100 characters, as server cards have it. */
  readonly description: string;
  /** The domain that vouches for the server. */
  readonly publisher: string;
  /** Where the protocol is spoken. */
  readonly url: string;
}

/** Where the protocol is spoken, on this server. */
export const MCP_PATH = "/mcp";

/**
 * The revisions of the protocol that are spoken over Streamable HTTP: the stateless era, and those that
 * begin with `initialize`.
 */
export const MCP_PROTOCOL_VERSIONS = [
  "2026-07-28",
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
] as const;

const PRODUCT = "gatehouse";
/** Stands for a machine without a domain, as the guide to the names of AI catalogs recommends. */
const NO_DOMAIN = "agent.localhost";
const DOMAIN = /^(?!\d+(?:\.\d+){3}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The identity of the server at a public address. */
export function mcpIdentity(publicUrl: string): McpIdentity {
  const { hostname } = new URL(publicUrl);
  const publisher = DOMAIN.test(hostname) ? hostname : NO_DOMAIN;
  return {
    name: `${publisher.split(".").reverse().join(".")}/${PRODUCT}`,
    title: "Gatehouse",
    description:
      "Script jobs, services behind one key, sealed evidence, memory, vectors, portfolios.",
    publisher,
    url: `${publicUrl}${MCP_PATH}`,
  };
}
