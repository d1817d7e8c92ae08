import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  leafHash,
  leafHashHex,
  leafHashOfText,
  nodeHash,
  parentHash,
  sha256,
  sha256Hex,
} from "./hashing.js";

function hexOf(...parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

describe("the hashes of a tree", () => {
  it("has the published SHA-256 of a text in every form", () => {
    const published = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(sha256Hex(Buffer.from("abc"))).toBe(published);
    expect(sha256(Buffer.from("abc")).toString("hex")).toBe(published);
  });

  it.each([0, 1, 1_000, 4_095, 4_096, 70_000, 12])("hashes a leaf of %i bytes", (length) => {
    const entry = Buffer.alloc(length, "leaf");
    const expected = hexOf(Buffer.of(0), entry);
    expect(leafHashHex(entry)).toBe(expected);
    expect(leafHash(entry).toString("hex")).toBe(expected);
    expect(leafHashOfText(entry.toString()).toString("hex")).toBe(expected);
  });

  it("hashes a node with its sibling on either side", () => {
    const own = Buffer.alloc(32, 0xf1);
    const sibling = Buffer.alloc(32, 0x2e);
    const text = own.toString("latin1");
    const bytesOf = (hash: string) => Buffer.from(hash, "latin1").toString("hex");
    const onTheLeft = hexOf(Buffer.of(1), sibling, own);
    const onTheRight = hexOf(Buffer.of(1), own, sibling);
    expect(bytesOf(parentHash(text, { sibling, side: "left" }))).toBe(onTheLeft);
    expect(bytesOf(parentHash(text, { sibling, side: "right" }))).toBe(onTheRight);
    expect(nodeHash(sibling, own).toString("hex")).toBe(onTheLeft);
  });
});
