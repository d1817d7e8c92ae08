import { declarations } from "./config.js";
import { boundConnections } from "./http/connections.js";
import { findRulesByPrefix, GatewayError, standardRules } from "./http/families.js";
import { enforceIdempotency } from "./http/idempotency.js";
import { bodyIntakeVariables, createBodyIntake } from "./http/input/body-intake.js";
import { observeRequests } from "./http/observe-requests.js";
import { collectPublicPages } from "./http/public-pages.js";
import { type App, answerUnknownRoutes, createServer } from "./http/server.js";
import { type Config, pickSettings } from "./platform/config/read-config.js";
import { serverVariables } from "./platform/config/server-variables.js";
import { readTrustedProxies } from "./platform/config/trusted-proxies.js";
import { splitList } from "./platform/config/variables.js";
import { equip } from "./platform/parts/equip.js";
import type { House } from "./platform/parts/house.js";
import type { Needed } from "./platform/parts/part.js";
import { showError } from "./web/index.js";

/** What browser code of other origins may read of every answer. */
const EXPOSED_HEADERS = [
  "x-request-id",
  "ratelimit",
  "ratelimit-policy",
  "idempotency-replayed",
  "retry-after",
];

export interface AppOptions {
  readonly config: Config;
  /** Compile each schema at its first use; tests compile all of them at the start. */
  readonly lazySchemas?: boolean;
  /** Collect what describes the routes, which `openapi/` is written from. */
  readonly isDescribed?: boolean;
}

/**
 * A server without any route, which answers errors as the family of the path does. One that is not of
 * a house takes bodies in by itself, and reads them on the event loop.
 */
export function createAppServer(
  parts: Needed<"log"> & Partial<Needed<"threads" | "bodyIntake">>,
  options: AppOptions,
): App {
  const { log, threads, bodyIntake } = parts;
  const settings = pickSettings(serverVariables, options.config);
  const owned = declarations.families.flatMap(({ name, owns = [], rules = standardRules(name) }) =>
    owns.map((prefix) => ({ prefix, rules })),
  );
  const findFamilyRules = findRulesByPrefix(owned);
  // What is refused before a call reaches its backend is refused in the words of the backend, too.
  const ofBackends = declarations.backends.flatMap(({ slug, errorRules }) => {
    const prefix = `/v1/api/${slug}`;
    return errorRules ? [{ prefix, rules: { ...findFamilyRules(prefix), ...errorRules } }] : [];
  });
  const trustProxy = readTrustedProxies(settings.TRUST_PROXY) ?? false;
  const app = createServer({
    logger: log,
    bodyLimitBytes: settings.BODY_LIMIT_BYTES,
    bodyIntake: bodyIntake ?? createBodyIntake(pickSettings(bodyIntakeVariables, options.config)),
    trustProxy,
    lazySchemas: options.lazySchemas ?? true,
    findRules: findRulesByPrefix([...owned, ...ofBackends]),
    errorPage: showError,
    ...(threads ? { threads } : {}),
  });
  boundConnections(app, { perAddress: settings.CONNECTIONS_PER_ADDRESS, trustProxy });
  return app;
}

/** Mounts every family on one server; `app.listen` and `app.close` are the caller's. */
export async function buildApp(house: House, options: AppOptions): Promise<App> {
  const { config } = options;
  const shared = await house.get([
    "log",
    "metrics",
    "idempotency",
    "publicUrl",
    "build",
    "threads",
    "bodyIntake",
    "frontDoor",
  ]);
  const app = createAppServer(shared, options);
  shared.frontDoor.open(() => app.routing);
  answerUnknownRoutes(app);
  collectPublicPages(app);
  observeRequests(app, shared);
  enforceIdempotency(app, shared);
  for (const { rules } of declarations.families) {
    if (rules?.errorSchema) app.addSchema(rules.errorSchema);
  }
  app.addSchema(GatewayError);
  if (options.isDescribed) await describeServer(app, shared);
  const origins = splitList(pickSettings(serverVariables, config).CORS_ORIGINS);
  if (origins.length > 0) {
    const { default: cors } = await import("@fastify/cors");
    await app.register(cors, {
      origin: origins.includes("*") ? "*" : origins,
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      exposedHeaders: [
        ...EXPOSED_HEADERS,
        ...declarations.families.flatMap(({ exposedHeaders = [] }) => exposedHeaders),
      ],
    });
  }
  for (const family of declarations.families) {
    await family.routes(app, ...(await equip(family, { house, config })));
  }
  return app;
}

/** Collects what describes the routes that are added from now on. */
export async function describeServer(
  app: App,
  about: Needed<"publicUrl" | "build">,
): Promise<void> {
  const { describeFamilies } = await import("./http/openapi/describe.js");
  await describeFamilies(app, {
    publicUrl: about.publicUrl,
    version: about.build.version,
    tags: declarations.families
      .flatMap(({ name, tag }) => (tag ? [{ name, ...tag }] : []))
      .sort((a, b) => a.position - b.position)
      .map(({ name, description }) => ({ name, description })),
    securitySchemes: Object.fromEntries(
      declarations.families
        .flatMap(({ securitySchemes = {} }) => Object.entries(securitySchemes))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
}
