import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ethereumWallet } from "../../../../test/helpers/wallets.js";
import { ethereum } from "./ethereum.js";

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const ADDRESS = "0x14791697260E4c9A71f18484C9f997B308e59325";

/** Made by viem and by ethers, which agree on every byte. */
const vectors: [message: string, signature: string][] = [
  [
    "",
    "0xf93927710a3a451d0a5e5c00013078156e6e1de125513ef855322bb7cd82f8464973d0cf7adc5809004833afc97f5eb98ab3ed5a8a5ad38b2d4e10e071b36faf1b",
  ],
  [
    "hello world",
    "0xddd0a7290af9526056b4e35a077b9a11b513aa0028ec6c9880948544508f3c63265e99e47ad31bb2cab9646c504576b3abc6939a1710afc08cbf3034d73214b81c",
  ],
  [
    "0x42",
    "0xdd597dcfcc0c19c41919ca74f0d0505d975aab3ac67c68c7ef5118a101bf31216eca94a2f0e52eb5cf72fc05b5f7d5cf1c62c0a1e51e55a910047e530a03d60b1c",
  ],
  [
    "Some data",
    "0x0ff83f70566342e0c158cf32ce3e7bfc029c0d450ca1cda029f3e1753916d8a05063a9559d93af9060e227fd8a7d08f0b004cf34f41ce487954b016977bfd4891b",
  ],
  [
    "🥵",
    "0x1a00e7403a18690743d41bd7da69a1ff94e785b3533e1c5ab41be78784275ebd442fc2fd82b628eabe96db464f2221655f6577b6dff65c1afe3445d2a46b20611c",
  ],
  [
    " \n",
    "0xec5047be4b0879028181294da18798d88555f70693395653c92a57ad4dfaf06e7d1c5ff8e78bbefc5ad98919cb9ec5d2671c729cbfe46cd2f0058b10fa7f92d01b",
  ],
];
const SIGNATURE = vectors[1]![1];
const word = (value: bigint) => value.toString(16).padStart(64, "0");
const R = SIGNATURE.slice(2, 66);
const S = SIGNATURE.slice(66, 130);

describe("an Ethereum signature", () => {
  it.each(vectors)("of %j is that of its address", (message, signature) => {
    expect(ethereum.readSignature(signature)?.({ account: ADDRESS, message })).toBe(true);
  });

  it("is taken in either case of hex, and with v that counts from 0", () => {
    for (const text of [`0x${SIGNATURE.slice(2).toUpperCase()}`, SIGNATURE.replace(/1c$/, "01")]) {
      const isSigned = ethereum.readSignature(text);
      expect(isSigned?.({ account: ADDRESS, message: "hello world" })).toBe(true);
    }
  });

  it.each([
    ["nothing", ""],
    ["0x alone", "0x"],
    ["one byte", "0x00"],
    ["no 0x", SIGNATURE.slice(2)],
    ["0X", `0X${SIGNATURE.slice(2)}`],
    ["64 bytes", SIGNATURE.slice(0, -2)],
    ["half a byte less", SIGNATURE.slice(0, -1)],
    ["66 bytes", `${SIGNATURE}00`],
    ["a letter beyond f", SIGNATURE.replace("d", "g")],
    ["a space", `${SIGNATURE} `],
    ["a line feed", `${SIGNATURE}\n`],
    ["v of 26", SIGNATURE.replace(/1c$/, "1a")],
    ["v of 29", SIGNATURE.replace(/1c$/, "1d")],
    ["v of 2", SIGNATURE.replace(/1c$/, "02")],
    ["v of 37, as EIP-155 has for transactions", SIGNATURE.replace(/1c$/, "25")],
    ["zeroes", `0x${"00".repeat(65)}`],
    ["r of 0", `0x${word(0n)}${S}1c`],
    ["s of 0", `0x${R}${word(0n)}1c`],
    ["r of the order", `0x${word(ORDER)}${S}1c`],
    ["s of the order", `0x${R}${word(ORDER)}1c`],
    ["r beyond the order", `0x${"ff".repeat(32)}${S}1c`],
    ["the high-s twin", `0x${R}${word(ORDER - BigInt(`0x${S}`))}1b`],
    ["the lowest high s", `0x${R}${word(ORDER / 2n + 1n)}1c`],
  ])("is malformed with %s", (_name, text) => {
    expect(ethereum.readSignature(text)).toBeUndefined();
  });

  it("with the highest low s is read", () => {
    expect(ethereum.readSignature(`0x${R}${word(ORDER / 2n)}1c`)).toBeDefined();
  });

  it("is nobody's where r is no point of the curve", () => {
    // There is no point with x = 5.
    const isSigned = ethereum.readSignature(`0x${word(5n)}${S}1b`);
    expect(isSigned?.({ account: ADDRESS, message: "hello world" })).toBe(false);
  });

  it("does not fit another v, message or account", () => {
    const message = "hello world";
    const isSigned = ethereum.readSignature(SIGNATURE);
    const other = ethereum.readSignature(SIGNATURE.replace(/1c$/, "1b"));
    expect(other?.({ account: ADDRESS, message })).toBe(false);
    expect(isSigned?.({ account: ADDRESS, message: "hello world " })).toBe(false);
    expect(isSigned?.({ account: ADDRESS.toLowerCase(), message })).toBe(false);
    expect(isSigned?.({ account: `0x${"0".repeat(40)}`, message })).toBe(false);
  });

  it("of any key over any text is that of its address, and its twin is refused", () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(keys, fc.string({ unit: "binary" }), (key, message) => {
        fc.pre(secp256k1.utils.isValidSecretKey(key));
        const { account, sign } = ethereumWallet(key);
        const signature = sign(message);
        expect(ethereum.readSignature(signature)?.({ account, message })).toBe(true);
        const s = ORDER - BigInt(`0x${signature.slice(66, 130)}`);
        const v = signature.endsWith("1b") ? "1c" : "1b";
        const twin = `${signature.slice(0, 66)}${word(s)}${v}`;
        expect(ethereum.readSignature(twin)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});

describe("an Ethereum account", () => {
  it.each([
    ADDRESS,
    ADDRESS.toLowerCase(),
    `0x${ADDRESS.slice(2).toUpperCase()}`,
    ADDRESS.replace("E4c", "e4c"),
  ])("written %s has one spelling", (text) =>
    expect(ethereum.normaliseAccount(text)).toBe(ADDRESS),
  );

  it.each([
    ["nothing", ""],
    ["39 digits", ADDRESS.slice(0, -1)],
    ["41 digits", `${ADDRESS}0`],
    ["no 0x", ADDRESS.slice(2)],
    ["0X", `0X${ADDRESS.slice(2)}`],
    ["a letter beyond f", ADDRESS.replace("c", "g")],
    ["a space", ` ${ADDRESS}`],
    ["a line feed", `${ADDRESS}\n`],
  ])("is none with %s", (_name, text) => {
    expect(ethereum.normaliseAccount(text)).toBeUndefined();
  });

  it("stands in a message in its one spelling alone", () => {
    expect(ethereum.isAccount(ADDRESS)).toBe(true);
    expect(ethereum.isAccount(ADDRESS.toLowerCase())).toBe(false);
  });
});
