import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFrontDoor } from "../../../http/operations/front-door.js";
import { createFindOwnPage, type FindOwnPage } from "./own-pages.js";

const PUBLIC_URL = "https://gatehouse.test";
const PAGE = "text/html; charset=utf-8";

let app: FastifyInstance;
let findPage: FindOwnPage;
const asked: unknown[] = [];
beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: false } });
  app.addHook("onRequest", async ({ method, url, headers, ip }) => {
    asked.push({ method, url, headers, ip });
  });
  app.get("/docs", async (_request, reply) =>
    reply.type(PAGE).header("set-cookie", ["a=1", "b=2"]).send("<p>docs"),
  );
  app.get("/dashboard", async (_request, reply) => reply.type(PAGE).send("<p>dashboard"));
  app.get("/docs/data", async () => ({ a: 1 }));
  app.get("/docs/broken", async (_request, reply) => reply.code(503).type(PAGE).send("<p>sorry"));
  const redirects = {
    "/app": "/dashboard",
    "/account": `${PUBLIC_URL}/dashboard?next=%2Faccount`,
    "/docs/away": "https://elsewhere.test/docs",
    "/docs/away-too": "//elsewhere.test/docs",
    "/docs/api": "/v1/account",
    "/docs/loop": "/docs/loop",
    "/docs/nowhere": "http://",
  };
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, async (_request, reply) => reply.redirect(to, 302));
  }
  await app.ready();
  const door = createFrontDoor();
  door.open(() => app.routing);
  findPage = createFindOwnPage({ door, publicUrl: PUBLIC_URL, listed: new Set() });
});
afterAll(() => app.close());

const find = (path: string) => findPage(path, new AbortController().signal);
const textOf = ({ body }: { readonly body: Uint8Array }) => Buffer.from(body).toString();

describe("a page of this site", () => {
  it("is asked for once, with nothing but what it is", async () => {
    asked.length = 0;
    const { url, answer } = await find("/docs");
    expect(url).toBe(`${PUBLIC_URL}/docs`);
    expect(asked).toEqual([
      {
        method: "GET",
        url: "/docs",
        headers: { host: "gatehouse.test", accept: "text/html" },
        ip: "",
      },
    ]);
    const page = await answer("/docs");
    expect([page.status, textOf(page)]).toEqual([200, "<p>docs"]);
    expect(page.headers).toMatchObject({ "content-type": PAGE });
    expect(page.headers).not.toHaveProperty("set-cookie");
    expect(asked).toHaveLength(1);
  });

  it("is answered what it loads, whatever that is", async () => {
    const { answer } = await find("/docs");
    const [data, none] = [await answer("/docs/data?x=1"), await answer("/none.css")];
    expect([data.status, textOf(data)]).toEqual([200, '{"a":1}']);
    expect(none.status).toBe(404);
    expect(asked.at(-1)).toMatchObject({ url: "/none.css", headers: { accept: "*/*" } });
  });

  it.each([
    ["/app", "/dashboard"],
    ["/account", "/dashboard?next=%2Faccount"],
  ])("may be found under another path: %s", async (from, to) => {
    const { url, answer } = await find(from);
    expect(url).toBe(PUBLIC_URL + to);
    expect(textOf(await answer(to))).toBe("<p>dashboard");
  });

  it.each([
    "/docs/none",
    "/docs/data",
    "/docs/away",
    "/docs/away-too",
    "/docs/api",
    "/docs/loop",
    "/docs/nowhere",
  ])("is not at %s", async (path) => {
    await expect(find(path)).rejects.toMatchObject({
      status: 404,
      code: "not_found",
      message: `a page at ${path} was not found`,
    });
  });

  it("that is out of order is told apart from one that is not there", async () => {
    await expect(find("/docs/broken")).rejects.toMatchObject({
      status: 503,
      code: "unavailable",
      message: "the page at /docs/broken cannot be shown now",
    });
  });

  it("is not waited for by who is gone", async () => {
    await expect(findPage("/docs", AbortSignal.abort())).rejects.toMatchObject({ code: "timeout" });
  });
});
