import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { solanaWallet } from "../../../../test/helpers/wallets.js";
import { solana } from "./solana.js";

const { account, sign } = solanaWallet(new Uint8Array(32).fill(7));
const message = "service.org wants you to sign in with your Solana account:\n…";
const signature = sign(message);
const hex = Buffer.from(base58.decode(signature)).toString("hex");
const SYSTEM_PROGRAM = "11111111111111111111111111111111";

describe("a Solana signature", () => {
  it("of RFC 8032 is that of its key", () => {
    // Test 2 of section 7.1: one byte, 0x72.
    const key = Buffer.from(
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "hex",
    );
    const isSigned = solana.readSignature(
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da" +
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    );
    expect(isSigned?.({ account: base58.encode(key), message: "r" })).toBe(true);
    expect(isSigned?.({ account: base58.encode(key), message: "s" })).toBe(false);
  });

  it.each([
    ["base58", signature],
    ["hex", hex],
    ["hex with 0x", `0x${hex}`],
    ["hex in upper case", hex.toUpperCase()],
  ])("is taken in %s", (_name, text) => {
    expect(solana.readSignature(text)?.({ account, message })).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["63 bytes in hex", hex.slice(2)],
    ["65 bytes in hex", `${hex}00`],
    ["63 bytes in base58", base58.encode(base58.decode(signature).subarray(1))],
    ["65 bytes in base58", `1${signature}`],
    ["a letter that base58 lacks", signature.replace(/.$/, "0")],
    ["a space", `${signature} `],
    ["a hundred thousand letters", "z".repeat(100_000)],
  ])("is malformed with %s", (_name, text) => {
    expect(solana.readSignature(text)).toBeUndefined();
  });

  it("does not fit another message or account", () => {
    const isSigned = solana.readSignature(signature);
    expect(isSigned?.({ account, message: `${message} ` })).toBe(false);
    const other = solanaWallet(new Uint8Array(32).fill(8)).account;
    expect(isSigned?.({ account: other, message })).toBe(false);
  });

  it("with s beyond the order is refused, although it means the same", () => {
    const bytes = base58.decode(signature);
    const littleEndian = [...bytes.subarray(32)].reverse();
    const s = BigInt(`0x${Buffer.from(littleEndian).toString("hex")}`) + ed25519.Point.Fn.ORDER;
    const twin = Buffer.from(s.toString(16).padStart(64, "0"), "hex").reverse();
    const text = Buffer.concat([bytes.subarray(0, 32), twin]).toString("hex");
    expect(solana.readSignature(text)?.({ account, message })).toBe(false);
  });

  it("cannot be made up for a key of small order, such as that of the system program", () => {
    // R is the neutral point and s is 0: an equation that a key of small order may satisfy.
    const isSigned = solana.readSignature(`01${"00".repeat(63)}`);
    for (let number = 0; number < 32; number++) {
      const claim = { account: SYSTEM_PROGRAM, message: `try ${number}` };
      expect(isSigned?.(claim)).toBe(false);
    }
  });

  it("is nobody's where the account is no point of the curve", () => {
    const offCurve = base58.encode(new Uint8Array(32).fill(2));
    expect(() => ed25519.Point.fromBytes(new Uint8Array(32).fill(2))).toThrow();
    expect(solana.readSignature(signature)?.({ account: offCurve, message })).toBe(false);
  });
});

describe("a Solana account", () => {
  it.each([account, SYSTEM_PROGRAM])("%s is one", (text) => {
    expect(solana.normaliseAccount(text)).toBe(text);
    expect(solana.isAccount(text)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["31 bytes", base58.encode(new Uint8Array(31).fill(255))],
    ["33 bytes", base58.encode(new Uint8Array(33).fill(255))],
    ["31 zeroes", "1".repeat(31)],
    ["33 zeroes", "1".repeat(33)],
    ["a letter that base58 lacks", account.replace(/.$/, "l")],
    ["a space", `${account} `],
    ["44 letters that are too large", "z".repeat(44)],
  ])("is none with %s", (_name, text) => {
    expect(solana.normaliseAccount(text)).toBeUndefined();
  });
});
