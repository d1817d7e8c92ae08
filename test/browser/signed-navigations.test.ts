import type { JWK } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  findExecutable,
  MISSING_BROWSER,
} from "../../src/platform/browser/executable/find-executable.js";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";
import { type PageServer, startPageServer } from "../helpers/servers/page-server.js";
import { verifyBotRequest } from "../helpers/signed-messages.js";

const DIRECTORY = "/.well-known/http-message-signatures-directory";
const DOCUMENTS = ["/", "/frame", "/old"];
const OTHERS = ["/data", "/pixel.png"];
const hasBrowser = findExecutable(undefined) !== undefined;
if (!hasBrowser) console.warn(`Navigations in Chromium are not looked at: ${MISSING_BROWSER}.`);

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer();
  const page = `<title>Mill</title><img src="/pixel.png"><iframe src="/frame"></iframe>
    <script>fetch("/data").then(() => (document.title = "done"))</script>`;
  const show = (path: string, body: string) =>
    server.pages.set(path, (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html" }).end(body);
    });
  show("/", page);
  show("/frame", "<p>frame");
  for (const path of OTHERS) show(path, "");
  server.pages.set("/old", (_request, reply) => void reply.writeHead(301, { location: "/" }).end());
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(() => server.close());

const askedFor = (path: string) => server.asked.filter(({ url }) => url === path);

async function navigate({ platform: { browsing } }: TestApp, path: string): Promise<void> {
  const order = {
    account: "acc_000000000000000000000001",
    session: "",
    signal: AbortSignal.timeout(30_000),
  };
  await browsing.act({ ...order, action: { name: "navigate", url: `${server.url}${path}` } });
}

async function keysOf({ app }: TestApp): Promise<JWK[]> {
  return (await app.inject(DIRECTORY)).json<{ keys: JWK[] }>().keys;
}

async function verifyAll(paths: readonly string[], keys: readonly JWK[]): Promise<void> {
  for (const path of paths) {
    const [request] = askedFor(path);
    const message = { url: `${server.url}${path}`, headers: request?.headers ?? {} };
    await expect(verifyBotRequest(message, keys), path).resolves.toBeDefined();
  }
}

describe.skipIf(!hasBrowser)("a page that Chromium opens", () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await buildTestApp({ OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8" });
  });
  afterAll(() => house.close());

  it("has its documents asked for with a signature, and nothing else of it", async () => {
    await navigate(house, "/old");
    await expect
      .poll(() => OTHERS.map((path) => askedFor(path).length), { timeout: 10_000 })
      .toEqual([1, 1]);
    await verifyAll(DOCUMENTS, await keysOf(house));
    for (const path of OTHERS) {
      expect(askedFor(path)[0]?.headers, path).not.toHaveProperty("signature");
    }
  });
});

it("a page that is read without a browser is asked for with a signature", async () => {
  const house = await buildTestApp({
    OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
    BROWSER_EXECUTABLE: "/nowhere",
  });
  try {
    await navigate(house, "/");
    await verifyAll(["/"], await keysOf(house));
  } finally {
    await house.close();
  }
});
