import { describe, expect, it } from "vitest";
import { readTrustedProxies } from "./trusted-proxies.js";

function trusted(text: string, chain: readonly string[]): boolean[] {
  const trusts = readTrustedProxies(text);
  if (!trusts) throw new Error(`${text} trusts nobody`);
  return chain.map((address, hop) => trusts(address, hop));
}

describe("readTrustedProxies", () => {
  it.each(["off", "OFF", "0", "false", "no"])("trusts nobody by %s", (text) => {
    expect(readTrustedProxies(text)).toBe(false);
  });

  it.each(["on", "true", "Yes", "1"])("trusts the nearest proxy alone by %s", (text) => {
    expect(trusted(text, ["192.0.2.1", "192.0.2.2", "192.0.2.3"])).toEqual([true, false, false]);
  });

  it("trusts as many proxies as it says", () => {
    expect(trusted("2", ["192.0.2.1", "192.0.2.2", "192.0.2.3"])).toEqual([true, true, false]);
    expect(trusted("16", Array(17).fill("::1")).filter(Boolean)).toHaveLength(16);
  });

  it.each([
    ["loopback", "127.8.9.1", true],
    ["loopback", "::1", true],
    ["loopback", "::ffff:127.0.0.1", true],
    ["loopback", "10.0.0.1", false],
    ["linklocal", "169.254.1.1", true],
    ["linklocal", "fe80::1", true],
    ["uniquelocal", "172.31.0.1", true],
    ["uniquelocal", "172.32.0.1", false],
    ["UniqueLocal", "fd12::1", true],
    ["10.1.0.0/16, loopback", "10.1.255.1", true],
    ["10.1.0.0/16, loopback", "127.0.0.1", true],
    ["10.1.0.0/16, loopback", "10.2.0.1", false],
    ["203.0.113.9", "203.0.113.9", true],
    ["203.0.113.9", "203.0.113.10", false],
    ["2001:db8::/32", "2001:db8:9::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["::/0", "203.0.113.9", false],
    ["0.0.0.0/0", "not an address", false],
  ])("by %s, of %s says %s", (text, address, expected) => {
    expect(trusted(text, [address, address])).toEqual([expected, expected]);
  });

  it.each([
    "maybe",
    "17",
    "-1",
    "1.5",
    "loopback 10.0.0.0/8",
    "10.0.0.0/33",
    "10.0.0/8x",
    "loopback,maybe",
    ",",
    "",
  ])("does not read %j", (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});
