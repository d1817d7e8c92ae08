import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { line, writePdf } from "../../../../../test/helpers/tiny-pdf.js";
import { readPdf } from "../read-pdf.js";
import { checkStreams } from "./check-streams.js";
import { lzwLength } from "./lzw-length.js";
import { streamsOf } from "./streams-of.js";

const MEBIBYTE = 1_048_576;

function stream(dictionary: string, data: Uint8Array): Uint8Array {
  const head = `1 0 obj\n<< /Length ${data.length} ${dictionary} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from("\nendstream\nendobj\n")]);
}

const zeros = (mebibytes: number) => deflateSync(Buffer.alloc(mebibytes * MEBIBYTE), { level: 9 });

describe("checkStreams", () => {
  it("lets files through that unpack to what they hold", () => {
    const pages = [{ content: line("Two lemons and a lime", 72, 700) }];
    expect(() => checkStreams(writePdf({ pages }))).not.toThrow();
    expect(() => checkStreams(stream("/Filter /FlateDecode", zeros(1)))).not.toThrow();
  });

  it.each([
    ["whose streams together unpack to more", "/Filter /FlateDecode"],
    ["whose filter is written in escapes", "/Filter /Fl#61teDecode"],
    ["whose dictionary says nothing of it", ""],
  ])("refuses a file %s", (_what, dictionary) => {
    const half = stream(dictionary, zeros(300));
    expect(() => checkStreams(half)).not.toThrow();
    expect(() => checkStreams(Buffer.concat([half, half]))).toThrow(
      "the streams of the PDF unpack to more than 536870912 bytes",
    );
  });

  it("refuses streams that are packed more than once", () => {
    const nested = stream("/Filter [/FlateDecode /Fl#61teDecode]", deflateSync(zeros(1)));
    expect(() => checkStreams(nested)).toThrow("a stream of the PDF is packed more than once");
  });

  it("is asked before a PDF is read", async () => {
    const half = stream("/Filter /FlateDecode", zeros(300));
    const bytes = Buffer.concat([writePdf({ pages: [{ content: "" }] }), half, half]);
    await expect(readPdf(bytes, {})).rejects.toMatchObject({ reason: "too_large" });
  });
});

describe("lzwLength", () => {
  it("counts the example of ISO 32000-1, 7.4.4.2", () => {
    const data = Uint8Array.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
    expect(lzwLength(data, 100)).toBe(10);
  });

  it("stops counting beyond the most", () => {
    expect(lzwLength(new Uint8Array(100_000).fill(0x80), 5)).toBeLessThan(5_000);
  });
});

describe("streamsOf", () => {
  it("finds streams by their keywords, and one that is cut off", () => {
    const whole = stream("/A 1", Buffer.from("one"));
    const cut = Buffer.from("2 0 obj << /B 2 >> stream\r\ntwo");
    const found = [...streamsOf(Buffer.concat([whole, cut]))].map(({ dictionary, data }) => [
      dictionary,
      Buffer.from(data).toString(),
    ]);
    expect(found).toEqual([
      ["obj\n<< /Length 3 /A 1 >>\n", "one\n"],
      ["obj << /B 2 >> ", "two"],
    ]);
  });
});
