import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSignedBy, isUsableKey, publicKeyDer } from "./ed25519.js";

/** RFC 8032, section 7.1, tests 1 to 3. */
const published = [
  {
    publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    message: "",
    signature:
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  },
  {
    publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    message: "72",
    signature:
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  },
  {
    publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    message: "af82",
    signature:
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  },
].map((vector) => {
  const bytes = Object.entries(vector).map(([name, hex]) => [name, Buffer.from(hex, "hex")]);
  return Object.fromEntries(bytes) as Record<keyof typeof vector, Buffer>;
});

/** The points whose order divides 8, in every encoding that a lenient reader takes. */
const smallOrder = [
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0000000000000000000000000000000000000000000000000000000000000080",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000080",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
].map((hex) => Buffer.from(hex, "hex"));

const GROUP_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

describe("isSignedBy", () => {
  it("takes the published signatures, and none of them once a bit is changed", () => {
    for (const { publicKey, message, signature } of published) {
      expect(isSignedBy(publicKey, { message, signature })).toBe(true);
      for (let bit = 0; bit < 512; bit += 1) {
        const broken = flipped(signature, bit);
        expect(isSignedBy(publicKey, { message, signature: broken })).toBe(false);
      }
      const longer = Buffer.concat([message, Buffer.of(0)]);
      expect(isSignedBy(publicKey, { message: longer, signature })).toBe(false);
    }
  });

  it("takes no signature of another length", () => {
    const [{ publicKey, message, signature }] = published as [(typeof published)[0]];
    for (const wrong of [
      Buffer.alloc(0),
      signature.subarray(1),
      Buffer.concat([signature, Buffer.of(0)]),
    ]) {
      expect(isSignedBy(publicKey, { message, signature: wrong })).toBe(false);
    }
  });

  it("takes no S that is not reduced", () => {
    for (const { publicKey, message, signature } of published) {
      const scalar = littleEndian(signature.subarray(32)) + GROUP_ORDER;
      const malleated = Buffer.concat([signature.subarray(0, 32), bytesOf(scalar)]);
      expect(isSignedBy(publicKey, { message, signature: malleated })).toBe(false);
    }
  });

  it("takes no key of small order, for which one signature would fit any message", () => {
    const [, , identity] = smallOrder as [Buffer, Buffer, Buffer];
    const signature = Buffer.concat([identity, Buffer.alloc(32)]);
    const message = Buffer.from("anything");
    const lenient = createPublicKey({ key: publicKeyDer(identity), format: "der", type: "spki" });
    expect(verify(null, message, lenient, signature)).toBe(true);
    for (const publicKey of smallOrder) {
      expect(isUsableKey(publicKey)).toBe(false);
      expect(isSignedBy(publicKey, { message, signature })).toBe(false);
    }
  });

  it("takes no key whose y is not reduced, and no key that is no point", () => {
    for (let low = 0xed; low <= 0xff; low += 1) {
      const publicKey = Buffer.concat([Buffer.of(low), Buffer.alloc(30, 0xff), Buffer.of(0x7f)]);
      expect(isUsableKey(publicKey)).toBe(false);
    }
    const [{ message, signature }] = published as [(typeof published)[0]];
    const noPoint = Buffer.alloc(32, 0);
    noPoint[0] = 2;
    expect(isSignedBy(noPoint, { message, signature })).toBe(false);
    expect(isSignedBy(Buffer.alloc(31), { message, signature })).toBe(false);
  });

  it("takes keys of any number, more than it keeps", () => {
    const message = Buffer.from("message");
    for (let made = 0; made < 300; made += 1) {
      const { publicKey, privateKey } = generateKeyPairSync("ed25519");
      const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
      const signature = sign(null, message, privateKey);
      expect(isUsableKey(raw) && isSignedBy(raw, { message, signature })).toBe(true);
    }
  });
});

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

function littleEndian(bytes: Buffer): bigint {
  return BigInt(`0x${Buffer.from(bytes).reverse().toString("hex")}`);
}

function bytesOf(scalar: bigint): Buffer {
  return Buffer.from(scalar.toString(16).padStart(64, "0"), "hex").reverse();
}
