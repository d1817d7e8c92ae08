import { packDocx, paragraph, runs } from "../../../accuracy/documents/write-docx.js";
import type { FamilyEntries } from "../entry.js";

const MEBIBYTE = 1_048_576;
const PARAGRAPHS = 20_000;
const BOUNDARY = "abuse";

/** Near the most elements that a document may have. */
const longDocument = () =>
  packDocx(
    Array.from({ length: PARAGRAPHS }, (_, at) =>
      paragraph(
        runs(`Paragraph ${at} of *many* [words]`, "<w:b/>"),
        `<w:numPr><w:ilvl w:val="${at % 3}"/><w:numId w:val="${1 + (at % 2)}"/></w:numPr>`,
      ),
    ).join(""),
  );

const form = (headers: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; ${headers}\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const contentType = `multipart/form-data; boundary=${BOUNDARY}`;

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    convertDocument: {
      body: () => ({ content_base64: undefined, text: "a" }),
      costly: () => ({
        filename: "long.docx",
        content_base64: Buffer.from(longDocument()).toString("base64"),
        to: "json",
      }),
      others: [
        {
          kind: "a form with the longest text",
          contentType,
          fill: (bytesMax) =>
            form('filename="a.txt"', Buffer.alloc(Math.max(0, bytesMax - 1_024), "a* ")),
        },
        {
          kind: "a form with a table of a million cells",
          contentType,
          fill: () => form('filename="a.csv"', Buffer.from('"a|b",=c\n'.repeat(500_000))),
        },
        {
          kind: "a form with a page of tags",
          contentType,
          fill: (bytesMax) =>
            form(
              'filename="a.html"',
              Buffer.alloc(Math.min(8 * MEBIBYTE, Math.max(0, bytesMax - 1_024)), "<b><p><td>"),
            ),
        },
        {
          kind: "nothing but parts",
          contentType,
          fill: (bytesMax) =>
            Buffer.from(`--${BOUNDARY}\r\n\r\n`.repeat(Math.floor(bytesMax / 11))),
        },
        {
          kind: "a form that never ends",
          contentType,
          fill: (bytesMax) => Buffer.alloc(bytesMax, `--${BOUNDARY.slice(0, -1)}`),
        },
      ],
    },
  },
};
