import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientNetwork } from "./client-network.js";

describe("clientNetwork", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::", "2001:db8:1:3::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["a".repeat(1000), "a".repeat(64)],
    ["", ""],
  ])("of %s is %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it("is one for all addresses of 64 bits in common, and another for others", () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const write = (...parts: number[]) => parts.map((part) => part.toString(16)).join(":");
    fc.assert(
      fc.property(half, half, half, half, (network, other, host, neighbour) => {
        const here = clientNetwork(write(...network, ...host));
        const isMapped = (parts: number[]) => parts.every((part) => part === 0);
        fc.pre(!isMapped(network) && !isMapped(other));
        expect(clientNetwork(write(...network, ...neighbour))).toBe(here);
        const isSame = String(network) === String(other);
        expect(clientNetwork(write(...other, ...host)) === here).toBe(isSame);
      }),
    );
  });
});
