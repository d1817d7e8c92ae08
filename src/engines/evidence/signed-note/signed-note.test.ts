import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  base64Test,
  isKeyName,
  keyHash,
  keyId,
  openNote,
  readBase64,
  readCheckpoint,
  signNote,
  writeCheckpoint,
} from "./signed-note.js";

/** The key and the note by which golang.org/x/mod/sumdb/note is tested. */
const peter = {
  name: "PeterNeumann",
  id: "PeterNeumann+c74f20a3",
  publicKey: Buffer.from("ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW", "base64").subarray(1),
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  line: "\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n",
};
const note = `${peter.text}\n${peter.line}`;

describe("keyId", () => {
  it("follows from the name and the public key", () => {
    expect(keyId(peter.name, peter.publicKey)).toBe(peter.id);
    expect(keyHash(peter.name, peter.publicKey)).toEqual(Buffer.from("c74f20a3", "hex"));
    expect(keyId("PeterNeuman", peter.publicKey)).not.toContain("c74f20a3");
  });

  it.each(["", "a b", "a+b", "a\u00a0b", "a\u2028b", "a\u0085b", "a\nb", "a\u0001b", "\ud800"])(
    "does not take %j as a name",
    (name) => {
      expect(isKeyName(name)).toBe(false);
    },
  );

  it("takes an origin as a name", () => {
    expect(isKeyName("gatehouse.example/evidence")).toBe(true);
  });
});

describe("openNote", () => {
  it("takes a published note apart, and its signature verifies", () => {
    const { text, signatures } = openNote(note);
    expect(text).toBe(peter.text);
    expect(signatures).toHaveLength(1);
    expect(signatures[0]?.keyId).toBe(peter.id);
    const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), peter.publicKey]);
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    expect(verify(null, Buffer.from(text), key, signatures[0]?.signature as Buffer)).toBe(true);
  });

  it("keeps blank lines of the text and takes up to 100 signatures", () => {
    const long = openNote(`one\n\ntwo\n\n${peter.line.repeat(100)}`);
    expect(long.text).toBe("one\n\ntwo\n");
    expect(long.signatures).toHaveLength(100);
  });

  it.each([
    ["no signature", peter.text],
    ["a blank line and no signature", `${peter.text}\n`],
    ["no line end at the end", note.slice(0, -1)],
    ["two line ends at the end", `${note}\n`],
    ["a control character", `\u0001${note}`],
    ["carriage returns", note.replaceAll("\n", "\r\n")],
    ["a tab", note.replace("If you", "If\tyou")],
    ["half of a surrogate pair", `\ud800${note}`],
    ["a line after the signatures", `${note}Unexpected line.\n`],
    ["101 signatures", `${peter.text}\n${peter.line.repeat(101)}`],
    ["a hyphen for the em dash", note.replace("\u2014", "-")],
    ["a name with a space", note.replace("PeterNeumann", "Peter Neumann")],
    ["a name with another space", note.replace("PeterNeumann", "Peter\u00a0Neumann")],
    ["a name with a plus sign", note.replace("PeterNeumann", "Peter+Neumann")],
    ["no name", note.replace("PeterNeumann ", "")],
    ["two spaces", note.replace("PeterNeumann ", "PeterNeumann  ")],
    ["a space at the end of a line", note.replace("AM=", "AM= ")],
    ["base64 without padding", note.replace("AM=", "AM")],
    ["base64 whose spare bits are set", note.replace("AM=", "AN=")],
    ["base64 of the URL alphabet", note.replace("x08go/", "x08go_")],
    ["a signature of the key hash alone", `${peter.text}\n\u2014 PeterNeumann x08gow==\n`],
    ["more than 100 KB", `${"a".repeat(100_000)}\n\n${peter.line}`],
  ])("refuses %s", (_name, text) => {
    expect(() => openNote(text)).toThrow(SyntaxError);
  });
});

