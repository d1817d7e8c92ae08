import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientOf } from "./client-address.js";

describe("clientOf", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["198.51.100.7:4711", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["::FFFF:c633:6407", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", "unknown"],
    ["unknown", "unknown"],
    ["_hidden", "unknown"],
    ["1.2.3.4.5", "unknown"],
    ["2001:db8::g", "unknown"],
  ])("counts %j as %s", (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  const quarter = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const write = (...parts: number[][]) =>
    parts
      .flat()
      .map((part) => part.toString(16))
      .join(":");

  it("counts all addresses of a /64 as one, and no two networks as one", () => {
    fc.assert(
      fc.property(quarter, quarter, quarter, quarter, (network, other, host, another) => {
        fc.pre(network.some(Boolean) && other.some(Boolean));
        expect(clientOf(write(network, host))).toBe(clientOf(write(network, another)));
        fc.pre(write(network) !== write(other));
        expect(clientOf(write(network, host))).not.toBe(clientOf(write(other, host)));
      }),
    );
  });
});
