import { crc32 } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_LENGTH = 25;

/** Whether bytes begin as a PNG does, with its signature and a header. */
export function isPng(bytes: Uint8Array): boolean {
  const png = view(bytes);
  return (
    png.length > SIGNATURE.length + HEADER_LENGTH &&
    png.subarray(0, SIGNATURE.length).equals(SIGNATURE) &&
    png.toString("latin1", 12, 16) === "IHDR"
  );
}

/** A PNG with texts put behind its header, as uncompressed UTF-8 iTXt chunks (PNG 1.2, 4.2.3.3). */
export function addTexts(bytes: Uint8Array, texts: Readonly<Record<string, string>>): Buffer {
  if (!isPng(bytes)) throw new TypeError("only a PNG can be given texts");
  const png = view(bytes);
  const at = SIGNATURE.length + HEADER_LENGTH;
  const chunks = Object.entries(texts).map(([keyword, text]) =>
    chunk(
      "iTXt",
      Buffer.concat([
        Buffer.from(keyword, "latin1"),
        // Ends the keyword; not compressed, by method 0; no language and no translated keyword.
        Buffer.alloc(5),
        Buffer.from(text.replaceAll("\0", "").toWellFormed(), "utf8"),
      ]),
    ),
  );
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
