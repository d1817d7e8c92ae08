import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packDocx, paragraph, runs } from "../../../test/accuracy/documents/write-docx.js";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

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

const BOUNDARY = "----house";
function form(...parts: readonly string[]) {
  const body = parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join("");
  return {
    ...post(`${body}--${BOUNDARY}--\r\n`),
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const filePart = (filename: string, content: string, name = "file") =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}`;

describe("a document of each format", () => {
  const docx = packDocx(paragraph(runs("Minutes"), '<w:pStyle w:val="berschrift1"/>'));
  apiCases(
    () => house.app,
    [
      {
        name: "Markdown is left as it is",
        request: post({ text: "# Title\n\n* one\n" }),
        status: 200,
        body: {
          format: "markdown",
          markdown: "# Title\n\n* one",
          title: "Title",
          pages: null,
          words: 2,
          warnings: [],
        },
        headers: { "content-type": /^application\/json/, "cache-control": "no-store" },
      },
      {
        name: "DOCX is told by its bytes, whatever its name",
        request: file(docx, "minutes.txt"),
        status: 200,
        body: { format: "docx", markdown: "# Minutes", title: "Minutes", pages: null, words: 1 },
      },
      {
        name: "PDF has pages",
        request: file(savedPdf),
        status: 200,
        body: {
          format: "pdf",
          markdown: expect.stringMatching(/^<!-- page 1 -->\n[\s\S]+\n<!-- page 2 -->\n/),
          title: "Contract on the delivery of bread",
          pages: 2,
        },
      },
      {
        name: "HTML is read as a whole",
        request: file("<title>T</title><nav>Home</nav><h2>Head</h2><p>a <b>b</b>", "page.html"),
        status: 200,
        body: { format: "html", markdown: "Home\n\n## Head\n\na **b**", title: "T", words: 4 },
      },
      {
        name: "CSV is a table",
        request: post({ filename: "a.csv", text: "item,price\ntea,3\n" }),
        status: 200,
        body: { format: "csv", markdown: "| item | price |\n| --- | --- |\n| tea | 3 |", words: 4 },
      },
      {
        name: "TSV is a table, told by its text",
        request: post({ text: "item\tprice\ntea, green\t3\ncoffee\t4\n" }),
        status: 200,
        body: { format: "csv", markdown: expect.stringContaining("| tea, green | 3 |") },
      },
      {
        name: "plain text is escaped",
        request: post({ filename: "a.txt", text: "# no heading\r\n2 * 3 * 4 <b>\r\n" }),
        status: 200,
        body: { format: "text", markdown: "\\# no heading\n2 \\* 3 \\* 4 \\<b>", warnings: [] },
      },
      {
        name: "a text in windows-1252 is read with a warning",
        request: file(Buffer.from("Gr\xfc\xdfe", "latin1"), "a.txt"),
        status: 200,
        body: { markdown: "Grüße", warnings: [expect.stringContaining("windows-1252")] },
      },
      {
        name: "null counts as absent",
        request: post({ text: "a", content_base64: null, filename: null, to: null }),
        status: 200,
        body: { markdown: "a" },
      },
      {
        name: "a data URL is base64",
        request: post({ content_base64: `data:text/plain;base64,${base64("hello")}` }),
        status: 200,
        body: { markdown: "hello" },
      },
      {
        name: "base64 may have lines and the alphabet of addresses",
        request: post({ content_base64: `${base64("~~~?>>").replace("/", "_").slice(0, 4)}\n` }),
        status: 200,
      },
    ],
  );
});

describe("the form that is asked for", () => {
  const text =
    "# Title\n\nSee [this](https://example.org).\n\n- a\n  - b\n\n| x | y |\n|---|---|\n| 1 | 2 |";
  const bare = "Title\n\nSee this.\n\n- a\n  - b\n\nx\ty\n1\t2";
  apiCases(
    () => house.app,
    [
      {
        name: "text has no marks",
        request: post({ text, to: "text" }),
        status: 200,
        body: { text: bare, title: "Title" },
      },
      {
        name: "json has blocks",
        request: post({ text, to: "json" }),
        status: 200,
        body: {
          blocks: [
            { type: "heading", level: 1, text: "Title" },
            { type: "paragraph", text: "See this." },
            {
              type: "list",
              ordered: false,
              items: [
                { level: 0, text: "a" },
                { level: 1, text: "b" },
              ],
            },
            {
              type: "table",
              rows: [
                ["x", "y"],
                ["1", "2"],
              ],
            },
          ],
        },
      },
      {
        name: "blocks know their pages",
        request: post({ filename: "a.txt", text: "one\n\ftwo", to: "json" }),
        status: 200,
        body: {
          pages: 2,
          blocks: [
            { type: "paragraph", text: "one", page: 1 },
            { type: "paragraph", text: "two", page: 2 },
          ],
        },
      },
      {
        name: "pages of a text are parted by form feeds",
        request: post({ filename: "a.txt", text: "one\n\ftwo", to: "text" }),
        status: 200,
        body: { text: "one\n\ftwo" },
      },
    ],
  );

  it("stands in the reply in the place of the others", async () => {
    const keys = async (to: string) =>
      Object.keys((await house.app.inject(post({ text: "a", to }))).json());
    const shared = ["format", "pages", "title", "warnings", "words"];
    expect((await keys("text")).sort()).toEqual([...shared, "text"].sort());
    expect((await keys("json")).sort()).toEqual([...shared, "blocks"].sort());
    expect((await keys("markdown")).sort()).toEqual([...shared, "markdown"].sort());
  });
});

describe("a form with a file", () => {
  const fault = (code: string, message: string, path?: string) => ({
    error: { code, message, ...(path === undefined ? {} : { details: [{ path, message }] }) },
  });
  apiCases(
    () => house.app,
    [
      {
        name: "is read by the name of its file",
        request: form(filePart("prices.csv", "item,price\r\ntea,3\r\n"), field("to", "json")),
        status: 200,
        body: {
          blocks: [
            {
              rows: [
                ["item", "price"],
                ["tea", "3"],
              ],
            },
          ],
        },
      },
      {
        name: "may call its field as it likes",
        request: form(filePart("Übersicht.txt", "Grüße", "upload")),
        status: 200,
        body: { markdown: "Grüße" },
      },
      {
        name: "may have a text in its place",
        request: form(field("text", "a,b\n1,2"), field("filename", "x.csv")),
        status: 200,
        body: { format: "csv" },
      },
      {
        name: "needs one",
        request: form(field("to", "text")),
        status: 400,
        body: fault("invalid_request", "the form has neither a file nor a field text", "/file"),
      },
      {
        name: "has no more than one",
        request: form(filePart("a.txt", "a"), filePart("b.txt", "b", "other")),
        status: 400,
        body: fault("invalid_request", "one file is taken in a form", "/file"),
      },
      {
        name: "and no text beside it",
        request: form(filePart("a.txt", "a"), field("text", "b")),
        status: 422,
        body: fault("validation_error", "a file and text exclude each other", "/text"),
      },
      {
        name: "names a known form",
        request: form(filePart("a.txt", "a"), field("to", "docx")),
        status: 422,
        body: fault("validation_error", "to must be one of markdown, text, json", "/to"),
      },
      {
        name: "says where its parts end",
        request: {
          ...form(filePart("a.txt", "a")),
          headers: { ...headers, "content-type": "multipart/form-data" },
        },
        status: 400,
        body: fault("invalid_request", "the content type of the form names no boundary"),
      },
      {
        name: "is refused when it is cut off",
        request: {
          ...form(),
          payload: `--${BOUNDARY}\r\n${filePart("a.txt", "a")}`,
        },
        status: 400,
        body: fault("invalid_request", "the body is not a valid multipart form"),
      },
      {
        name: "has few parts",
        request: form(...Array.from({ length: 40 }, (_, at) => field(`f${at}`, ""))),
        status: 400,
        body: fault("invalid_request", "a form has at most 16 parts"),
      },
      {
        name: "may not be empty",
        request: form(filePart("a.txt", "")),
        status: 422,
        body: fault("validation_error", "damaged: the file is empty", "/file"),
      },
      {
        name: "is refused for its file at /file",
        request: form(filePart("a.pdf", "hello")),
        status: 422,
        body: {
          error: { details: [{ path: "/file", message: expect.stringMatching(/^damaged: /) }] },
        },
      },
    ],
  );
});
