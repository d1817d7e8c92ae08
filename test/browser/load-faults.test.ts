import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AddressRefused } from "../../src/platform/outbound/target-rules.js";
import { driveBrowser, hasChromium } from "../helpers/servers/driven-browser.js";
import { type PageServer, startPageServer } from "../helpers/servers/page-server.js";
import { UNCHAINED } from "./guard/certificate.js";

const LOAD_TIMEOUT_MS = 60_000;

describe.skipIf(!hasChromium())("a page that the browser cannot load", () => {
  let browser: ReturnType<typeof driveBrowser>;
  let server: PageServer;
  let site: string;
  const secure = createSecureServer(UNCHAINED, (_request, reply) => reply.end("secret"));
  const portOf = () => (secure.address() as AddressInfo).port;
  let closedPort = 0;

  beforeAll(async () => {
    server = await startPageServer();
    site = server.url.replace("127.0.0.1", "site.test");
    server.pages.set("/", (_request, reply) => void reply.end("<title>Front</title><h1>Hello"));
    server.pages.set("/empty", (request) => void request.socket.destroy());
    server.pages.set("/silent", () => undefined);
    await new Promise<void>((resolve) => secure.listen(0, "127.0.0.1", resolve));
    const other = await startPageServer();
    closedPort = Number(new URL(other.url).port);
    await other.close();
    browser = driveBrowser({
      judge: async ({ host }) => {
        if (host === "private.test") throw new AddressRefused("the address must not be private");
        if (host === "nowhere.test") throw new Error("ENOTFOUND");
        return ["127.0.0.1"];
      },
    });
    await browser.run({ name: "navigate", url: site });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    secure.closeAllConnections();
    await new Promise((resolve) => secure.close(resolve));
  });
  const open = (url: string) => browser.run({ name: "navigate", url });

  it.each([
    [
      "http://private.test/",
      "refused",
      /^A request to private\.test was refused: the address must not be private\.$/,
    ],
    [
      "https://private.test/",
      "refused",
      /^A request to private\.test was refused: the address must not be private\.$/,
    ],
    ["https://127.0.0.1/", "refused", /^A request to 127\.0\.0\.1 was refused: .*\.$/],
    [
      "http://nowhere.test/",
      "failed",
      /^nowhere\.test could not be reached: there is no such host\.$/,
    ],
  ] as const)("%s is %s, in the words of the guard", async (url, code, message) => {
    await expect(open(url)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    const { events, tabs, snapshot } = await browser.run({ name: "snapshot" });
    expect(events).toEqual([]);
    expect(tabs[0]?.url).toBe(`${site}/`);
    expect(snapshot?.text).toContain('heading "Hello"');
  });

  it("gives way to an empty tab where there was no page before", async () => {
    const fresh = { session: "fresh" };
    const refused = browser.run({ name: "navigate", url: "http://private.test/" }, fresh);
    await expect(refused).rejects.toMatchObject({ code: "refused" });
    const { tabs, snapshot } = await browser.run({ name: "snapshot" }, fresh);
    expect([tabs[0]?.url, snapshot?.text]).toEqual(["about:blank", ""]);
    await browser.run({ name: "close" }, fresh);
  });

  it("a host without a listener, a certificate or an answer is told as such", async () => {
    await expect(open(`http://site.test:${closedPort}/`)).rejects.toMatchObject({
      code: "failed",
      message: expect.stringMatching(/^site\.test could not be reached: /),
    });
    await expect(open(`https://site.test:${portOf()}/`)).rejects.toMatchObject({
      code: "failed",
      message: "the host of url has no valid certificate",
    });
    await expect(open(`${site}/empty`)).rejects.toMatchObject({
      code: "failed",
      message: "the server of url answered without a page",
    });
  });

  it("leaves the page before where its server never answers", {
    timeout: LOAD_TIMEOUT_MS,
  }, async () => {
    await open(site);
    await expect(open(`${site}/silent`)).rejects.toMatchObject({
      code: "timeout",
      message: "the page of url did not load in time",
    });
    const { snapshot, tabs } = await browser.run({ name: "snapshot" });
    expect(snapshot?.text).toContain('heading "Hello"');
    expect(tabs[0]?.url).toBe(`${site}/`);
    expect((await browser.run({ name: "take_screenshot" })).image?.mimeType).toBe("image/png");
  });
});
