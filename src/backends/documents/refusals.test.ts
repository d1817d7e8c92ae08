import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packDocx } from "../../../test/accuracy/documents/write-docx.js";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import { BODY_BYTES_MAX } from "./schemas.js";

const headers = onBehalfOf("acc_000000000000000000000001");
const post = (payload: object | string) => ({
  method: "POST" as const,
  url: "/v1/convert",
  headers,
  payload,
});
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const file = (bytes: Uint8Array | string, filename?: string, to?: string) =>
  post({ content_base64: base64(bytes), filename, to });
const savedPdf = readFileSync(
  new URL("../../../test/accuracy/documents/files/contract.pdf", import.meta.url),
);

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

const bomb = (files: Readonly<Record<string, Uint8Array>>) => zipSync(files, { level: 9 });
const ole = (stream: string) => {
  const bytes = new Uint8Array(4_096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from(`${stream}\0`, "utf16le"), 1_024);
  return bytes;
};
const entities = `<!DOCTYPE x [${Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("")}]><w:document>&e10;</w:document>`;
const otherXml = (xml: string) => packDocx("", { others: { "word/document.xml": xml } });

describe("a document that cannot be converted", () => {
  const refused: readonly (readonly [name: string, request: object, message: RegExp])[] = [
    ["an encrypted Office file", file(ole("EncryptedPackage"), "a.docx"), /^encrypted: .*password/],
    ["an old DOC", file(ole("WordDocument"), "a.doc"), /^unsupported: .*DOC document/],
    ["an old XLS", file(ole("Workbook"), "a.xls"), /^unsupported: .*XLS workbook/],
    [
      "a PNG",
      file(Buffer.from([0x89, ...Buffer.from("PNG\r\n\x1a\n")]), "a.docx"),
      /^unsupported: .*PNG image/,
    ],
    ["a workbook", file(zipSync({ "xl/workbook.xml": strToU8("<a/>") })), /^unsupported: .*XLSX/],
    ["an archive", file(zipSync({ "a.txt": strToU8("a") })), /^unsupported: .*ZIP archive/],
    [
      "bytes",
      file(Buffer.from([1, 2, 3, 0, 5, 6])),
      /^unsupported: .*neither a known kind nor text/,
    ],
    ["a DOCX that is cut off", file(packDocx("").subarray(0, 300)), /^damaged: /],
    ["a DOCX without a body", file(otherXml("<w:document/>")), /^damaged: /],
    ["broken XML", file(otherXml("<w:document><w:body></w:document>")), /^damaged: /],
    ["a text that claims to be a PDF", file("hello", "a.pdf"), /^damaged: .*no PDF/],
    ["a PDF that is cut off", file(savedPdf.subarray(0, 2_000)), /^damaged: /],
    ["a PDF of which only the beginning is one", file("%PDF-1.7\nhello"), /^damaged: /],
    [
      "a ZIP bomb",
      file(bomb({ "word/document.xml": new Uint8Array(40 * 1_048_576) })),
      /^too_large: .*ZIP bombs/,
    ],
    ["a billion laughs", file(otherXml(entities)), /^damaged: .*document type/],
    [
      "XML 100,000 deep",
      file(otherXml(`<w:document>${"<a>".repeat(100_000)}`)),
      /^too_large: .*256 deep/,
    ],
    [
      "a page without end",
      file("<p>a".repeat(110_000), "a.html"),
      /^too_large: .*elements and texts/,
    ],
    [
      "a table without bounds",
      file(`${"a,".repeat(2_000)}\n`.repeat(5), "a.csv"),
      /^too_large: .*1000 columns/,
    ],
  ];
  it.each(refused)("is 422 with the reason: %s", async (_name, request, message) => {
    const reply = await house.app.inject(request);
    expect(reply.statusCode, reply.body).toBe(422);
    const { error } = reply.json();
    expect(error.code).toBe("validation_error");
    expect(error.message).toMatch(message);
    expect(error.details).toEqual([{ path: "/content_base64", message: error.message }]);
    expect(reply.body).not.toMatch(/node_modules|at .*\.js/);
  });

  it("is 422 at the text where a text claims to be a file", async () => {
    const reply = await house.app.inject(post({ text: "hello", filename: "a.docx" }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      message: expect.stringMatching(/^unsupported: .*no DOCX/),
      details: [{ path: "/text" }],
    });
  });
});

