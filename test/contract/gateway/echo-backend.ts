import { setTimeout as sleep } from "node:timers/promises";
import { defineBackend } from "../../../src/backends/backend.js";
import { readBodiesAsBytes } from "../../../src/http/input/body-parsers.js";

/** Cookies that a browser would send as the session of this site, or nearly so. */
export const PLANTED_COOKIES = [
  "gatehouse_session=stolen; Path=/",
  "=gatehouse_session=stolen; Path=/",
  " = gatehouse_session=stolen",
  "==gatehouse_session=stolen",
  "\t=\tgatehouse_session=stolen",
  "gatehouse_session =stolen",
  "gatehouse_session\t= stolen; Secure",
  "Gatehouse_Session=stolen",
  "gatehouse_session",
  "gatehouse_session; Path=/",
  "=gatehouse_session",
];

/** What the streaming routes of the backend below saw of their callers. */
interface Seen {
  hangUps: number;
  bytesWritten: number;
}

/** A backend in this process that shows what reaches it and answers in every way there is. */
export function echoBackend(slug = "echo") {
  const seen: Seen = { hangUps: 0, bytesWritten: 0 };
  const backend = defineBackend({
    slug,
    access: slug === "asked" ? "by-request" : "self-service",
    purpose: "Answers what it is sent.",
    example: { method: "GET", path: "item" },
    bodyLimitBytes: 1_000_000,
    async routes(app) {
      readBodiesAsBytes(app);
      app.all("/see", async (request) => ({
        method: request.method,
        url: request.raw.url,
        headers: request.headers,
        rawHeaders: request.raw.rawHeaders,
      }));
      app.all("/see/*", async (request) => ({ url: request.raw.url }));
      app.post("/echo", async (request, reply) => {
        const type = request.headers["content-type"];
        if (type) reply.type(type);
        return reply.send(request.bodyBytes ?? undefined);
      });
      app.get("/head", async (_request, reply) => reply.header("x-one", "1").send({ ok: true }));
      app.get("/cookies", async (_request, reply) =>
        reply
          .header("set-cookie", ["a=1", ...PLANTED_COOKIES, "b=2; gatehouse_session=1"])
          .header("clear-site-data", '"cookies"')
          .header("x_gw_secret", "no")
          .header("ratelimit_policy", "no")
          .header("x-gw-calls-remaining", "999")
          .header("x-gw-secret", "no")
          .header("connection", "x-hop")
          .header("x-hop", "1")
          .send({ ok: true }),
      );
      app.get("/nothing", async (_request, reply) => reply.code(204).send());
      app.get("/fails", async () => {
        throw new Error("a defect with a secret");
      });
      app.get("/hints", async (_request, reply) => {
        reply.raw.writeEarlyHints({ link: "</style.css>; rel=preload" });
        return { ok: true };
      });
      app.get("/trailers", async (_request, reply) => {
        reply.trailer("x-sum", async () => "42");
        reply.trailer("x-gw-calls-remaining", async () => "999");
        return reply.send("body");
      });
      app.all("/events", async (request, reply) => {
        const { every = "20", count = "5" } = request.query as Record<string, string>;
        reply.hijack();
        const { raw } = reply;
        let gone = false;
        raw.on("close", () => {
          gone = true;
          if (!raw.writableFinished) seen.hangUps += 1;
        });
        raw.writeHead(200, { "content-type": "text/event-stream" });
        for (let sent = 0; sent < Number(count) && !gone; sent++) {
          raw.write(`data: ${sent}\n\n`);
          await sleep(Number(every));
        }
        raw.end();
      });
      app.get("/breaks", async (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { "content-type": "text/plain" });
        reply.raw.write("the first half");
        setTimeout(() => reply.raw.destroy(), 20);
      });
      app.get("/dies", async (_request, reply) => {
        reply.hijack();
        reply.raw.destroy();
      });
      app.get("/flood", async (_request, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { "content-type": "application/octet-stream" });
        const chunk = Buffer.alloc(65_536, 7);
        for (let sent = 0; sent < 512; sent++) {
          if (raw.destroyed) return;
          seen.bytesWritten += chunk.length;
          if (!raw.write(chunk)) await new Promise((resolve) => raw.once("drain", resolve));
        }
        raw.end();
      });
    },
  });
  return { backend, seen };
}
