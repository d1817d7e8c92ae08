import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { Agent, request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { type PageServer, startPageServer } from "../../../test/helpers/servers/page-server.js";
import { backend } from "./index.js";

const EXTRACT = "/api/browser/extract";
const [ANN, BEN] = ["acc_000000000000000000000001", "acc_000000000000000000000002"];

let server: PageServer;
let house: BackendTestApp;
let url: string;
/** What names are looked up to. */
let addresses: readonly string[] = [];
beforeAll(async () => {
  server = await startPageServer();
  house = await buildBackendApp(backend, {
    environment: { OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8" },
    resolveName: async () => addresses,
  });
  await house.app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}${EXTRACT}`;
});
beforeEach(() => {
  server.pages.clear();
  server.asked.length = 0;
});
afterAll(async () => {
  await house.close();
  await server.close();
});

async function extract(body: object, app = house.app) {
  const request = {
    method: "POST",
    url: EXTRACT,
    headers: onBehalfOf(ANN),
    payload: body,
  } as const;
  const reply = await app.inject(request);
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

function serve(body: Buffer | string, type = "text/html", path = "/"): string {
  server.pages.set(path, (_request, reply) => {
    reply.writeHead(200, { "content-type": type }).end(body);
  });
  return `${server.url}${path}`;
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: {
    error: {
      code,
      message,
      request_id: expect.any(String),
      ...(status === 422 ? { details: [{ path: "/url", message }] } : {}),
    },
  },
});

describe("a page that is fetched", () => {
  it("is read in any format, with the address where it was found", async () => {
    const html = '<html lang="de"><title>Hof</title><p>Zum <a href="plan">Plan</a> der Gärten</p>';
    serve(html, "text/html; charset=utf-8", "/sub/page");
    server.pages.set("/old", (_request, reply) => {
      reply.writeHead(301, { location: "/sub/page" }).end();
    });
    const said = { title: "Hof", language: "de", words: 4, url: `${server.url}/sub/page` };
    const read = async (format?: string) =>
      (await extract({ url: `${server.url}/old`, ...(format ? { format } : {}) })).body;
    const plan = `${server.url}/sub/plan`;
    expect(await read()).toMatchObject({ ...said, format: "text", text: "Zum Plan der Gärten" });
    expect(await read("markdown")).toMatchObject({ markdown: `Zum [Plan](${plan}) der Gärten` });
    expect(await read("links")).toMatchObject({ links: [{ href: plan, text: "Plan", rel: null }] });
    expect(await read("article")).toMatchObject({
      ...said,
      text: expect.stringContaining("Zum Plan"),
    });
    expect(await read("metadata")).toMatchObject({ ...said, format: "metadata" });
  });

  it("has its addresses read against another base where one is given", async () => {
    const page = serve('<a href="a">b</a>');
    const { body } = await extract({
      url: page,
      format: "links",
      base_url: "https://example.org/x/",
    });
    expect(body.links).toEqual([{ href: "https://example.org/x/a", text: "b", rel: null }]);
  });

  it.each([
    ["the header", "text/html; charset=koi8-r", Buffer.from([0xf0, 0xd2]), "Пр"],
    [
      "the page",
      "text/html",
      Buffer.concat([Buffer.from("<meta charset=shift_jis>"), Buffer.from([0x93, 0xfa])]),
      "日",
    ],
    ["a mark", "text/html; charset=gbk", Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), "é"],
    ["nothing", "text/html", Buffer.from([0x93, 0xe9, 0x94]), "“é”"],
    ["a name that is wrong", "text/html; charset=none", Buffer.from("é"), "é"],
  ])("is decoded as %s says", async (_who, type, bytes, text) => {
    expect((await extract({ url: serve(bytes, type) })).body.text).toBe(text);
  });

  it("may be plain text, in which nothing is markup", async () => {
    const plain = "# Rates\n\nIf a < b & c, <b>x</b> &amp; <a href='/y'>y</a>\n  indented";
    const page = serve(plain, "text/plain; charset=utf-8");
    expect((await extract({ url: page })).body.text).toBe(plain);
    expect((await extract({ url: page, format: "markdown" })).body.markdown).toBe(plain);
    expect((await extract({ url: page, format: "links" })).body.links).toEqual([]);
    expect((await extract({ url: page, format: "article" })).body).toMatchObject({
      text: plain,
      markdown: plain,
    });
    const { body } = await extract({ url: page, format: "metadata" });
    expect(body).not.toHaveProperty("text");
    expect(body.words).toBeGreaterThan(5);
  });
});

describe("a page that is not", () => {
  it.each([
    [404, 422, "validation_error"],
    [500, 502, "bad_gateway"],
  ])("because its server answers %s is %s", async (answered, status, code) => {
    server.pages.set("/", (_request, reply) => void reply.writeHead(answered).end("<p>secret"));
    const { body, ...reply } = await extract({ url: server.url });
    expect({ status: reply.status, body }).toEqual(
      refusal(status, code, `url was answered with status ${answered}`),
    );
  });

  it("because it is no page is 422", async () => {
    const { status, body } = await extract({ url: serve("%PDF-1.7", "application/pdf") });
    const message = "url leads to application/pdf, and only HTML, XHTML and plain text are read";
    expect({ status, body }).toEqual(refusal(422, "validation_error", message));
  });

  it("because it is a bomb is 422", async () => {
    server.pages.set("/", (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      reply.end(gzipSync(Buffer.alloc(64 * 1_048_576)));
    });
    const { status, body } = await extract({ url: server.url });
    const message = "url leads to an answer of more than 5 MiB";
    expect({ status, body }).toEqual(refusal(422, "validation_error", message));
  });

  it("because nobody is there is 502 and tells no address", async () => {
    const gone = await startPageServer();
    await gone.close();
    addresses = ["127.0.0.1"];
    const { port } = new URL(gone.url);
    const { status, body } = await extract({ url: `http://pages.example.com:${port}/` });
    const message = "url leads to a server that could not be reached or broke off";
    expect({ status, body }).toEqual(refusal(502, "bad_gateway", message));
    expect(JSON.stringify(body)).not.toContain("127.0.0.1");
  });

  it.each([
    ["http://10.0.0.1/", "url is refused: the address must have a host on the public internet"],
    ["http://[::1]/", "url is refused: the address must not lead to a loopback address"],
    ["http://localhost/", "url is refused: the address must not lead to a loopback address"],
    ["ftp://example.com/", "url is refused: the address must begin with http:// or https://"],
    ["example.com", "url is refused: the address must be an absolute http or https address"],
    ["", "url is refused: the address must be an absolute http or https address"],
    [
      "https://a:b@example.com/",
      "url is refused: the address must not hold a user name or password",
    ],
    [
      "http://example.com:25/",
      "url is refused: the address must have port 80, 443 or one from 1024 on",
    ],
  ])("because it is at %j is 422", async (page, message) => {
    const { status, body } = await extract({ url: page });
    expect({ status, body }).toEqual(refusal(422, "validation_error", message));
  });

  it.each([[["93.184.216.34", "10.0.0.1"]], [["169.254.169.254"]], [["::ffff:127.0.0.1"]]])(
    "because its name has the addresses %j is 422",
    async (found) => {
      addresses = found;
      const { status, body } = await extract({ url: "http://pages.example.com:8080/" });
      const message = "url is refused: the host has an address that is not on the public internet";
      expect({ status, body }).toEqual(refusal(422, "validation_error", message));
    },
  );

  it("because it is on this machine is 422 unless the operator vouches for it", async () => {
    const strict = await buildBackendApp(backend, { environment: { WEBHOOK_ALLOW_LOOPBACK: "1" } });
    const { status, body } = await extract({ url: serve("<p>secret</p>") }, strict.app);
    await strict.close();
    const message = "url is refused: the address must not lead to a loopback address";
    expect({ status, body }).toEqual(refusal(422, "validation_error", message));
    expect(server.asked).toEqual([]);
  });
});

