import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.js";
import { sniffEncoding } from "./sniff-encoding.js";

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => new TextEncoder().encode(text);
const after = (text: string, ...values: number[]) => bytes(...ascii(text), ...values);

describe("decodeText", () => {
  // From the indexes of the encoding standard.
  it.each([
    ["windows-1252", [0x80, 0x93, 0xe9, 0x94, 0x9f], "€“é”Ÿ"],
    ["iso-8859-1", [0x92, 0xe9], "’é"],
    ["ascii", [0x85], "…"],
    ["iso-8859-15", [0xa4], "€"],
    ["windows-1251", [0xcf, 0xf0], "Пр"],
    ["koi8-r", [0xf0, 0xd2], "Пр"],
    ["iso-8859-2", [0xb3], "ł"],
    ["windows-1256", [0xe1], "ل"],
    ["windows-874", [0xa1], "ก"],
    ["macintosh", [0x8a], "ä"],
    ["shift_jis", [0x93, 0xfa, 0x96, 0x7b, 0xb1], "日本ｱ"],
    ["euc-jp", [0xc6, 0xfc, 0xcb, 0xdc], "日本"],
    ["iso-2022-jp", [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], "日"],
    ["gb2312", [0xd6, 0xd0], "中"],
    ["gbk", [0xd6, 0xd0], "中"],
    ["gb18030", [0xd6, 0xd0, 0x81, 0x30, 0x81, 0x30], "中\u0080"],
    ["big5", [0xa4, 0xa4], "中"],
    ["euc-kr", [0xc7, 0xd1], "한"],
    ["utf-8", [0xe4, 0xb8, 0xad, 0xff], "中\ufffd"],
    ["utf-16le", [0x2d, 0x4e], "中"],
  ])("decodes %s as the transport names it", (label, given, text) => {
    expect(decodeText(bytes(...given), ` ${label.toUpperCase()} `)).toBe(text);
  });

  it.each([
    ["utf-8", [0xef, 0xbb, 0xbf, 0xc3, 0xa9], "é"],
    ["utf-16be", [0xfe, 0xff, 0x4e, 0x2d], "中"],
    ["utf-16le", [0xff, 0xfe, 0x2d, 0x4e], "中"],
  ])("believes a byte order mark of %s before anything else", (_name, given, text) => {
    expect(decodeText(bytes(...given), "koi8-r")).toBe(text);
  });

  it("believes the transport before the page, and the page before its guess", () => {
    const page = after("<meta charset=koi8-r>", 0xf0);
    expect(decodeText(page, "windows-1251")).toMatch(/р$/);
    expect(decodeText(page)).toMatch(/П$/);
    expect(decodeText(page, "utf-7")).toMatch(/П$/);
    expect(decodeText(page, "x-user-defined")).toMatch(/П$/);
  });

  it("takes undeclared bytes for UTF-8 where they are, and else for windows-1252", () => {
    expect(decodeText(ascii("Grüße, 日本"))).toBe("Grüße, 日本");
    expect(decodeText(after("Gr", 0xfc, 0xdf, 0x65, 0x92))).toBe("Grüße’");
    expect(decodeText(bytes())).toBe("");
  });

  it("reads any bytes by any name", () => {
    const label = fc.constantFrom("utf-8", "gb18030", "shift_jis", "utf-16be", "", "no", "\u0000");
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), label, (given, charset) => {
        const text = decodeText(given, charset);
        expect(text.length).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});

describe("sniffEncoding", () => {
  it.each([
    ['<!doctype html><html><head><meta charset="koi8-r">', "koi8-r"],
    ["<META CHARSET='Shift_JIS' />", "shift_jis"],
    ["<meta charset=gbk>", "gbk"],
    ["<meta name=a/charset=latin1>", undefined],
    ["<meta name=a charset = latin1>", "windows-1252"],
    ['<meta content="text/html; charset=euc-kr" http-equiv="Content-Type">', "euc-kr"],
    ["<meta http-equiv=content-type content='text/html;charset=\"big5\"'>", "big5"],
    ['<meta content="text/html; charset=euc-kr">', undefined],
    ['<meta http-equiv="refresh" content="0; charset=euc-kr">', undefined],
    ["<meta charset=utf-16le>", "utf-8"],
    ["<meta charset=nonsense><meta charset=gbk>", "gbk"],
    ["<!-- <meta charset=gbk> --><meta charset=koi8-r>", "koi8-r"],
    ["<!--><meta charset=gbk>", "gbk"],
    ["<!-- <meta charset=gbk>", undefined],
    ["<a title='<meta charset=gbk>'>", undefined],
    ["</p title='<meta charset=gbk>'><meta charset=koi8-r>", "koi8-r"],
    ["<?php '<meta charset=gbk>'", "gbk"],
    ["1 < 2 <meta charset=gbk>", "gbk"],
    ["<metadata charset=gbk>", undefined],
    ['<?xml version="1.0" encoding="windows-1251"?><html>', "windows-1251"],
    ["<?xml version='1.0' encoding='gbk'?><meta charset=koi8-r>", "koi8-r"],
    [' <?xml version="1.0" encoding="gbk"?>', undefined],
    ["charset=gbk", undefined],
    ["<meta charset", undefined],
    ['<meta charset="gbk', undefined],
    ["<", undefined],
    ["", undefined],
    [`${" ".repeat(3_000)}<meta charset=gbk>`, "gbk"],
    [`${" ".repeat(4_090)}<meta charset=gbk>`, undefined],
  ])("finds in %j", (html, encoding) => {
    expect(sniffEncoding(ascii(html))).toBe(encoding);
  });

  it.each(["<", "<a", "<!--", "<a ='", '<a b="', "<a =", "</", "<meta charset="])(
    "is soon done with pages of %j",
    (piece) => {
      const startedAt = performance.now();
      for (let run = 0; run < 20; run += 1)
        sniffEncoding(ascii(piece.repeat(100_000)).subarray(run));
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    },
  );
});
