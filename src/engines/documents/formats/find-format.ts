import { readDirectory } from "../archive/read-directory.js";
import { DocumentRefused } from "../document.js";

/** Formats that are text, which bytes do not tell apart. */
export type TextFormat = "html" | "csv" | "tsv" | "markdown" | "text";
export type DocumentFormat = "pdf" | "docx" | TextFormat;

/** Formats by the ending of a name. */
const byEnding: ReadonlyMap<string, DocumentFormat> = new Map([
  ["pdf", "pdf"],
  ["docx", "docx"],
  ["docm", "docx"],
  ["dotx", "docx"],
  ["html", "html"],
  ["htm", "html"],
  ["xhtml", "html"],
  ["csv", "csv"],
  ["tsv", "tsv"],
  ["tab", "tsv"],
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["txt", "text"],
  ["text", "text"],
  ["log", "text"],
]);

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

interface Foreign {
  readonly what: string;
  readonly magic: readonly number[];
  readonly at?: number;
  /** The mark is one that a text may begin with: only what is also binary is meant. */
  readonly isWord?: true;
}

/** What is told by its first bytes and not read. */
const foreign: readonly Foreign[] = [
  { what: "a PNG image", magic: [0x89, ...ascii("PNG\r\n")] },
  { what: "a JPEG image", magic: [0xff, 0xd8, 0xff] },
  { what: "a GIF image", magic: ascii("GIF8"), isWord: true },
  { what: "a TIFF image", magic: [...ascii("II"), 0x2a, 0] },
  { what: "a TIFF image", magic: [...ascii("MM"), 0, 0x2a] },
  { what: "a WebP image", magic: ascii("WEBP"), at: 8, isWord: true },
  { what: "a HEIC or AVIF image, or a video", magic: ascii("ftyp"), at: 4, isWord: true },
  { what: "an RTF document", magic: ascii("{\\rtf") },
  { what: "a PostScript document", magic: ascii("%!PS") },
  { what: "a gzip archive", magic: [0x1f, 0x8b] },
  { what: "a 7z archive", magic: [0x37, 0x7a, 0xbc, 0xaf] },
  { what: "a RAR archive", magic: ascii("Rar!"), isWord: true },
  { what: "an XZ archive", magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { what: "a bzip2 archive", magic: ascii("BZh"), isWord: true },
  { what: "a tar archive", magic: ascii("ustar"), at: 257, isWord: true },
  { what: "a program", magic: [0x7f, ...ascii("ELF")] },
  { what: "an SQLite database", magic: ascii("SQLite format 3"), isWord: true },
  { what: "a Parquet table", magic: ascii("PAR1"), isWord: true },
  { what: "a sound or video file", magic: ascii("ID3"), isWord: true },
  { what: "a sound or video file", magic: ascii("OggS"), isWord: true },
  { what: "a sound or video file", magic: [...ascii("RIFF")], isWord: true },
];

/** A PDF may have some other bytes before its header. */
const PDF_HEADER_WITHIN = 1_024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The format that a file's bytes say by themselves; undefined for what may be text. Refuses what is none. */
export function formatOfBytes(bytes: Uint8Array): "pdf" | "docx" | undefined {
  if (startsWith(bytes, ZIP, 0) || startsWith(bytes, EMPTY_ZIP, 0)) return formatOfArchive(bytes);
  if (startsWith(bytes, OLE, 0)) throw refuseOle(bytes);
  const isBinary = bytes.subarray(0, PDF_HEADER_WITHIN).includes(0);
  const other = foreign.find(
    ({ magic, at = 0, isWord }) => startsWith(bytes, magic, at) && (isBinary || !isWord),
  );
  if (other) throw new DocumentRefused("unsupported", `the content is ${other.what}`);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEADER_WITHIN));
  return /^\s*%PDF-/.test(head) || /(?:^|[\0\r\n])%PDF-\d\.\d/.test(head) ? "pdf" : undefined;
}

/** The format that the name of a file says; undefined for an ending that is not known. */
export function formatOfName(filename: string | undefined): DocumentFormat | undefined {
  return byEnding.get(/\.([a-z]+)$/i.exec(filename ?? "")?.[1]?.toLowerCase() ?? "");
}

function startsWith(bytes: Uint8Array, magic: readonly number[], at: number): boolean {
  return magic.every((byte, offset) => bytes[at + offset] === byte);
}

function formatOfArchive(bytes: Uint8Array): "docx" {
  const names = readDirectory(bytes).map(({ name }) => name);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/)) return "docx";
  throw new DocumentRefused("unsupported", `the content is ${describeArchive(has)}`);
}

function describeArchive(has: (pattern: RegExp) => boolean): string {
  if (has(/^xl\//)) return "an XLSX workbook";
  if (has(/^ppt\//)) return "a PPTX presentation";
  if (has(/^META-INF\/container\.xml$/)) return "an EPUB book";
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return "an OpenDocument file";
  if (has(/^META-INF\/MANIFEST\.MF$/)) return "a Java archive";
  return has(/^\[Content_Types\]\.xml$/)
    ? "an Office file without a text document in it"
    : "a ZIP archive";
}

/** Office files of before 2007, and those of today that are encrypted, are OLE files. */
function refuseOle(bytes: Uint8Array): DocumentRefused {
  const has = (name: string) => hasOleStream(bytes, name);
  if (has("EncryptedPackage")) {
    return new DocumentRefused("encrypted", "the Office document is encrypted with a password");
  }
  const what = has("WordDocument")
    ? "a DOC document of Word 97 to 2003; save it as DOCX"
    : has("Workbook") || has("Book")
      ? "an XLS workbook"
      : has("PowerPoint Document")
        ? "a PPT presentation"
        : has("__properties_version1.0")
          ? "a message of Outlook"
          : "an OLE file of an old Office program";
  return new DocumentRefused("unsupported", `the content is ${what}`);
}

const OLE_ENTRY_BYTES = 128;

/** Whether a stream of the name is in the directory of an OLE file, whose entries stand at multiples of 128 bytes. */
function hasOleStream(bytes: Uint8Array, name: string): boolean {
  const written = [...`${name}\0`].flatMap((character) => [character.charCodeAt(0), 0]);
  for (let at = 0; at + OLE_ENTRY_BYTES <= bytes.length; at += OLE_ENTRY_BYTES) {
    if (startsWith(bytes, written, at)) return true;
  }
  return false;
}
