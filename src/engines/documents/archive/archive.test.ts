import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inflateEntry } from "./inflate-entry.js";
import { readDirectory } from "./read-directory.js";

const text = (value: string) => new TextEncoder().encode(value);
const MEBIBYTE = 1_048_576;
const entryOf = (archive: Uint8Array, at = 0) => readDirectory(archive)[at]!;
const refused = (reason: string) => expect.objectContaining({ reason });

/** Where the directory's record of a file begins, counted from the first. */
function recordAt(archive: Uint8Array, index = 0): number {
  const mark = [0x50, 0x4b, 0x01, 0x02];
  const places = [...archive.keys()].filter((at) =>
    mark.every((byte, offset) => archive[at + offset] === byte),
  );
  return places[index] ?? -1;
}
function patched(archive: Uint8Array, at: number, value: number): Uint8Array {
  const copy = archive.slice();
  new DataView(copy.buffer).setUint32(at, value, true);
  return copy;
}

describe("an archive", () => {
  it("gives back what was packed, stored or deflated", () => {
    const files = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.uint8Array({ maxLength: 500 }),
    );
    fc.assert(
      fc.property(files, fc.constantFrom(0 as const, 6 as const), (given, level) => {
        const archive = zipSync(given, { level });
        const read = readDirectory(archive).map(
          (entry) => [entry.name, inflateEntry(archive, entry, 1_000)] as const,
        );
        expect(Object.fromEntries(read)).toEqual(given);
      }),
      { numRuns: 50 },
    );
  });

  it("whose directory lies about a size is refused when that is reached", () => {
    const archive = zipSync({ a: new Uint8Array(MEBIBYTE) });
    const lying = patched(archive, recordAt(archive) + 24, 1_000);
    expect(() => inflateEntry(lying, entryOf(lying), MEBIBYTE)).toThrow(refused("too_large"));
    const boasting = patched(archive, recordAt(archive) + 24, MEBIBYTE + 1);
    expect(() => inflateEntry(boasting, entryOf(boasting), 2 * MEBIBYTE)).toThrow(
      refused("damaged"),
    );
  });

  it("with a file over the bound is refused before anything is inflated", () => {
    const archive = zipSync({ a: new Uint8Array(MEBIBYTE) });
    expect(() => inflateEntry(archive, entryOf(archive), MEBIBYTE - 1)).toThrow(
      refused("too_large"),
    );
  });

  it("that unpacks to far more than its size, or to too much, is refused", () => {
    expect(() => readDirectory(zipSync({ a: new Uint8Array(20 * MEBIBYTE) }))).toThrow("ZIP bombs");
    const archive = zipSync({ a: text("a") });
    const huge = patched(archive, recordAt(archive) + 24, 600 * MEBIBYTE);
    expect(() => readDirectory(huge)).toThrow(refused("too_large"));
  });

  it("whose files share bytes is refused", () => {
    const archive = zipSync({ a: text("hello"), b: text("world") }, { level: 0 });
    const shared = patched(archive, recordAt(archive, 1) + 42, 0);
    expect(() => readDirectory(shared)).toThrow("overlap");
  });

  it("whose names lead out of it, or come twice, is refused", () => {
    expect(() => readDirectory(zipSync({ "../a": text("x") }))).toThrow("leads out of it");
    const archive = zipSync({ aa: text("x"), ab: text("y") });
    const twice = archive.slice();
    twice[recordAt(archive, 1) + 46 + 1] = "a".charCodeAt(0);
    expect(() => readDirectory(twice)).toThrow("two files of one name");
  });

  it("that is encrypted says so", () => {
    const archive = zipSync({ a: text("hello") });
    const encrypted = archive.slice();
    encrypted[recordAt(archive) + 8] = 1;
    expect(() => inflateEntry(encrypted, entryOf(encrypted), 100)).toThrow(refused("encrypted"));
  });

  it("of any damage is refused, and never throws otherwise", () => {
    const archive = zipSync({ a: text("hello ".repeat(50)), b: text("b") });
    const damage = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(damage, fc.nat(archive.length), (bytes, length) => {
        const damaged = archive.slice(0, length === 0 ? archive.length : length);
        for (const [at, value] of bytes) if (at < damaged.length) damaged[at] = value;
        try {
          for (const entry of readDirectory(damaged)) inflateEntry(damaged, entry, 10_000);
        } catch (error) {
          expect(error).toMatchObject({ name: "DocumentRefused" });
        }
      }),
      { numRuns: 500 },
    );
  });
});
