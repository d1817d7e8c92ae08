import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sandboxAddress } from "../../../services/payments/sandbox.js";
import { toChecksumAddress } from "./eip55.js";

const published = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

describe("toChecksumAddress", () => {
  it.each(published)("writes %s as EIP-55 does", (address) => {
    expect(toChecksumAddress(Buffer.from(address.slice(2), "hex"))).toBe(address);
  });

  it("changes nothing but the case of letters", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const address = toChecksumAddress(bytes);
        expect(address.toLowerCase()).toBe(`0x${Buffer.from(bytes).toString("hex")}`);
      }),
    );
  });
});

describe("sandboxAddress", () => {
  it("is the same for a job each time and another for another job", () => {
    const jobs = Array.from({ length: 500 }, (_, number) => `job_${number}`);
    expect(new Set(jobs.map(sandboxAddress)).size).toBe(500);
    expect(sandboxAddress("job_1")).toBe(sandboxAddress("job_1"));
  });

  it("has 20 bytes", () => {
    expect(sandboxAddress("job_1")).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });
});
