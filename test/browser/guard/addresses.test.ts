import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ISSUER_HOST, UNCHAINED } from "./certificate.js";
import { executablesHere } from "./executables.js";
import {
  type GuardedContext,
  launchGuarded,
  openGuarded,
  openSite,
  type Page,
  PUBLIC_ADDRESS,
} from "./house.js";
import { spellings } from "./spellings.js";
import { ownAddresses, setTrap, type Trap } from "./trap.js";

const toSite = (name: string) => (name.endsWith("page.example") ? [PUBLIC_ADDRESS] : undefined);
const bracketed = (address: string) => (address.includes(":") ? `[${address}]` : address);

describe.each(executablesHere())("a page in %s", (_name, executable) => {
  let browser: Browser;
  let trap: Trap;
  let site: Awaited<ReturnType<typeof openSite>>;
  let guarded: GuardedContext;
  const pages = new Map<string, Page>([["/", { body: "<title>Front</title>" }]]);
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    browser = await launchGuarded(executable);
    trap = await setTrap();
    site = await openSite(pages);
  });
  afterAll(async () => {
    await browser.close();
    await trap.close();
    await site.close();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    expect([...trap.reached]).toEqual([]);
    expect(trap.datagrams()).toBe(0);
  });

  async function open(resolve: Parameters<typeof openGuarded>[1] = toSite, limits = {}) {
    guarded = await openGuarded(browser, resolve, limits);
    closing.push(guarded.close);
    return guarded.context.newPage();
  }
  const origin = () => `http://page.example:${site.port}`;

  it("loads what is on the open internet", async () => {
    const page = await open();
    await page.goto(origin());
    expect(await page.title()).toBe("Front");
  });

  it("does not load an address of this machine or its networks, however it is written", async () => {
    const hosts = [...spellings, ...ownAddresses().map(bracketed)];
    const loaded: string[] = [];
    for (const half of [hosts.slice(0, 20), hosts.slice(20)]) {
      const page = await open();
      for (const host of half) {
        const url = `http://${host}:${trap.port}/`;
        await page.goto(url).then(
          () => loaded.push(host),
          (error) => expect(String(error)).toContain("ERR_SOCKS_CONNECTION_FAILED"),
        );
      }
    }
    expect(loaded).toEqual([]);
  });

  it.each<[name: string, page: (url: string) => Page]>([
    ["a redirect", (url) => ({ status: 301, headers: { location: url } })],
    ["a redirect that keeps the method", (url) => ({ status: 307, headers: { location: url } })],
    ["a refresh header", (url) => ({ headers: { refresh: `0; url=${url}` } })],
    ["a refresh", (url) => ({ body: `<meta http-equiv="refresh" content="0; url=${url}">` })],
    ["a script", (url) => ({ body: `<script>location = "${url}"</script>` })],
    [
      "a form",
      (url) => ({
        body: `<form method="post" action="${url}"></form><script>document.forms[0].submit()</script>`,
      }),
    ],
    [
      "a link to a new window",
      (url) => ({ body: `<a href="${url}" target="_blank" style="font-size:99px">link</a>` }),
    ],
    [
      "a new window",
      (url) => ({
        body: `<button onclick="window.open('${url}')" style="font-size:99px">button</button>`,
      }),
    ],
  ])("does not get away by %s", async (name, pageTo) => {
    pages.set("/away", pageTo(`http://127.0.1.1:${trap.port}/`));
    const page = await open();
    // A navigation that turns into another one is no failure of the test.
    await page.goto(`${origin()}/away`).catch(() => undefined);
    if (name.includes("new window")) await page.click("a, button");
    await expect.poll(() => [...guarded.refused]).toContain("127.0.1.1");
  });

  it("does not see files, nor the browser's own pages", async () => {
    const schemes = [
      "file:///etc/hostname",
      "view-source:file:///etc/hostname",
      `view-source:http://127.0.1.1:${trap.port}/`,
      "chrome://version",
      "chrome-untrusted://new-tab-page",
      "devtools://devtools/bundled/inspector.html",
      `ftp://127.0.1.1:${trap.port}/`,
      "filesystem:file:///temporary/x",
      "blob:file:///1",
    ];
    const page = await open();
    for (const url of schemes) {
      pages.set("/scheme", {
        body: `<title>here</title><iframe src="${url}"></iframe><img src="${url}"><object data="${url}"></object>
          <script>fetch("${url}").then((answer) => answer.text()).then((text) => { document.title = text; }, () => {});</script>
          <button onclick="window.open('${url}'); location = '${url}'" style="font-size:99px">button</button>`,
      });
      await page.goto(`${origin()}/scheme`);
      await page.click("button");
      // A frame without an address has shown nothing yet.
      const frames = guarded.context.pages().flatMap((one) => one.frames());
      const shown = frames.filter((frame) => frame.url() !== "");
      const texts = await Promise.all(shown.map((frame) => frame.content()));
      expect(texts.join("\n")).not.toContain(hostname());
      const addresses = shown.map((frame) => frame.url());
      expect(addresses.filter((one) => !/^(http|about|chrome-error):/.test(one))).toEqual([]);
    }
  });

  it("does not reach this machine by a name that leads there after it was judged", async () => {
    const answers = [[PUBLIC_ADDRESS], ["127.0.0.1"]];
    const page = await open(() => answers.shift() ?? ["127.0.0.1"], { answerKeptMs: 0 });
    // The same port on the address that the name leads to next, as rebinding needs it.
    let arrived = 0;
    const inside = createServer((_request, response) => {
      arrived += 1;
      response.end();
    });
    inside.listen(site.port, "127.0.0.1");
    await once(inside, "listening");
    closing.push(async () => {
      inside.close();
      await once(inside, "close");
    });
    pages.set("/first", { headers: { connection: "close" }, body: "<title>first</title>" });
    await page.goto(`http://rebind.example:${site.port}/first`);
    expect(await page.title()).toBe("first");
    const answer = page.evaluate("fetch('/secret', { cache: 'no-store' }).then(() => 'read')");
    await expect(answer).rejects.toThrow("Failed to fetch");
    expect([...guarded.refused]).toEqual(["rebind.example"]);
    expect(arrived).toBe(0);
  });

  it("does not reach a name that has a private address beside a public one", async () => {
    const page = await open(() => [PUBLIC_ADDRESS, "127.0.0.1"]);
    await expect(page.goto(`http://both.example:${site.port}/`)).rejects.toThrow("ERR_SOCKS");
    expect([...guarded.refused]).toEqual(["both.example"]);
  });

  it("is judged where a certificate says that its issuer is found", async () => {
    const server = createTlsServer(UNCHAINED, (_request, response) => response.end());
    server.listen(0, PUBLIC_ADDRESS);
    await once(server, "listening");
    closing.push(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    });
    const page = await open();
    const { port } = server.address() as AddressInfo;
    await expect(page.goto(`https://tls.page.example:${port}/`)).rejects.toThrow("ERR_CERT");
    expect(guarded.asked).toEqual(["tls.page.example"]);
    expect([...guarded.refused]).toEqual([ISSUER_HOST]);
  });
});
