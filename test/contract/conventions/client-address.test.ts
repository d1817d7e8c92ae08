import { afterEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { exchange, listen, parseReply } from "./raw-http.js";

const PER_MINUTE = 120;

let house: TestApp;
afterEach(() => house.close());

interface Caller {
  readonly peer: string;
  readonly forwardedFor?: string;
}

/** Nobody gets a key by it, but it counts. */
async function ask({ peer, forwardedFor }: Caller): Promise<number> {
  const reply = await house.app.inject({
    method: "POST",
    url: "/api/v1/key",
    payload: {},
    remoteAddress: peer,
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  });
  return reply.statusCode;
}

async function start(trustProxy?: string): Promise<void> {
  const now = Date.parse("2026-03-04T05:06:07Z");
  const environment = trustProxy === undefined ? {} : { TRUST_PROXY: trustProxy };
  house = await buildTestApp(environment, { clock: () => now });
}

/** Uses up the requests of one caller, who writes another address each time. */
async function useUp(caller: (index: number) => Caller): Promise<void> {
  for (let index = 0; index < PER_MINUTE; index++) expect(await ask(caller(index))).toBe(400);
}

const spoofed = (index: number) => `203.0.113.${index}`;

describe("limits by client address count", () => {
  it("the peer, whatever it says it forwards, unless proxies are trusted", async () => {
    await start();
    await useUp((index) => ({ peer: "198.51.100.1", forwardedFor: spoofed(index) }));
    expect(await ask({ peer: "198.51.100.1", forwardedFor: "192.0.2.1" })).toBe(429);
    expect(await ask({ peer: "198.51.100.2" })).toBe(400);
  });

  it.each(["1", "on", "true"])("the last address of the chain by TRUST_PROXY=%s", async (value) => {
    await start(value);
    const forwardedFor = (index: number) => `${spoofed(index)}, 10.0.0.${index}, 198.51.100.1`;
    await useUp((index) => ({ peer: "10.9.9.9", forwardedFor: forwardedFor(index) }));
    expect(await ask({ peer: "10.9.9.9", forwardedFor: "198.51.100.1" })).toBe(429);
    expect(await ask({ peer: "10.9.9.9", forwardedFor: "198.51.100.1, 198.51.100.2" })).toBe(400);
  });

  it("the last but one behind two proxies", async () => {
    await start("2");
    const chain = (client: string, index = 0) => `${spoofed(index)}, ${client}, 10.0.0.1`;
    await useUp((index) => ({ peer: "10.0.0.2", forwardedFor: chain("198.51.100.1", index) }));
    expect(await ask({ peer: "10.0.0.2", forwardedFor: chain("198.51.100.1") })).toBe(429);
    expect(await ask({ peer: "10.0.0.2", forwardedFor: chain("198.51.100.2") })).toBe(400);
  });

  it("the first address that no trusted network holds", async () => {
    await start("loopback, 10.0.0.0/8");
    const chain = (client: string, index = 0) => `${spoofed(index)},${client},10.0.0.1, 10.0.0.2`;
    await useUp((index) => ({ peer: "127.0.0.1", forwardedFor: chain("198.51.100.1", index) }));
    expect(await ask({ peer: "10.7.7.7", forwardedFor: chain("198.51.100.1") })).toBe(429);
    expect(await ask({ peer: "10.7.7.7", forwardedFor: chain("198.51.100.2") })).toBe(400);
  });

  it("a peer outside of the trusted networks as itself", async () => {
    await start("loopback");
    await useUp((index) => ({ peer: "198.51.100.1", forwardedFor: spoofed(index) }));
    expect(await ask({ peer: "198.51.100.1", forwardedFor: "192.0.2.1" })).toBe(429);
  });

  it("what is no address as one caller", async () => {
    await start("1");
    await useUp((index) => ({ peer: "10.0.0.1", forwardedFor: `nonsense ${index}` }));
    expect(await ask({ peer: "10.0.0.1", forwardedFor: "a".repeat(10_000) })).toBe(429);
  });

  it("IPv6 callers by their /64, and IPv4 callers however they are written", async () => {
    await start();
    await useUp((index) => ({ peer: `2001:db8:1:2::${index.toString(16)}` }));
    expect(await ask({ peer: "2001:db8:1:2:ffff::1" })).toBe(429);
    expect(await ask({ peer: "2001:db8:1:3::1" })).toBe(400);
    await useUp((index) => ({ peer: index % 2 ? "198.51.100.1" : "::ffff:198.51.100.1" }));
    expect(await ask({ peer: "198.51.100.1" })).toBe(429);
  });

  it("real connections so too", async () => {
    await start("1");
    const port = await listen(house.app);
    const request = (chain: string) =>
      `POST /api/v1/key HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${chain}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`;
    const status = async (chain: string) => parseReply(await exchange(port, request(chain))).status;
    await useUp((index) => ({ peer: "127.0.0.1", forwardedFor: `${spoofed(index)}, 192.0.2.7` }));
    expect(await status("203.0.113.200, 192.0.2.7")).toBe(429);
    expect(await status("192.0.2.7, 203.0.113.200")).toBe(400);
  });
});
