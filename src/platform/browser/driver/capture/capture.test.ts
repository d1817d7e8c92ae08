import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../../../../test/helpers/servers/browser.js";
import { eventually } from "../../../../../test/helpers/waiting.js";
import type { OwnAnswer } from "../../browser.js";
import { capture } from "./capture.js";

const ORIGIN = "http://gatehouse.test";
const TIME_MS_MAX = 30_000;

const browser = await launchBrowser();
afterAll(() => browser?.close());

type Site = Readonly<Record<string, string | (() => Promise<OwnAnswer> | OwnAnswer)>>;

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "text/javascript",
};

function answerOf(path: string, body: string, status = 200): OwnAnswer {
  const type = TYPES[path.split(".")[1] ?? ""] ?? "text/html; charset=utf-8";
  return { status, headers: { "content-type": type }, body: new TextEncoder().encode(body) };
}

/** A site of a few paths; whatever else is asked of it is not there. */
function serve(site: Site) {
  const asked: string[] = [];
  return {
    asked,
    fetchOwn: async (path: string) => {
      asked.push(path);
      const found = site[path];
      if (typeof found === "function") return found();
      return answerOf(path, found ?? "not here", found === undefined ? 404 : 200);
    },
  };
}

const SMALL = { width: 400, height: 300 };

function shoot(site: ReturnType<typeof serve>, path = "/", size = SMALL): Promise<Buffer> {
  const order = { url: `${ORIGIN}${path}`, ...size, fetchOwn: site.fetchOwn };
  return capture(browser as Browser, order).then(Buffer.from);
}

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect(png.toString("latin1", 12, 16)).toBe("IHDR");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The colour of one pixel, as a browser reads it. */
async function pixelOf(png: Buffer, x: number, y: number): Promise<string> {
  const page = await (browser as Browser).newPage();
  const colour = await page.evaluate(
    `(async () => {
      const image = new Image();
      image.src = "data:image/png;base64,${png.toString("base64")}";
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return [...canvas.getImageData(${x}, ${y}, 1, 1).data.slice(0, 3)].join(" ");
    })()`,
  );
  await page.close();
  return String(colour);
}

const RED = "255 0 0";
const LIME = "0 255 0";

describe.skipIf(browser === undefined)("a picture", { timeout: TIME_MS_MAX }, () => {
  it.each([
    [320, 200],
    [1280, 800],
    [1920, 2000],
  ])("is exactly %i x %i", async (width, height) => {
    const png = await shoot(serve({ "/": "<p>short" }), "/", { width, height });
    expect(sizeOf(png)).toEqual([width, height]);
  });

  it("shows a page with its styles and scripts, and no scroll bar beside a long one", async () => {
    const site = serve({
      "/": `<link rel=stylesheet href=/a.css><script src=/b.js defer></script><div style="height:9000px;width:9000px">`,
      "/a.css": "body { background: red; margin: 0 } .shown { background: lime }",
      "/b.js": "document.body.className = 'shown'",
    });
    const png = await shoot(site);
    expect(await pixelOf(png, 0, 0)).toBe(LIME);
    expect(await pixelOf(png, SMALL.width - 1, 150)).toBe(LIME);
    expect(await pixelOf(png, 200, SMALL.height - 1)).toBe(LIME);
    expect(sizeOf(png)).toEqual([SMALL.width, SMALL.height]);
  });

  it("waits for fonts", async () => {
    const site = serve({
      "/": `<style>@font-face { font-family: late; src: url(/late.woff2) } p { font-family: late }</style>
        <body style="background:red"><p>text<script src=/watch.js></script>`,
      "/watch.js": "document.fonts.ready.then(() => { document.body.style.background = 'lime' })",
      "/late.woff2": async () => {
        await sleep(400);
        return answerOf("/late.woff2", "", 404);
      },
    });
    expect(await pixelOf(await shoot(site), 0, 0)).toBe(LIME);
    expect(site.asked).toContain("/late.woff2");
  });

  it("is taken where nothing of an earlier one is left", async () => {
    const site = serve({
      "/": `<body style="background:lime"><script>
        if (document.cookie || localStorage.length || window.name) document.body.style.background = "red";
        document.cookie = "seen=1"; localStorage.seen = 1; window.name = "seen";</script>`,
    });
    for (const _time of [1, 2, 3]) expect(await pixelOf(await shoot(site), 0, 0)).toBe(LIME);
    // Only the empty page that the next one is taken in is open.
    await eventually(() => expect((browser as Browser).contexts()).toHaveLength(1));
  });

  it("is not taken of a page that is not there", async () => {
    await expect(shoot(serve({}), "/none")).rejects.toMatchObject({
      name: "BrowserFault",
      code: "failed",
      message: "the page answered 404",
    });
  });

  it.each([
    ["waits for something for ever", "<img src=/never>"],
    ["computes for ever", "<script>for (;;);</script>"],
    ["asks something and waits for an answer", "<script>for (;;) alert(1)</script>"],
  ])("is given up after 5 s when the page %s", async (_what, page) => {
    const site = serve({ "/": page, "/never": () => new Promise(() => undefined) });
    await expect(shoot(site)).rejects.toMatchObject({
      code: "timeout",
      message: "the page was not there after 5 s",
    });
    expect(await pixelOf(await shoot(serve({ "/": "<body style='background:red'>" })), 0, 0)).toBe(
      RED,
    );
  });
});

