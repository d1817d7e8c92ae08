/**
 * The buffer of a view that is all of it, to hand over to a thread instead of copying it; empty where
 * others may look at other parts of the buffer. The view is empty once it was handed over.
 */
export function ownedBuffer({ buffer, byteLength }: ArrayBufferView): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
