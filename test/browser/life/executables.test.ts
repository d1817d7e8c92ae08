import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  findExecutable,
  findPacked,
} from "../../../src/platform/browser/executable/find-executable.js";
import { driveBrowser } from "../../helpers/servers/driven-browser.js";
import { type PageServer, startPageServer } from "../../helpers/servers/page-server.js";

const packed = findPacked();
if (packed === undefined) console.warn("Skipped: npm left @sparticuz/chromium out.");
const NAVIGATE = { name: "navigate", url: "http://site.test" } as const;

describe("the executable of the browser", () => {
  let folder: string;
  let browser: ReturnType<typeof driveBrowser> | undefined;
  let server: PageServer;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "browser-executables-"));
    server = await startPageServer();
    server.pages.set("/", (_request, reply) => void reply.end("<!doctype html><h1>Hello</h1>"));
  });
  afterEach(async () => {
    await browser?.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("is the one that is named, and none where that is not there", () => {
    const path = join(folder, "mine");
    expect(findExecutable(path)).toBeUndefined();
    writeFileSync(path, "");
    expect(findExecutable(path)).toEqual({ kind: "installed", name: "BROWSER_EXECUTABLE", path });
  });

  it("may be missing, which is told with what to install", async () => {
    browser = driveBrowser({ source: undefined });
    const reason =
      "there is no browser on this machine: install the package chromium, or set BROWSER_EXECUTABLE";
    expect(browser.status()).toEqual({ state: "missing", reason });
    await expect(browser.run(NAVIGATE)).rejects.toMatchObject({
      code: "unavailable",
      message: reason,
    });
  });

  it("may not start, which is told with what it said", async () => {
    const path = join(folder, "broken");
    writeFileSync(
      path,
      "#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 1",
    );
    chmodSync(path, 0o755);
    browser = driveBrowser({ source: { kind: "installed", name: "BROWSER_EXECUTABLE", path } });
    expect(browser.status()).toEqual({ state: "ready", source: "BROWSER_EXECUTABLE" });
    await expect(browser.run(NAVIGATE)).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("error while loading shared libraries: libnss3.so"),
    });
    expect(browser.status()).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("libnss3.so"),
    });
  });

  it.skipIf(packed === undefined)(
    "may be the optional package's, which is unpacked once",
    async () => {
      browser = driveBrowser({ source: packed });
      const site = server.url.replace("127.0.0.1", "site.test");
      const { snapshot } = await browser.run({ name: "navigate", url: site });
      expect(snapshot?.text).toContain('heading "Hello"');
      expect(browser.status()).toMatchObject({ state: "ready", source: "@sparticuz/chromium" });
      const picture = await browser.capture({
        url: "http://gatehouse.test/docs",
        width: 640,
        height: 400,
        signal: new AbortController().signal,
        answer: async (path) => ({
          status: 200,
          headers: { "content-type": "text/html" },
          body: Buffer.from(`<!doctype html><h1>${path}</h1>`),
        }),
      });
      const view = new DataView(picture.buffer, picture.byteOffset);
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([640, 400]);
    },
  );
});
