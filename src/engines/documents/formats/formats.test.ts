import { describe, expect, it } from "vitest";
import { decodeFile } from "./decode-file.js";
import { formatOfBytes, formatOfName } from "./find-format.js";
import { formatOfText } from "./format-of-text.js";

const ascii = (text: string) => new TextEncoder().encode(text);

describe("the format of bytes", () => {
  it.each(["%PDF-1.4\n", "\r\n%PDF-1.7", "junk\n%PDF-2.0\n"])("is PDF: %j", (text) =>
    expect(formatOfBytes(ascii(text))).toBe("pdf"),
  );
  it.each([
    "The mark %PDF- opens a PDF.",
    "GIF89 is a format",
    "RIFF raff",
    "BZh!",
    "ID3 tags",
    "",
  ])("is that of a text: %j", (text) => expect(formatOfBytes(ascii(text))).toBeUndefined());
  it.each([
    ["GIF image", [...ascii("GIF89a"), 1, 0, 1, 0]],
    ["JPEG", [0xff, 0xd8, 0xff, 0xe0]],
    ["gzip", [0x1f, 0x8b, 8]],
    ["RTF", [...ascii("{\\rtf1\\ansi")]],
    ["WebP", [...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WEBP")]],
  ])("is refused by name: %s", (name, bytes) => {
    expect(() => formatOfBytes(Uint8Array.from(bytes))).toThrow(name);
  });
});

describe("the format of a name", () => {
  it.each([
    ["a.PDF", "pdf"],
    ["a.b.docx", "docx"],
    ["C:\\x\\page.HTM", "html"],
    ["notes.md", "markdown"],
    ["a.tsv", "tsv"],
    ["README", undefined],
    ["a.xyz", undefined],
    [undefined, undefined],
  ])("of %j is %j", (name, format) => expect(formatOfName(name)).toBe(format));
});

describe("the format of a text", () => {
  it.each([
    ["html", "<!doctype html><p>a"],
    ["html", "<!-- x -->\n<html lang=en>"],
    ["html", "<div>\n<p>One</p></div>"],
    ["markdown", "# Title"],
    ["markdown", "Text\n\n```\ncode\n```"],
    ["markdown", "See [this](https://example.org) for **more**."],
    ["markdown", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
    ["csv", "a,b\n1,2\n"],
    ["csv", 'name;"a;b"\nx;y\nz;w'],
    ["csv", "a\tb\tc\n1\t2\t3"],
    ["text", "Hello, Ann.\nHow are you, then?"],
    ["text", "1 < 2 and 3 > 2"],
    ["text", "#!/bin/sh\n# build it\n# all\nmake"],
    ["text", "just words"],
    ["text", ""],
  ])("is %s: %j", (format, text) => expect(formatOfText(text)).toBe(format));
});

describe("the text of a file", () => {
  const wide = (text: string, isBig: boolean) =>
    Uint8Array.from(
      [...text].flatMap((character) => {
        const code = character.charCodeAt(0);
        const pair = [code & 0xff, code >> 8];
        return isBig ? pair.reverse() : pair;
      }),
    );
  it.each([
    ["UTF-8 with a mark", Uint8Array.from([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), { text: "é" }],
    ["UTF-16 with a mark", Uint8Array.from([0xff, 0xfe, 0xe9, 0]), { text: "é" }],
    ["UTF-16 without one", wide("Grüße", false), { text: "Grüße", guessed: "UTF-16LE" }],
    ["UTF-16 in the other order", wide("Grüße", true), { text: "Grüße", guessed: "UTF-16BE" }],
    ["windows-1252", Uint8Array.from([0x80, 0xe9]), { text: "€é", guessed: "windows-1252" }],
    [
      "what a page declares",
      Uint8Array.from([...ascii("<meta charset=koi8-r>"), 0xf0]),
      { text: "<meta charset=koi8-r>П" },
    ],
    ["any line ends", ascii("a\r\nb\rc"), { text: "a\nb\nc" }],
  ])("is read: %s", (_name, bytes, decoded) => expect(decodeFile(bytes)).toEqual(decoded));

  it("is refused where there is none", () => {
    const binary = Uint8Array.from({ length: 100 }, (_, at) => at % 7);
    expect(() => decodeFile(binary)).toThrow(expect.objectContaining({ reason: "unsupported" }));
  });
});
