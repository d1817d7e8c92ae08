import type { FastifyReply, FastifyRequest } from "fastify";
import { errors } from "../api-error.js";
import { otherSite } from "../caller/same-site.js";
import { asApiError, sendError } from "../error-handler.js";
import { rulesOf } from "../families.js";
import type { RouteScope } from "../family.js";
import { readBodiesAsJson } from "../input/body-parsers.js";
import { jsonReader, usualJson } from "../input/json-body.js";
import { preferredType } from "../input/preferred-type.js";
import { mcpDocumentation } from "./documentation.js";
import { faultText, RpcErrorBody, RpcFault, rpcErrorBody } from "./rpc-fault.js";
import { rebindingGuard } from "./same-machine.js";
import { type MessageServing, sessionOf } from "./serving.js";

const BODY_BYTES_MAX = 1_048_576;

type MessageServer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface McpMount extends MessageServing {
  readonly path: string;
  /** Origin that the site has; one of the loopback is for this machine alone. */
  readonly publicUrl: string;
  /** Of its POST in the description of the API. */
  readonly operationId: string;
  readonly tag: string;
  /** Shows people who come with a browser what is there; without it a GET is refused like others. */
  readonly showPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** A client that takes anything is one of the protocol. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  const type = preferredType(headers.accept, ["text/event-stream", "text/html"]);
  return method === "GET" && type === "text/html";
}

function noSessionNamed() {
  return errors.invalidRequest("the header Mcp-Session-Id must name the session to end");
}

/** Whether the configuration lets pages of this origin call, by what CORS answered it. */
function isLetIn({ headers: { origin } }: FastifyRequest, reply: FastifyReply): boolean {
  const allowed = reply.getHeader("access-control-allow-origin");
  return origin !== undefined && (allowed === origin || allowed === "*");
}

/** Serves one surface at a path, in both eras; every error there is a body of JSON-RPC. */
export async function mountMcp(app: RouteScope, options: McpMount): Promise<void> {
  await app.register(async (scope) => {
    const { path, publicUrl, sessions, serveSession, showPage } = options;
    // A family brings it with its rules.
    if (scope.getSchema(String(RpcErrorBody.$id)) === undefined) scope.addSchema(RpcErrorBody);
    scope.setErrorHandler(async (error, request, reply) => {
      if (error instanceof RpcFault) {
        const text = faultText(error, null);
        return reply.code(error.status).type("application/json; charset=utf-8").send(text);
      }
      const rules = { ...rulesOf(request), errorBody: rpcErrorBody };
      return sendError(asApiError(error, rules), request, reply, undefined, rules);
    });
    readBodiesAsJson(scope, jsonReader(usualJson));
    const isRebound = rebindingGuard(publicUrl);
    scope.addHook("onRequest", (request, reply, done) => {
      reply.header("cache-control", "no-store");
      // The page is public, and people come to it from elsewhere.
      const isPage = showPage !== undefined && wantsPage(request);
      const isOpen = isPage || isLetIn(request, reply);
      done(!isOpen && isRebound(request.headers) ? otherSite() : undefined);
    });
    // With it comes the official package, which is large: the first message waits for it.
    let serve: Promise<MessageServer> | undefined;
    const load = async () => (await import("./serve-message.js")).messageServer(options);
    const { operationId, tag } = options;
    scope.route({
      method: "POST",
      url: path,
      bodyLimit: BODY_BYTES_MAX,
      schema: { ...mcpDocumentation(sessions !== undefined), operationId, tags: [tag] },
      // A message that is none is answered in the words of JSON-RPC.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        serve ??= load();
        return (await serve)(request, reply);
      },
    });
    scope.route({
      method: ["GET", "DELETE"],
      url: path,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (await serveSession?.(request, reply)) return reply;
        if (showPage && wantsPage(request)) return showPage(request, reply);
        const session = sessionOf(request, sessions);
        if (sessions && request.method === "DELETE") {
          if (session === undefined) throw noSessionNamed();
          await sessions.end(session);
          return reply.code(204).send();
        }
        throw errors.methodNotAllowed(request.method, sessions ? ["POST", "DELETE"] : ["POST"]);
      },
    });
  });
}
