import type { IncomingHttpHeaders } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { TrustsProxy } from "../platform/config/trusted-proxies.js";
import { newId } from "../platform/ids/ids.js";
import type { Threads } from "../platform/threads/threads.js";
import { errors } from "./api-error.js";
import { brokenRequestRefuser } from "./broken-request.js";
import { boundPipelines } from "./connections.js";
import { asApiError, type ErrorPage, handleErrors, sendError } from "./error-handler.js";
import { type FindRules, rulesOf } from "./families.js";
import type { BodyIntake } from "./input/body-intake.js";
import { readBodiesAsJson } from "./input/body-parsers.js";
import { holdContinue } from "./input/expect-continue.js";
import { jsonReader, usualJson } from "./input/json-body.js";
import { pathOfTarget, routedPath } from "./input/request-target.js";
import { schemaController } from "./input/validation.js";
import { createLinger, lingerAfterAnswers } from "./lingering.js";
import { withLateChildren } from "./request-logger.js";
import { collectRoutes } from "./routes-table.js";

const REQUEST_ID = /^[A-Za-z0-9_-]{1,64}$/;
const MEDIA_TYPE = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/;
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 72_000;
/** How late a connection is ended that took longer than it may. */
const CONNECTIONS_CHECKED_MS = 5_000;
/** Longer than any path that fits into the headers, so that a long one is unknown, not an error. */
const PATH_PARAMETER_LENGTH_MAX = 16_384;

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  readonly bodyLimitBytes: number;
  readonly bodyIntake: BodyIntake;
  /** Whose `X-Forwarded-For` is believed; false for nobody's. */
  readonly trustProxy: TrustsProxy | false;
  readonly lazySchemas: boolean;
  /** Where large bodies are read; without any, on the event loop. */
  readonly threads?: Pick<Threads, "run">;
  /** Shows errors to people; a server without it answers JSON alone. */
  readonly errorPage?: ErrorPage;
  /** The rules of the family that a path belongs to. */
  readonly findRules: FindRules;
}

export type App = FastifyInstance;

/** A Fastify server with what every route shares: exact bodies, request ids, errors, limits. */
export function createServer(options: ServerOptions): App {
  const linger = createLinger();
  const app = Fastify({
    loggerInstance: withLateChildren(options.logger),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    schemaController: schemaController({ lazy: options.lazySchemas }),
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_MS,
    },
    routerOptions: { maxParamLength: PATH_PARAMETER_LENGTH_MAX },
    rewriteUrl(message) {
      forgetUnreadableType(message.headers);
      return routedPath(message);
    },
    forceCloseConnections: "idle",
    clientErrorHandler: brokenRequestRefuser(linger),
    genReqId: (raw) => {
      const inbound = raw.headers["x-request-id"];
      return typeof inbound === "string" && REQUEST_ID.test(inbound) ? inbound : newId("req");
    },
    frameworkErrors: (error, request, reply) => {
      void sendError(asApiError(error, rulesOf(request)), request, reply, options.errorPage);
    },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as App;

  lingerAfterAnswers(app, linger);
  app.decorate("findRules", options.findRules);
  app.decorateRequest("caller", null);
  app.decorateRequest("account", null);
  app.decorateRequest("gatewayKeyId", null);
  app.decorate("bodyIntake", options.bodyIntake);
  app.decorateRequest("answer", null);
  app.decorateRequest("bodyBytes", null);
  app.decorateRequest("bodyLength", 0);
  app.addHook("onRequest", (request, reply, done) => {
    request.answer = reply.raw;
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    done();
  });
  app.decorate("bodyThreads", options.threads ?? null);
  readBodiesAsJson(app, jsonReader(usualJson));
  holdContinue(app);
  boundPipelines(app);
  handleErrors(app, options.errorPage);
  return app;
}

/**
 * The framework refuses a content type that it cannot read before it asks any parser. Here and not
 * in a hook, which every request would pay for; the headers as they came stay as they are.
 */
function forgetUnreadableType(headers: IncomingHttpHeaders): void {
  const type = headers["content-type"];
  if (type !== undefined && !MEDIA_TYPE.test(type)) delete headers["content-type"];
}

/**
 * Answers 405 with `Allow`, 404, or 400 for what is no path, beside the routes registered after it. In a
 * hook, because a not-found handler runs only after the body was read and found well formed.
 */
export function answerUnknownRoutes(app: App): void {
  const routes = collectRoutes(app);
  app.addHook("onRequest", (request, _reply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    if (pathOfTarget(request.originalUrl) === undefined) {
      done(
        errors.invalidRequest("the request target must be a path or an http URL, without fragment"),
      );
      return;
    }
    const allowed = routes.allowedMethods(request.url);
    if (allowed.length > 0) done(errors.methodNotAllowed(request.method, allowed));
    else done(errors.notFound("this path"));
  });
  // Routes that find nothing, such as those of files, call this one.
  app.setNotFoundHandler(async () => {
    throw errors.notFound("this path");
  });
}
