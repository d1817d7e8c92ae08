import { Type } from "@sinclair/typebox";
import { otherSite } from "../caller/same-site.js";
import { AnyJson } from "../input/free-json.js";
import { errorReplies } from "../openapi/openapi.js";
import { MODERN_VERSION } from "./revision.js";
import { faultText, RpcErrorBody, type RpcFault } from "./rpc-fault.js";
import { noSuchSession, notAcceptable } from "./serving.js";

const exampleCall = { jsonrpc: "2.0", id: 1, method: "tools/list" };

const McpDocumentation = {
  summary: "Speak the Model Context Protocol",
  body: AnyJson({ description: "One message of JSON-RPC 2.0", examples: [exampleCall] }),
  response: {
    200: Type.Object(
      {},
      {
        additionalProperties: true,
        description: "The answer to the message, a result or an error",
        examples: [{ jsonrpc: "2.0", id: 1, result: { tools: [] } }],
      },
    ),
    202: Type.Null({ description: "A notification, which has no answer" }),
    ...errorReplies(RpcErrorBody, [400, 403, 413, 500, 503], [otherSite]),
    404: faultReply("There is no such method or session", noSuchSession()),
    406: faultReply("The client takes no kind of answer", notAcceptable()),
  },
};

/** How the description of the API shows a route that speaks MCP. */
export function mcpDocumentation(hasSessions: boolean) {
  const sessions = hasSessions
    ? `of ${MODERN_VERSION}, and of the revisions before it, whose \`initialize\` begins a session that requests name in \`Mcp-Session-Id\` and that DELETE ends`
    : `of ${MODERN_VERSION} and of the revisions before it, without sessions`;
  return {
    ...McpDocumentation,
    description: `Streamable HTTP, ${sessions}. A message of JSON-RPC in, and its answer out: one JSON text, or a stream of events where progress is asked for and \`text/event-stream\` is accepted. A body without \`jsonrpc\` and \`id\` is taken, too.`,
  };
}

/** The reply that a fault of the protocol is. */
function faultReply(description: string, fault: RpcFault) {
  const example: unknown = JSON.parse(faultText(fault, null));
  const schema = Type.Ref(String(RpcErrorBody.$id));
  return Type.Unsafe<never>({ description, content: { "application/json": { schema, example } } });
}
