import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { line, writePdf } from "../../../../test/helpers/tiny-pdf.js";
import { DocumentRefused } from "../document.js";
import { readPdf } from "./read-pdf.js";

const printed = (name: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../../test/accuracy/documents/printed/${name}`, import.meta.url)),
  );
const files = [
  writePdf({ pages: [{ content: line("One page of text.", 72, 700) }] }),
  printed("libreoffice-footnotes.pdf"),
  printed("chromium-tagged-tables.pdf"),
];

type Edit = (bytes: Uint8Array) => Uint8Array;

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(
    ([at, value]): Edit =>
      (bytes) =>
        bytes.length === 0 ? bytes : bytes.with(Math.floor(at * bytes.length), value),
  ),
  place.map(
    (at): Edit =>
      (bytes) =>
        bytes.slice(0, Math.floor(at * bytes.length)),
  ),
  fc.tuple(place, place, fc.integer({ min: 1, max: 2_000 })).map(
    ([from, to, length]): Edit =>
      (bytes) => {
        const start = Math.floor(from * bytes.length);
        const copy = Uint8Array.from(bytes);
        const target = Math.floor(to * bytes.length);
        copy.set(bytes.slice(start, start + length).subarray(0, bytes.length - target), target);
        return copy;
      },
  ),
);

it("reads or refuses what is left of a PDF, whatever was done to its bytes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(edit, { minLength: 1, maxLength: 8 }),
      async (file, edits) => {
        const bytes = edits.reduce((before, change) => change(before), file);
        const reading = await readPdf(bytes, {}).catch((error: unknown) => error);
        if (reading instanceof Error) expect(reading).toBeInstanceOf(DocumentRefused);
        else expect(reading).toMatchObject({ markdown: expect.any(String) });
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
