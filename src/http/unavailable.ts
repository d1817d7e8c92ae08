import { errors } from "./api-error.js";
import type { App } from "./server.js";

/** Answers for a server whose storage cannot be used: alive, but 503 on everything else. */
export function answerUnavailable(app: App, build: { version: string; commit: string }): void {
  app.get("/livez", async () => ({ status: "ok" }));
  app.get("/health", async (_request, reply) =>
    reply
      .code(503)
      .header("cache-control", "no-store")
      .send({ status: "down", ...build, checks: { store: { status: "down" } } }),
  );
  app.setNotFoundHandler(async () => {
    throw errors.unavailable("the storage cannot be used now; try again");
  });
}
