import { randomUUID } from "node:crypto";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import type { ServerContext } from "@modelcontextprotocol/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { handleWith } from "../../../http/mcp/call.js";
import { isObject } from "../../../http/mcp/read-message.js";
import { MODERN_VERSION } from "../../../http/mcp/revision.js";
import { makeServer } from "../../../http/mcp/rpc-server.js";
import type { ServeSession } from "../../../http/mcp/serving.js";
import type { McpSurface } from "../../../http/mcp/surface.js";

/** Without it a client initializes without a session, as all do outside of these tests. */
const SWITCH = "sessions=off";

/**
 * Sessions of the older era, in which a server asks its client: four scenarios need them. They live as
 * long as the process.
 */
export function serveSessions(surface: McpSurface): ServeSession {
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>();
  return async (request, reply, body) => {
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    const begins = id === undefined && beginsSession(request, body);
    const transport = known ?? (begins ? await openSession(request, surface, sessions) : undefined);
    if (!transport) return false;
    await passOn(transport, request, reply, body);
    return true;
  };
}

/** The newer era has no such method, and says so. */
function beginsSession({ headers, url }: FastifyRequest, body: unknown): boolean {
  const isModern = headers["mcp-protocol-version"] === MODERN_VERSION;
  return !isModern && !url.endsWith(SWITCH) && isObject(body) && body.method === "initialize";
}

async function passOn(
  transport: NodeStreamableHTTPServerTransport,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<void> {
  reply.hijack();
  await transport.handleRequest(request.raw, reply.raw, body);
}

async function openSession(
  request: FastifyRequest,
  surface: McpSurface,
  sessions: Map<string, NodeStreamableHTTPServerTransport>,
): Promise<NodeStreamableHTTPServerTransport> {
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: (id) => void sessions.set(id, transport),
    onsessionclosed: (id) => void sessions.delete(id),
  });
  const server = makeServer({
    surface,
    handle: (context: ServerContext, work, onRefusal) =>
      handleWith({
        request,
        session: undefined,
        clientCapabilities: { ...server.getClientCapabilities() },
        hasTasks: false,
      })(context, work, onRefusal),
  });
  server.registerCapabilities({ resources: { subscribe: true } });
  server.setRequestHandler("resources/subscribe", () => ({}));
  server.setRequestHandler("resources/unsubscribe", () => ({}));
  await server.connect(transport);
  return transport;
}
