import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMES_MAX } from "../../src/backends/browser/browsers.js";
import { type PageServer, startPageServer } from "../helpers/servers/page-server.js";
import {
  type BrowserApp,
  CLIENTS,
  startBrowserApp,
  type TestClient,
  textOf,
} from "./browser-app.js";

const IDLE_MS = 300_000;
const openSession = CLIENTS["today's client on the older era"];
const openStateless = CLIENTS["today's client on 2026-07-28"];

let served: BrowserApp;
let site: PageServer;
let now = Date.now();
/** Of an account of the test's own. */
let key: string;
beforeAll(async () => {
  site = await startPageServer();
  for (const name of ["one", "two"]) {
    site.pages.set(`/${name}`, (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html" }).end(`<title>Page ${name}</title>`);
    });
  }
  served = await startBrowserApp({ clock: () => now });
});
beforeEach(async () => {
  key = await served.grantedKey(`acc_${randomUUID()}`);
});
afterAll(async () => {
  await served.close();
  await site.close();
});

const open = (client: TestClient, page: string, args = {}) =>
  client.call("navigate", { url: `${site.url}/${page}`, ...args });

async function seen(client: TestClient, args = {}): Promise<string> {
  const text = textOf(await client.call("snapshot", args));
  return /- Page Title: (.*)/.exec(text)?.[1] ?? /### Error\n(.*)/.exec(text)?.[1] ?? text;
}

const NO_PAGE = /browser_navigate/;

describe("a session", () => {
  it("has pages of its own, which no other session and no plain call sees", async () => {
    const [first, second] = [
      await openSession(served.mcpUrl, key),
      await openSession(served.mcpUrl, key),
    ];
    const plain = await openStateless(served.mcpUrl, key);
    await open(first, "one");
    expect(await seen(second)).toMatch(NO_PAGE);
    expect(await seen(plain)).toMatch(NO_PAGE);
    await open(second, "two");
    expect([await seen(first), await seen(second)]).toEqual(["Page one", "Page two"]);
    for (const client of [first, second, plain]) await client.close();
  });

  it("is of one account: to another it is not there", async () => {
    const { sessionId = "" } = await openSession(served.mcpUrl, key);
    const other = await served.grantedKey(`acc_${randomUUID()}`);
    const reply = await fetch(served.mcpUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${other}`, "mcp-session-id": sessionId },
      body: JSON.stringify({ method: "tools/list" }),
    });
    expect([reply.status, await reply.json()]).toMatchObject([404, { error: { code: -32001 } }]);
  });

  it("is the same with another key of its account", async () => {
    const account = `acc_${randomUUID()}`;
    const client = await openSession(served.mcpUrl, await served.grantedKey(account));
    const reply = await fetch(served.mcpUrl, {
      method: "POST",
      headers: {
        authorization: `Bearer ${(await served.issueKey(account)).text}`,
        "mcp-session-id": client.sessionId ?? "",
      },
      body: JSON.stringify({ method: "tools/list" }),
    });
    expect(reply.status).toBe(200);
  });

  it("ends when the client says so, and its pages with it", async () => {
    const client = await openSession(served.mcpUrl, key);
    const { sessionId = "" } = client;
    await open(client, "one");
    await open(client, "two", { session: "second" });
    await client.terminate();
    const late = await fetch(served.mcpUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "mcp-session-id": sessionId },
      body: JSON.stringify({ method: "tools/list" }),
    });
    expect(late.status).toBe(404);
  });

  it("is over when nobody has called in it for five minutes", async () => {
    const client = await openSession(served.mcpUrl, key);
    now += IDLE_MS;
    await expect(client.call("snapshot")).rejects.toThrow(/there is no such session/);
    expect(await seen(await openSession(served.mcpUrl, key))).toMatch(NO_PAGE);
  });

  it(`has at most ${NAMES_MAX} browsers, each by its name, until one is closed`, async () => {
    const client = await openSession(served.mcpUrl, key);
    await open(client, "one");
    for (let at = 1; at < NAMES_MAX; at += 1) await client.call("snapshot", { session: `b${at}` });
    const refused = await client.call("snapshot", { session: "more" });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toMatch(
      /### Error\na session has at most 8 browsers; close one with browser_close$/,
    );
    expect(await seen(client)).toBe("Page one");
    await client.call("close", { session: "b1" });
    expect(await seen(client, { session: "more" })).toMatch(NO_PAGE);
  });
});

describe("the browser of an account", () => {
  it("is the same for plain calls of all its keys, and no other account's", async () => {
    const account = `acc_${randomUUID()}`;
    const first = await openStateless(served.mcpUrl, await served.grantedKey(account));
    const second = await openStateless(served.mcpUrl, await served.grantedKey(account));
    const other = await openStateless(served.mcpUrl, key);
    await open(first, "one");
    expect(await seen(second)).toBe("Page one");
    expect(await seen(other)).toMatch(NO_PAGE);
  });

  it("is one of several that have names", async () => {
    const client = await openStateless(served.mcpUrl, key);
    await open(client, "one");
    await open(client, "two", { session: "second" });
    expect([await seen(client), await seen(client, { session: "second" })]).toEqual([
      "Page one",
      "Page two",
    ]);
    await client.call("close");
    expect(await seen(client)).toMatch(NO_PAGE);
    expect(await seen(client, { session: "second" })).toBe("Page two");
  });
});
