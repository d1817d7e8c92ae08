import { createHash } from "node:crypto";

/** A page by its operators; `marked` ends in names of fonts `F1` … as `TinyPdf.fonts` lists them. */
export interface TinyPage {
  readonly content: string;
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  readonly links?: readonly { readonly rect: readonly number[]; readonly url: string }[];
  /** Further resources, such as `/XObject << /X0 9 0 R >>`. */
  readonly resources?: string;
}

export interface TinyPdf {
  readonly pages: readonly TinyPage[];
  /** Fonts as dictionaries; Helvetica, Helvetica-Bold and Courier unless given. */
  readonly fonts?: readonly string[];
  readonly title?: string;
  /** Objects that pages may name, from number 100 on. */
  readonly extra?: readonly string[];
  readonly catalog?: string;
  /** Encrypts strings and streams with RC4 of 40 bits; the text is the password of the user. */
  readonly password?: string;
}

const STANDARD = ["Helvetica", "Helvetica-Bold", "Courier"].map(
  (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
);
const EXTRA_FROM = 100;
const PAGES_FROM = 200;
const PADDING = Buffer.from(
  "28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A",
  "hex",
);
const FILE_ID = Buffer.from("00112233445566778899aabbccddeeff", "hex");

/** One line of text at a place, measured from the lower left corner. */
export function line(text: string, x: number, y: number, size = 12, font = "F1"): string {
  const escaped = text.replace(/[\\()]/g, "\\$&");
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

/** Lines below one another, 1.2 times their size apart. */
export function lines(texts: readonly string[], x: number, y: number, size = 12, font = "F1") {
  return texts.map((text, index) => line(text, x, y - index * size * 1.2, size, font)).join("");
}

/** Writes a PDF of hand-written operators, byte by byte, in Latin-1. */
export function writePdf(pdf: TinyPdf): Uint8Array {
  const objects = objectsOf(pdf);
  const key = pdf.password === undefined ? undefined : encryptionKey(pdf.password);
  let file = "%PDF-1.5\n";
  const places = new Map<number, number>();
  for (const [number, body] of objects) {
    places.set(number, file.length);
    file += `${number} 0 obj\n${key === undefined ? body : encryptBody(body, key, number)}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const start = file.length;
  file += "xref\n0 1\n0000000000 65535 f \n";
  for (const [number, place] of places) {
    file += `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`;
  }
  const id = FILE_ID.toString("hex");
  const encrypt = key === undefined ? "" : ` /Encrypt ${encryptDictionary(pdf.password ?? "")}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R /ID [<${id}> <${id}>]${encrypt} >>\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, "latin1");
}

function objectsOf({ pages, fonts = STANDARD, title, extra = [], catalog = "" }: TinyPdf) {
  const objects = new Map<number, string>();
  const kids = pages.map((_, index) => `${PAGES_FROM + index * 10} 0 R`).join(" ");
  objects.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.set(3, title === undefined ? "<< >>" : `<< /Title (${title}) >>`);
  for (const [index, font] of fonts.entries()) objects.set(10 + index, font);
  for (const [index, body] of extra.entries()) objects.set(EXTRA_FROM + index, body);
  const named = fonts.map((_, index) => `/F${index + 1} ${10 + index} 0 R`).join(" ");
  pages.forEach((page, index) => {
    const number = PAGES_FROM + index * 10;
    const { width = 595, height = 842, rotate = 0, links = [], resources = "" } = page;
    const annotations = links.map(
      ({ rect, url }) =>
        `<< /Type /Annot /Subtype /Link /Rect [${rect.join(" ")}] /A << /S /URI /URI (${url}) >> >>`,
    );
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} ` +
        `/StructParents ${index} /Resources << /Font << ${named} >> ${resources} >> ` +
        `/Contents ${number + 1} 0 R /Annots [${annotations.join(" ")}] >>`,
    );
    objects.set(number + 1, streamOf(page.content));
  });
  return objects;
}

export function streamOf(content: string, dictionary = ""): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
}

/** ISO 32000-1, 7.6.3.3, algorithm 2, for revision 2. */
function encryptionKey(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  return md5(padded, ownerEntry(), permissions, FILE_ID).subarray(0, 5);
}

function ownerEntry(): Buffer {
  return rc4(md5(PADDING).subarray(0, 5), PADDING);
}

function encryptDictionary(password: string): string {
  const user = rc4(encryptionKey(password), PADDING).toString("hex");
  return `<< /Filter /Standard /V 1 /R 2 /O <${ownerEntry().toString("hex")}> /U <${user}> /P -4 >>`;
}

/** Streams alone: the tests that encrypt have no strings outside of them. */
function encryptBody(body: string, key: Buffer, number: number): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1];
  if (stream === undefined) return body;
  const salt = Buffer.from([number & 255, number >> 8, 0, 0, 0]);
  const encrypted = rc4(md5(key, salt).subarray(0, 10), Buffer.from(stream, "latin1"));
  return body.replace(stream, () => encrypted.toString("latin1"));
}

function md5(...parts: Buffer[]): Buffer {
  return createHash("md5").update(Buffer.concat(parts)).digest();
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  const output = Buffer.alloc(data.length);
  for (let n = 0, i = 0, j = 0; n < data.length; n += 1) {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    output[n] = data[n]! ^ state[(state[i]! + state[j]!) & 255]!;
  }
  return output;
}