describe("signNote", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const signer = {
    name: "example.com/log",
    keyHash: keyHash("example.com/log", raw),
    sign: (text: Buffer) => sign(null, text, privateKey),
  };

  it("makes a note that opens, and whose signature covers the text with its line end", () => {
    const text = writeCheckpoint({ origin: "example.com/log", size: 7, root: Buffer.alloc(32, 1) });
    const opened = openNote(signNote(text, signer));
    expect(opened.text).toBe(text);
    expect(opened.signatures.map(({ keyId: id }) => id)).toEqual([keyId(signer.name, raw)]);
    const [{ signature } = { signature: Buffer.alloc(0) }] = opened.signatures;
    expect(verify(null, Buffer.from(text), publicKey, signature)).toBe(true);
  });

  it.each(["no line end", "a\tb\n", "\ud800\n", ""])("does not sign %j", (text) => {
    expect(() => signNote(text, signer)).toThrow(TypeError);
  });

  it("does not sign under a name that cannot be read back", () => {
    expect(() => signNote("a\n", { ...signer, name: "a b" })).toThrow(TypeError);
  });
});

describe("readCheckpoint", () => {
  const root = "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=";

  it("reads the checkpoint of the specification", () => {
    const text = `example.com/behind-the-sofa\n20852163\n${root}\n`;
    const checkpoint = readCheckpoint(text);
    expect(checkpoint).toEqual({
      origin: "example.com/behind-the-sofa",
      size: 20_852_163,
      root: Buffer.from(root, "base64"),
    });
    expect(writeCheckpoint(checkpoint)).toBe(text);
  });

  it("passes over extension lines, and takes an empty tree", () => {
    expect(readCheckpoint(`a\n0\n${root}\nmore\nand more\n`).size).toBe(0);
    expect(readCheckpoint(`a\n9007199254740991\n${root}\n`).size).toBe(2 ** 53 - 1);
  });

  it.each([
    ["nothing", ""],
    ["no origin", `\n1\n${root}\n`],
    ["no size", `a\n\n${root}\n`],
    ["a leading zero", `a\n01\n${root}\n`],
    ["a sign", `a\n+1\n${root}\n`],
    ["a negative size", `a\n-1\n${root}\n`],
    ["a fraction", `a\n1.0\n${root}\n`],
    ["an exponent", `a\n1e3\n${root}\n`],
    ["a hexadecimal size", `a\n0x1\n${root}\n`],
    ["other digits", `a\n\u0661\n${root}\n`],
    ["a size that is not exact", `a\n9007199254740992\n${root}\n`],
    ["no root", "a\n1\n\n"],
    ["a root of 31 bytes", `a\n1\n${Buffer.alloc(31).toString("base64")}\n`],
    ["a root of 33 bytes", `a\n1\n${Buffer.alloc(33).toString("base64")}\n`],
    ["a root whose spare bits are set", `a\n1\n${root.replace("2I=", "2J=")}\n`],
    ["no line end", `a\n1\n${root}`],
    ["an empty extension line", `a\n1\n${root}\n\nmore\n`],
    ["a blank line at the end", `a\n1\n${root}\n\n`],
  ])("refuses %s", (_name, text) => {
    expect(() => readCheckpoint(text)).toThrow(SyntaxError);
  });
});

describe("readBase64", () => {
  it.each(["AA=", "AA", "A", "AB==", "AA==\n", " AA==", "AA==AA==", "-_==", "AAA", "===="])(
    "refuses %j",
    (text) => {
      expect(readBase64(text)).toBeUndefined();
    },
  );

  it("reads what it would write", () => {
    expect(readBase64("")).toEqual(Buffer.alloc(0));
    expect(readBase64("AA==")).toEqual(Buffer.of(0));
    expect(readBase64("+/+/")).toHaveLength(3);
  });
});

describe("base64Test", () => {
  it("agrees with reading the bytes, whatever the length", () => {
    const text = fc.oneof(
      fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("base64")),
      fc.stringMatching(/^[A-Za-z0-9+/]{0,8}={0,2}$/),
    );
    fc.assert(
      fc.property(text, fc.nat({ max: 12 }), (value, length) => {
        expect(base64Test(length)(value)).toBe(readBase64(value)?.length === length);
      }),
      { numRuns: 2_000 },
    );
  });
});
