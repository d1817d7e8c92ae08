import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { knownDocuments } from "./known/all.js";
import { writeHtml } from "./write-html.js";

/*
 * Writes files/ anew: the known documents as LibreOffice Writer saves and prints them. It takes
 * `soffice` (Debian's libreoffice-writer-nogui) and is run by hand, as `npx tsx test/accuracy/documents/make-files.ts`.
 */
const FILES = fileURLToPath(new URL("files/", import.meta.url));
const FORMATS = ["docx:MS Word 2007 XML", "pdf:writer_pdf_Export"];

const folder = mkdtempSync(join(tmpdir(), "documents-"));
const save = (name: string, html: string): string => {
  const path = join(folder, `${name}.html`);
  writeFileSync(path, html);
  return path;
};
const write = (format: string, pages: readonly string[]) =>
  execFileSync("soffice", [
    "--headless",
    "--infilter=HTML (StarWriter)",
    "--convert-to",
    format,
    "--outdir",
    FILES,
    ...pages,
  ]);

const pages = knownDocuments.map((known) => save(known.name, writeHtml(known)));
for (const format of FORMATS) write(format, pages);
write(
  "pdf:writer_pdf_Export",
  knownDocuments.map((known) => save(`${known.name}-plain-tables`, writeHtml(known, "narrow"))),
);
