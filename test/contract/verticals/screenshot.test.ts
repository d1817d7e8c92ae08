import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findExecutable } from "../../../src/platform/browser/executable/find-executable.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { processesBelow } from "../../helpers/servers/processes-below.js";
import { eventually } from "../../helpers/waiting.js";

const ROUTE = "/v1/browser-run/screenshot";
const TIME_MS_MAX = 60_000;

const isThere = findExecutable(process.env.BROWSER_EXECUTABLE) !== undefined;
if (!isThere) console.warn("No browser is on this machine: no picture is taken.");

let now = Date.UTC(2026, 0, 2, 3, 4, 5);
let house: TestApp;
beforeAll(async () => {
  const { BROWSER_EXECUTABLE } = process.env;
  house = await buildTestApp(
    {
      VERTICALS_RATE_PER_MINUTE: "10000",
      ...(BROWSER_EXECUTABLE ? { BROWSER_EXECUTABLE } : {}),
    },
    { clock: () => now },
  );
  await house.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => house.close());

const ask = (query: string, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") =>
  house.app.inject({ url: `${ROUTE}?${query}`, headers, remoteAddress });

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect(png.toString("latin1", 12, 16)).toBe("IHDR");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** How often a page was asked of this server, over a connection or from within. */
async function callsOf(route: string): Promise<number> {
  const { body } = await house.app.inject("/metrics");
  const counts = body
    .split("\n")
    .filter((line) => line.startsWith("gatehouse_request_seconds_count"))
    .filter((line) => line.includes(`route="${route}"`));
  return counts.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

describe.skipIf(!isThere)("a picture of a page of this site", { timeout: TIME_MS_MAX }, () => {
  it.each([
    ["target=/docs", 1280, 800],
    ["target=/&width=320&height=200", 320, 200],
    ["target=/status&width=1920&height=2000", 1920, 2000],
    ["target=/account&width=390&height=844", 390, 844],
    ["target=%2Fdocs%2Fmcp&width=1280", 1280, 800],
    ["target=/verify&height=900", 1280, 900],
  ])("is exactly as large as asked: %s", async (query, width, height) => {
    const { statusCode, headers, rawPayload } = await ask(query);
    expect(statusCode, rawPayload.toString()).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=60",
      age: "0",
      "x-content-type-options": "nosniff",
      ratelimit: expect.stringMatching(/^"minute";r=\d+;t=\d+$/),
    });
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
    expect(sizeOf(rawPayload)).toEqual([width, height]);
  });

  it("is kept for 60 s, and unchanged for who has it", async () => {
    const query = "target=/docs&width=700";
    const first = await ask(query);
    const calls = await callsOf("/docs");
    now += 59_999;
    const again = await ask(query);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, age: "59" });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const unchanged = await ask(query, { "if-none-match": String(first.headers.etag) });
    expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
    expect(unchanged.headers).toMatchObject({ "cache-control": "public, max-age=60" });
    const changed = await ask(query, { "if-none-match": '"another"' });
    expect(changed.statusCode).toBe(200);
    expect(await callsOf("/docs")).toBe(calls);
    now += 1;
    expect((await ask(query)).headers.age).toBe("0");
    expect(await callsOf("/docs")).toBe(calls + 1);
  });

  it("is taken once for many who ask at the same time", async () => {
    const calls = await callsOf("/docs");
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask("target=/docs&width=701", {}, `192.0.2.${index}`),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(await callsOf("/docs")).toBe(calls + 1);
  });

  it("is taken for four who wait at one address, and no fifth", async () => {
    const widths = [710, 711, 712, 713, 714, 715];
    const replies = await Promise.all(widths.map((width) => ask(`target=/docs&width=${width}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(replies.at(-1)?.json().error).toMatchObject({
      code: "rate_limited",
      message: "at most 4 pictures of one address are taken or wait at the same time",
    });
    expect(replies.at(-1)?.headers["retry-after"]).toBe("2");
    expect((await ask("target=/docs&width=714")).statusCode).toBe(200);
  });

  it("is of the site as nobody in particular sees it", async () => {
    const query = "target=/account&width=720";
    const plain = await ask(query);
    now += 60_000;
    const dressed = await ask(query, {
      host: "elsewhere.test",
      cookie: "session=secret",
      authorization: "Bearer gw_secret",
      "x-forwarded-host": "elsewhere.test",
      "user-agent": "somebody",
      "accept-language": "de",
    });
    expect(dressed.headers.age).toBe("0");
    expect(dressed.headers.etag).toBe(plain.headers.etag);
  });

  it("tells its length to HEAD", async () => {
    const query = "target=/docs&width=730";
    const { rawPayload } = await ask(query);
    const head = await house.app.inject({ method: "HEAD", url: `${ROUTE}?${query}` });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(Number(head.headers["content-length"])).toBe(rawPayload.length);
  });

  it("is given up for those who hang up, whose places are free then", async () => {
    const { port } = house.app.server.address() as AddressInfo;
    const sockets = [740, 741, 742, 743].map((width) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(
        `GET ${ROUTE}?target=/docs&width=${width} HTTP/1.1\r\nhost: gatehouse.test\r\n\r\n`,
      );
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const busy = () => fetch(`http://127.0.0.1:${port}${ROUTE}?target=/docs&width=744`);
    await eventually(async () => expect((await busy()).status).toBe(429));
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect((await busy()).status).toBe(200));
    expect(house.log.text()).toContain('"status":499');
  });

  it("is taken while others ask and hang up all the time, two at a time", async () => {
    const { port } = house.app.server.address() as AddressInfo;
    for (let number = 0; number < 150; number += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.write(
        `GET ${ROUTE}?target=/docs&width=${800 + number} HTTP/1.1\r\nhost: gatehouse.test\r\n\r\n`,
      );
      await once(socket, "connect");
      await sleep(5);
      socket.destroy();
    }
    const { statusCode, body } = await ask("target=/docs&width=790");
    expect(statusCode, body).toBe(200);
  });

  it.skipIf(process.platform !== "linux")(
    "is given up where the browser stands still",
    async () => {
      expect((await ask("target=/docs&width=750")).statusCode).toBe(200);
      const below = processesBelow(process.pid);
      const driver = below.find(({ command }) => command.includes("driver/entry.js"));
      const chromium = below.find(({ parent }) => parent === driver?.pid);
      expect(chromium).toBeDefined();
      process.kill(chromium!.pid, "SIGSTOP");
      const { statusCode, body } = await ask("target=/docs&width=751").finally(() =>
        process.kill(chromium!.pid, "SIGCONT"),
      );
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        504,
        { error: { code: "timeout", message: "the picture took too long" } },
      ]);
      expect((await ask("target=/docs&width=752")).statusCode).toBe(200);
    },
  );
});
