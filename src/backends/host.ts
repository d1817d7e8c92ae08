import type {} from "@fastify/swagger";
import { Type } from "@sinclair/typebox";
import { errors } from "../http/api-error.js";
import { gatewayFamily } from "../http/families.js";
import { describeBackend } from "../http/openapi/openapi.js";
import { repeatSafely } from "../http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "../http/server.js";
import type { Backend, BackendParts } from "./backend.js";

const BODY_LIMIT_BYTES = 1_048_576;
const ACCOUNT_HEADER = "x-gw-account";

export interface HostOptions {
  readonly version: string;
  readonly lazySchemas: boolean;
}

/** A backend with the server of its own that the gateway calls. */
export interface HostedBackend {
  readonly definition: Backend;
  readonly app: App;
}

/** Gives a backend a server of its own, which listens nowhere, and waits until it is ready. */
export async function hostBackend(
  backend: Backend,
  parts: BackendParts,
  { version, lazySchemas }: HostOptions,
): Promise<HostedBackend> {
  const { idempotency, log, metrics, publicUrl } = parts.platform;
  const { slug, purpose } = backend;
  const app = createServer({
    logger: log,
    bodyLimitBytes: backend.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    trustProxy: false,
    lazySchemas,
    soleFamily: gatewayFamily,
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
    done();
  });
  repeatSafely(app, idempotency, metrics);
  await describeBackend(app, { slug, purpose, version, publicUrl });

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
  await app.register((scope) => backend.routes(scope, parts));
  await app.ready();
  return { definition: backend, app };
}
