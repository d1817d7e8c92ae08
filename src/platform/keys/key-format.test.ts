import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { declarations } from "../../config.js";
import { keyFormatsOf } from "../../http/family.js";
import { digestOf, hintOf, isWellFormedKey, makeKey, type Realm } from "./key-format.js";

const formats = keyFormatsOf(declarations.families);

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const realms = Object.keys(formats) as Realm[];
const checked = realms.filter((realm) => formats[realm].isChecked);
const shapes: Readonly<Partial<Record<Realm, RegExp>>> = {
  jobs: /^sjs_[0-9a-f]{32}$/,
  gateway: /^gwk_[0-9A-Za-z]{28}$/,
  evidence: /^cb_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/,
  products: /^prd_[0-9A-Za-z]{46}$/,
};

/** CRC-32 bit by bit, from its definition: reflected polynomial 0x04C11DB7, inverted in and out. */
function crc32BitByBit(text: string): number {
  let register = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      register = register & 1 ? (register >>> 1) ^ 0xedb88320 : register >>> 1;
    }
  }
  return (register ^ 0xffffffff) >>> 0;
}

function inBase62(number: number): string {
  const digits = [5, 4, 3, 2, 1, 0].map((power) => Math.floor(number / 62 ** power) % 62);
  return digits.map((digit) => BASE62.charAt(digit)).join("");
}

const replaceAt = (text: string, place: number, character: string) =>
  text.slice(0, place) + character + text.slice(place + 1);

describe("the checksum of a key", () => {
  it("is checked here with the CRC-32 that gives cbf43926 for 123456789", () => {
    expect(crc32BitByBit("123456789").toString(16)).toBe("cbf43926");
  });

  it.each(checked)("is the CRC-32 of all before it, in six base62 digits, for %s", (realm) => {
    for (let round = 0; round < 200; round++) {
      const key = makeKey(formats[realm]);
      expect(key.slice(-6)).toBe(inBase62(crc32BitByBit(key.slice(0, -6))));
    }
  });

  it.each(checked)("refuses every single mistyped character of a %s key", (realm) => {
    const key = makeKey(formats[realm]);
    const accepted: string[] = [];
    for (let place = 0; place < key.length; place++) {
      for (const character of `${BASE62}_- é`) {
        if (character === key[place]) continue;
        const typo = replaceAt(key, place, character);
        if (isWellFormedKey(formats[realm], typo)) accepted.push(typo);
      }
    }
    expect(accepted).toEqual([]);
  });

  it.each(checked)("refuses two neighbours of a %s key that were swapped", (realm) => {
    const key = makeKey(formats[realm]);
    for (let place = 0; place + 1 < key.length; place++) {
      const swapped = replaceAt(replaceAt(key, place, key[place + 1]!), place + 1, key[place]!);
      if (swapped !== key) expect(isWellFormedKey(formats[realm], swapped)).toBe(false);
    }
  });
});

describe("makeKey", () => {
  it("knows the realms of the specification, of which all but jobs are checked", () => {
    expect(realms).toEqual(expect.arrayContaining(Object.keys(shapes)));
    expect(realms.filter((realm) => !checked.includes(realm))).toEqual(["jobs"]);
  });

  it.each(realms)(
    "makes a key of the shape of %s that is well formed there and nowhere else",
    (realm) => {
      const key = makeKey(formats[realm]);
      expect(key).toMatch(shapes[realm] ?? formats[realm].shape);
      for (const other of realms)
        expect(isWellFormedKey(formats[other], key)).toBe(other === realm);
    },
  );

  it.each(realms)("never makes the same %s key twice", (realm) => {
    const keys = new Set(Array.from({ length: 2000 }, () => makeKey(formats[realm])));
    expect(keys.size).toBe(2000);
  });

  it("uses every base62 digit about equally often", () => {
    const counts = new Map<string, number>();
    const keys = 3000;
    for (let round = 0; round < keys; round++) {
      for (const digit of makeKey(formats.gateway).slice(4, -6)) {
        counts.set(digit, (counts.get(digit) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(62);
    const expected = (keys * 22) / 62;
    // Eight standard deviations: a bias of a quarter, as from taking bytes modulo 62, is 16 away.
    const tolerance = 8 * Math.sqrt(expected);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(tolerance);
  });
});

describe("isWellFormedKey", () => {
  const key = `sjs_${"0123456789abcdef".repeat(2)}`;

  it.each([
    ["one digit short", key.slice(0, -1)],
    ["one digit long", `${key}0`],
    ["upper case", key.toUpperCase()],
    ["upper case digits", `sjs_${"0123456789ABCDEF".repeat(2)}`],
    ["another prefix", `sjx_${key.slice(4)}`],
    ["no prefix", key.slice(4)],
    ["a trailing newline", `${key}\n`],
    ["a leading space", ` ${key}`],
    ["a digit that is not hex", `${key.slice(0, -1)}g`],
    ["nothing", ""],
  ])("refuses a jobs key with %s", (_name, text) => {
    expect(isWellFormedKey(formats.jobs, key)).toBe(true);
    expect(isWellFormedKey(formats.jobs, text)).toBe(false);
  });
});

describe("what is kept of a key", () => {
  it("is the SHA-256 of all of it", () => {
    expect(digestOf("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    const key = makeKey(formats.jobs);
    expect(digestOf(key)).toBe(createHash("sha256").update(key, "utf8").digest("hex"));
  });

  it("shows its first 8 characters as a hint", () => {
    expect(hintOf("sjs_0123456789abcdef0123456789abcdef")).toBe("sjs_0123");
  });
});