describe("a wrong request", () => {
  const invalid = (message: string, ...paths: readonly string[]) => ({
    error: {
      code: "invalid_request",
      message,
      ...(paths.length > 0 ? { details: paths.map((path) => ({ path, message })) } : {}),
    },
  });
  const wrong = (message: string, path: string) => ({
    error: { code: "validation_error", message, details: [{ path, message }] },
  });
  const neither = invalid("content_base64 or text must be given", "/content_base64", "/text");
  apiCases(
    () => house.app,
    [
      { name: "has no content", request: post({}), status: 400, body: neither },
      { name: "has no body", request: post(""), status: 400, body: neither },
      { name: "names a file only", request: post({ filename: "a" }), status: 400, body: neither },
      {
        name: "has both contents",
        request: post({ text: "a", content_base64: "YQ==" }),
        status: 422,
        body: wrong("content_base64 and text exclude each other", "/text"),
      },
      {
        name: "has an empty text",
        request: post({ text: "" }),
        status: 422,
        body: wrong("text must have at least 1 character", "/text"),
      },
      {
        name: "has a content that is no base64",
        request: post({ content_base64: "no base64!" }),
        status: 422,
        body: wrong("content_base64 must be base64", "/content_base64"),
      },
      {
        name: "has a content of another type",
        request: post({ text: 7 }),
        status: 422,
        body: wrong("text must be a string", "/text"),
      },
      {
        name: "asks for another form",
        request: post({ text: "a", to: "docx" }),
        status: 422,
        body: wrong("to must be one of markdown, text, json", "/to"),
      },
      {
        name: "has a long name",
        request: post({ text: "a", filename: "a".repeat(256) }),
        status: 422,
        body: wrong("filename must have at most 255 characters", "/filename"),
      },
      {
        name: "is no JSON",
        request: post("{"),
        status: 400,
        body: { error: { code: "invalid_request" } },
      },
      {
        name: "is too large",
        request: post(" ".repeat(BODY_BYTES_MAX + 1)),
        status: 413,
        body: { error: { code: "payload_too_large" } },
      },
    ],
  );
});

describe("documents as nobody writes them", () => {
  const mebibytes = (piece: string, count: number) =>
    piece.repeat(Math.floor((count * 1_048_576) / piece.length));
  it.each([
    ["4 MiB of one line", mebibytes("a", 4), "a.txt"],
    ["1 MiB of stars", mebibytes("*", 1), "a.txt"],
    ["1 MiB of brackets", mebibytes("[", 1), "a.txt"],
    ["4 MiB of blanks", mebibytes(" ", 4), "a.txt"],
    ["1 MiB of indented items", mebibytes("   - a\n", 1), "a.txt"],
    ["1 MiB of quotes in a table", mebibytes('"', 1), "a.csv"],
    ["1 MiB of short rows", mebibytes("a,b\n", 1), "a.csv"],
    ["1 MiB of open elements", mebibytes("<div>", 1), "a.html"],
    ["1 MiB without a name", mebibytes("<a,b|c;\n", 1), undefined],
  ])("are answered: %s", async (_name, text, filename) => {
    const reply = await house.app.inject(post({ text, filename }));
    expect([200, 422]).toContain(reply.statusCode);
  });

  it.each([
    ["quotes within quotes", mebibytes(">", 1)],
    ["items within items", mebibytes("- ", 1)],
    ["brackets", mebibytes("[", 1)],
    ["emphasis", mebibytes("*a ", 1)],
  ])(
    "are answered or refused as blocks: %s",
    async (_name, text) => {
      const reply = await house.app.inject(post({ text, filename: "a.md", to: "json" }));
      expect([200, 422, 504]).toContain(reply.statusCode);
    },
    60_000,
  );
});
