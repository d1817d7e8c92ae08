import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib";

type Decode = (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>;

/** An answer that is in no content encoding that is read, in several, or too large without it. */
export class ContentRefused extends Error {
  override readonly name = "ContentRefused";
}

/** An answer that is not in the encoding that it names, or was cut off. */
export class ContentDamaged extends Error {
  override readonly name = "ContentDamaged";
}

/** What is decoded, as the header Accept-Encoding says it. */
export const ACCEPT_ENCODING = "gzip, deflate, br";

const CHUNK_BYTES = 65_536;
const ZLIB_METHOD_MASK = 0x0f;
const ZLIB_DEFLATE = 8;

const inflateWithHeader: Decode = promisify(inflate);
const inflateWithout: Decode = promisify(inflateRaw);
const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["br", promisify(brotliDecompress)],
  // The name means a zlib stream; some servers send the bare one, whose first byte tells.
  [
    "deflate",
    (bytes, options) =>
      ((bytes[0] ?? 0) & ZLIB_METHOD_MASK) === ZLIB_DEFLATE
        ? inflateWithHeader(bytes, options)
        : inflateWithout(bytes, options),
  ],
]);

/**
 * The encoding that a header Content-Encoding names, in lower case; undefined for those that change
 * nothing. Throws ContentRefused for more than one, which only a trap uses, and for one that was not
 * asked for.
 */
export function readContentEncoding(header: string): string | undefined {
  const [encoding, ...others] = header
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (encoding === undefined) return undefined;
  if (others.length > 0) throw new ContentRefused("an answer that is encoded more than once");
  if (!decoders.has(encoding)) {
    throw new ContentRefused(`an answer in an encoding other than ${ACCEPT_ENCODING}`);
  }
  return encoding;
}

/**
 * Decodes bytes piece by piece, off the event loop, until there are more than `bytesMax`: a gigabyte of
 * zeros costs what its first megabytes cost. Rejects with ContentRefused then, and with ContentDamaged.
 */
export async function decodeContent(
  bytes: Buffer,
  { encoding, bytesMax }: { readonly encoding: string | undefined; readonly bytesMax: number },
): Promise<Buffer> {
  const decode = encoding === undefined ? undefined : decoders.get(encoding);
  if (!decode || bytes.length === 0) return bytes;
  try {
    return await decode(bytes, { maxOutputLength: bytesMax, chunkSize: CHUNK_BYTES });
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLarge ? tooLarge(bytesMax) : new ContentDamaged("damaged", { cause: error });
  }
}

/** The refusal of an answer with more bytes than are read. */
export function tooLarge(bytesMax: number): ContentRefused {
  return new ContentRefused(`an answer of more than ${bytesMax / 1_048_576} MiB`);
}