describe("callers beside one another", () => {
  const dispatcher = new Agent();
  afterAll(() => dispatcher.destroy());
  const call = async (account: string, path: string, signal?: AbortSignal) => {
    const reply = await request(url, {
      method: "POST",
      headers: onBehalfOf(account),
      body: JSON.stringify({ url: `${server.url}${path}` }),
      dispatcher,
      ...(signal ? { signal } : {}),
    });
    return { status: reply.statusCode, headers: reply.headers, body: await reply.body.json() };
  };
  const asked = async (count: number) => {
    while (server.asked.length < count) await new Promise((done) => setTimeout(done, 5));
  };

  it("may have six fetches each under way, and the seventh is 429", async () => {
    const replies: (() => void)[] = [];
    server.pages.set("/slow", (_request, reply) => {
      replies.push(() => reply.writeHead(200, { "content-type": "text/html" }).end("<p>late"));
    });
    serve("<p>soon", "text/html", "/soon");
    const slow = Array.from({ length: 6 }, () => call(ANN, "/slow"));
    await asked(6);
    const seventh = await call(ANN, "/soon");
    expect([seventh.status, Number(seventh.headers["retry-after"])]).toEqual([429, 2]);
    expect(seventh.body).toMatchObject({
      error: {
        code: "rate_limited",
        message: "at most 6 pages of one account are fetched at the same time",
      },
    });
    expect((await extract({ html: "<p>here" })).body.text).toBe("here");
    expect((await call(BEN, "/soon")).body).toMatchObject({ text: "soon" });
    for (const reply of replies) reply();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await call(ANN, "/soon")).status).toBe(200);
    expect(server.asked).toHaveLength(8);
  });

  it("who hang up end their fetches and free their places", async () => {
    server.pages.set("/silent", () => {});
    const gone = new AbortController();
    const calls = Array.from({ length: 6 }, () => call(ANN, "/silent", gone.signal));
    await asked(6);
    gone.abort();
    for (const one of calls) await expect(one).rejects.toThrow("aborted");
    await server.idle();
    serve("<p>soon", "text/html", "/soon");
    expect((await call(ANN, "/soon")).status).toBe(200);
  });
});

it("logs no address and no page", () => {
  expect(house.log.text()).not.toMatch(/pages\.example|secret|Gärten/);
});
