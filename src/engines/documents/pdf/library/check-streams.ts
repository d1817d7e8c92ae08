import { Unzlib } from "fflate";
import { DocumentRefused } from "../../document.js";
import { lzwLength } from "./lzw-length.js";
import { streamsOf } from "./streams-of.js";

/** What all streams of a file may unpack to: pdf.js unpacks a stream whole, however much comes out. */
export const UNPACKED_BYTES_MAX = 512 * 1_048_576;
/** Filters that unpack; a second one in a stream is how a bomb hides within a bomb. */
const UNPACKING = /\/(?:Fl|FlateDecode|LZW|LZWDecode|RL|RunLengthDecode)(?![A-Za-z])/g;
const LZW = /\/LZW(?:Decode)?(?![A-Za-z])/;
/** Deflate unpacks at most 1,032 times: one piece never makes more than about 4 MiB. */
const PIECE_BYTES = 4_096;
const ZLIB_METHOD_MASK = 0x0f;
const ZLIB_DEFLATE = 8;

/**
 * Refuses a file whose streams unpack to more than 512 MiB, before pdf.js reads it. Whatever begins as
 * zlib data is unpacked piece by piece and thrown away, whether or not its dictionary says so. The
 * streams of encrypted files are not seen through. Throws `DocumentRefused`; takes as long as
 * unpacking takes.
 */
export function checkStreams(bytes: Uint8Array): void {
  let unpacked = 0;
  for (const { dictionary, data } of streamsOf(bytes)) {
    if ((dictionary.match(UNPACKING)?.length ?? 0) > 1) {
      throw new DocumentRefused("too_large", "a stream of the PDF is packed more than once");
    }
    const left = UNPACKED_BYTES_MAX - unpacked;
    unpacked += LZW.test(dictionary) ? lzwLength(data, left) : zlibLength(data, left);
    if (unpacked > UNPACKED_BYTES_MAX) {
      const message = `the streams of the PDF unpack to more than ${UNPACKED_BYTES_MAX} bytes`;
      throw new DocumentRefused("too_large", message);
    }
  }
}

/** The bytes that zlib data unpacks to, counted until they are more than `most`; 0 for other data. */
function zlibLength(data: Uint8Array, most: number): number {
  if (((data[0] ?? 0) & ZLIB_METHOD_MASK) !== ZLIB_DEFLATE) return 0;
  let length = 0;
  const stream = new Unzlib((piece) => {
    length += piece.length;
  });
  try {
    for (let at = 0; at < data.length && length <= most; at += PIECE_BYTES) {
      stream.push(data.subarray(at, at + PIECE_BYTES));
    }
  } catch {
    // Damaged data unpacks as far as it was counted, here and in pdf.js.
  }
  return length;
}
