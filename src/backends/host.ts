import { Type } from "@sinclair/typebox";
import { errors } from "../http/api-error.js";
import { unknownBearerKey } from "../http/caller/authenticate.js";
import { forwardedKeyOf } from "../http/caller/forwarded-key.js";
import {
  type FindRules,
  findRulesByPrefix,
  GatewayError,
  standardRules,
} from "../http/families.js";
import { enforceIdempotency } from "../http/idempotency.js";
import { rpcRules } from "../http/mcp/rpc-fault.js";
import { type App, answerUnknownRoutes, createServer } from "../http/server.js";
import { type Config, pickSettings } from "../platform/config/read-config.js";
import { serverVariables } from "../platform/config/server-variables.js";
import { readTrustedProxies } from "../platform/config/trusted-proxies.js";
import { equip } from "../platform/parts/equip.js";
import type { House } from "../platform/parts/house.js";
import type { AnyBackend } from "./backend.js";

const BODY_LIMIT_BYTES = 1_048_576;
const ACCOUNT_HEADER = "x-gw-account";
/** Whatever the paths of a backend look like, its callers come through the gateway. */
const rules = { ...standardRules("gateway"), refusals: [unknownBearerKey] };

/** The rules of a backend. One that speaks MCP speaks it at /mcp. */
function findRulesOf({ errorRules }: AnyBackend): FindRules {
  return findRulesByPrefix([
    { prefix: "/", rules: { ...rules, ...errorRules } },
    { prefix: "/mcp", rules: { ...rules, ...rpcRules("gateway") } },
  ]);
}

export interface HostOptions {
  readonly config: Config;
  readonly version: string;
  readonly lazySchemas: boolean;
  /** Collect what describes the routes, which costs the start of the server. */
  readonly isDescribed?: boolean;
}

/** Gives a backend a server of its own, which listens nowhere, and waits until it is ready. */
export async function hostBackend(
  backend: AnyBackend,
  house: House,
  { config, version, lazySchemas, isDescribed = false }: HostOptions,
): Promise<App> {
  const { bodyIntake, idempotency, log, metrics, publicUrl, threads } = await house.get([
    "bodyIntake",
    "idempotency",
    "log",
    "metrics",
    "publicUrl",
    "threads",
  ]);
  const { slug, purpose } = backend;
  const app = createServer({
    logger: log,
    bodyLimitBytes: backend.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    bodyIntake,
    // The gateway hands on the message of its caller, on whose connection the proxy speaks.
    trustProxy: readTrustedProxies(pickSettings(serverVariables, config).TRUST_PROXY) ?? false,
    lazySchemas,
    findRules: findRulesOf(backend),
    threads,
  });
  answerUnknownRoutes(app);
  app.addHook("onRequest", (request, reply, done) => {
    // A route whose answers may be kept says so itself.
    reply.header("cache-control", "no-store");
    const account = request.headers[ACCOUNT_HEADER];
    if (typeof account !== "string" || account === "") {
      done(errors.unauthorized("this service is reached through the gateway"));
      return;
    }
    request.account = account;
    request.gatewayKeyId = forwardedKeyOf(request.raw);
    done();
  });
  enforceIdempotency(app, { idempotency, metrics, server: slug });
  app.addSchema(GatewayError);
  if (isDescribed) {
    const { describeBackend } = await import("../http/openapi/describe.js");
    await describeBackend(app, { slug, purpose, version, publicUrl });
  }
  answerHealth(app, slug, version);
  const equipment = await equip(backend, { house, config });
  await app.register((scope) => backend.routes(scope, ...equipment));
  await app.ready();
  return app;
}

function answerHealth(app: App, slug: string, version: string): void {
  app.get(
    "/health",
    {
      schema: {
        operationId: "getHealth",
        tags: [slug],
        summary: "Say that the backend answers",
        response: {
          200: Type.Object(
            { ok: Type.Literal(true), slug: Type.String(), version: Type.String() },
            { examples: [{ ok: true, slug, version }] },
          ),
        },
      },
    },
    async () => ({ ok: true as const, slug, version }),
  );
}
