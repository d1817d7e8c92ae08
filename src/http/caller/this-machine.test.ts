import { describe, expect, it } from "vitest";
import { isFromThisMachine, isLoopbackUrl } from "./this-machine.js";

describe("isLoopbackUrl", () => {
  it.each([
    "http://localhost:8080",
    "http://LOCALHOST",
    "http://gate.localhost:8080",
    "http://127.0.0.1:8080",
    "http://127.9.8.7",
    "http://127.1",
    "https://[::1]:8080",
  ])("takes %s", (url) => {
    expect(isLoopbackUrl(url)).toBe(true);
  });

  it.each([
    "http://gate.example",
    "http://localhost.gate.example",
    "http://notlocalhost",
    "http://127.0.0.1.gate.example",
    "http://localhost@gate.example",
    "http://192.168.0.1",
    "http://0.0.0.0",
    "http://[::]",
    "http://[::2]",
    "http://[::ffff:10.0.0.1]",
    "http://",
    "localhost",
  ])("refuses %s", (url) => {
    expect(isLoopbackUrl(url)).toBe(false);
  });
});

describe("isFromThisMachine", () => {
  const host = "localhost:8080";
  const home = `http://${host}`;

  it.each([
    ["127.0.0.1", host],
    ["::1", "127.0.0.1:8080"],
    ["::ffff:127.0.0.1", "[::1]:8080"],
  ])("takes a request of %s to %s", (peer, name) => {
    const headers = { host: name, accept: "*/*", "sec-fetch-site": "cross-site" };
    expect(isFromThisMachine({ peer, headers }, home)).toBe(true);
  });

  it.each([
    ["another machine", { peer: "192.168.0.7", headers: { host } }],
    ["another machine over IPv6", { peer: "fe80::1", headers: { host } }],
    ["an unknown peer", { peer: undefined, headers: { host } }],
    ["a name that leads here", { peer: "127.0.0.1", headers: { host: "evil.example:8080" } }],
    [
      "a page of another site",
      { peer: "127.0.0.1", headers: { host, origin: "http://evil.example" } },
    ],
    ["a page of nobody's", { peer: "127.0.0.1", headers: { host, origin: "null" } }],
    ["no name", { peer: "127.0.0.1", headers: {} }],
    ...["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"].map(
      (name) => [name, { peer: "127.0.0.1", headers: { host, [name]: "" } }] as const,
    ),
  ] as const)("refuses %s", (_name, provenance) => {
    expect(isFromThisMachine(provenance, home)).toBe(false);
  });
});
