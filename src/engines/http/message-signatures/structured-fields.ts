/**
 * A text as a String of structured fields (RFC 9651, section 4.1.6). Throws RangeError for what is
 * not printable ASCII.
 */
export function fieldString(text: string): string {
  if (!/^[\x20-\x7e]*$/.test(text)) {
    throw new RangeError("a String of structured fields is printable ASCII");
  }
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Bytes as a Byte Sequence of structured fields (RFC 9651, section 4.1.8). */
export function fieldBytes(bytes: Uint8Array): string {
  return `:${Buffer.from(bytes).toString("base64")}:`;
}
