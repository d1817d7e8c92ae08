/** What a DSSE signature covers: the type and the bytes, each with its length (DSSE protocol, "PAE"). */
export function preAuthEncoding(payloadType: string, bytes: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${bytes.length} `;
  return Buffer.concat([Buffer.from(head), bytes]);
}
