import { bytesOfCursor } from "../../http/input/cursor.js";
import type { KeyRange } from "./range-store.js";
import type { ScanOrder } from "./schemas.js";

/** No key is as high: UTF-8 has no byte 0xff. */
const ABOVE_ALL = Buffer.from([0xff]);
const ZERO = Buffer.from([0]);

/** The keys that a scan still wants, as a range of their UTF-8 bytes. */
export function keyRangeOf({ prefix = "", from = "", to, cursor }: ScanOrder): KeyRange {
  const lowers = [Buffer.from(prefix), Buffer.from(from)];
  // The least key after the last one is that key with a zero byte.
  if (cursor !== undefined) lowers.push(Buffer.concat([bytesOfCursor(cursor), ZERO]));
  const uppers = [prefix === "" ? ABOVE_ALL : aboveAllThatBegin(prefix)];
  if (to !== undefined) uppers.push(Buffer.from(to));
  return {
    lower: lowers.reduce((a, b) => (Buffer.compare(a, b) < 0 ? b : a)),
    upper: uppers.reduce((a, b) => (Buffer.compare(a, b) < 0 ? a : b)),
  };
}

function aboveAllThatBegin(prefix: string): Buffer {
  const bytes = Buffer.from(prefix);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) + 1;
  return bytes;
}