describe.skipIf(browser === undefined)(
  "a page whose picture is taken",
  { timeout: TIME_MS_MAX },
  () => {
    let listener: Server;
    let elsewhere: string;
    let connections = 0;
    beforeAll(async () => {
      listener = createServer((socket) => {
        connections += 1;
        socket.destroy();
      }).listen(0, "127.0.0.1");
      await once(listener, "listening");
      const address = listener.address();
      elsewhere = typeof address === "object" && address ? `127.0.0.1:${address.port}` : "";
    });
    afterAll(() => listener.close());

    it("reaches nothing but its site, by whatever way", async () => {
      const away = (path: string) => (): OwnAnswer => ({
        status: 302,
        headers: { location: `http://${elsewhere}${path}` },
        body: new Uint8Array(),
      });
      const site = serve({
        "/": `<!doctype html><body style="background:lime">
        <link rel=stylesheet href=http://${elsewhere}/a.css><link rel=prefetch href=http://${elsewhere}/b>
        <link rel=preconnect href=http://${elsewhere}><link rel=dns-prefetch href=//${elsewhere}>
        <link rel=icon href=http://${elsewhere}/icon><img src=http://${elsewhere}/c.png><img src=/away.png>
        <iframe src=http://${elsewhere}/d></iframe><iframe src=/away-frame></iframe>
        <video src=http://${elsewhere}/e poster=http://${elsewhere}/f></video>
        <object data=http://${elsewhere}/g></object>
        <div style="background:url(http://${elsewhere}/h)">x</div>
        <form id=form method=post action=http://${elsewhere}/i target=frame></form><iframe name=frame></iframe>
        <script src=http://${elsewhere}/j.js></script><script src=/run.js></script>`,
        "/run.js": `
        fetch("http://${elsewhere}/k").catch(() => {});
        fetch("http://${elsewhere}/l", { method: "POST", mode: "no-cors", body: "x", keepalive: true }).catch(() => {});
        fetch("/away").catch(() => {});
        navigator.sendBeacon("http://${elsewhere}/m", "x");
        new WebSocket("ws://${elsewhere}/n"); new EventSource("http://${elsewhere}/o");
        new Worker("/worker.js"); new SharedWorker("/worker.js");
        form.submit(); open("http://${elsewhere}/p");
        const peer = new RTCPeerConnection({ iceServers: [{ urls: "turn:${elsewhere}?transport=tcp", username: "u", credential: "c" }] });
        peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer));`,
        "/worker.js": `
        fetch("http://${elsewhere}/q").catch(() => {}); new WebSocket("ws://${elsewhere}/r");
        importScripts("http://${elsewhere}/s.js");`,
        "/away": away("/t"),
        "/away.png": away("/u"),
        "/away-frame": away("/v"),
      });
      expect(await pixelOf(await shoot(site), 0, 0)).toBe(LIME);
      // The picture is taken when the page is there; what it began goes on for a moment.
      await sleep(500);
      expect(connections).toBe(0);
      expect(site.asked).toContain("/run.js");
    });

    it("does not show what a redirect leads to", async () => {
      const leave = {
        status: 302,
        headers: { location: `http://${elsewhere}/` },
        body: new Uint8Array(),
      };
      await expect(shoot(serve({ "/": () => leave }))).rejects.toMatchObject({ code: "failed" });
      expect(connections).toBe(0);
    });

    it("changes nothing on its site", async () => {
      const site = serve({
        "/": `<body><script src=/run.js></script>`,
        "/run.js": `
        fetch("/changed", { method: "POST" }).catch(() => {}); navigator.sendBeacon("/changed", "x");
        fetch("/changed", { method: "DELETE" }).catch(() => {}); fetch("/read?a=1");`,
      });
      await shoot(site);
      expect(site.asked.filter((path) => path !== "/favicon.ico").sort()).toEqual([
        "/",
        "/read?a=1",
        "/run.js",
      ]);
    });
  },
);
