/** The part of WebAssembly that is used here; the types of Node do not have it. */
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const PAGE_BYTES = 65_536;
const HAS_MAXIMUM = 1;

/**
 * Compiles a WebAssembly module whose own memory never grows beyond some bytes, whatever it was built
 * with: the limit of an engine counts what it allocates, and not what allocating wastes. The format is
 * that of the WebAssembly Core Specification 2.0, section 5.5.8.
 */
export function compileCapped(bytes: Uint8Array, memoryBytesMax: number): object {
  let at = HEADER_BYTES;
  while (at < bytes.length) {
    const id = bytes[at];
    const length = readUnsigned(bytes, at + 1);
    const end = length.next + length.value;
    if (id === MEMORY_SECTION) {
      const section = cappedMemory(bytes.subarray(length.next, end), memoryBytesMax);
      const head = [MEMORY_SECTION, ...writeUnsigned(section.length)];
      const parts = [bytes.subarray(0, at), Uint8Array.from([...head, ...section])];
      return new WebAssembly.Module(Buffer.concat([...parts, bytes.subarray(end)]));
    }
    at = end;
  }
  throw new Error("the module has no memory of its own");
}

/** The section of one memory, with a maximum. */
function cappedMemory(section: Uint8Array, memoryBytesMax: number): number[] {
  const [count, flags = 0] = section;
  if (count !== 1) throw new Error("the module has more than one memory");
  const initial = readUnsigned(section, 2).value;
  const pages = Math.floor(memoryBytesMax / PAGE_BYTES);
  return [1, flags | HAS_MAXIMUM, ...writeUnsigned(initial), ...writeUnsigned(pages)];
}

/** A number in LEB128, and where the next thing begins. */
function readUnsigned(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  let next = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[next] ?? 0;
    next += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next };
  }
}

function writeUnsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 0x80) return [...bytes, left];
    bytes.push((left & 0x7f) | 0x80);
  }
}
