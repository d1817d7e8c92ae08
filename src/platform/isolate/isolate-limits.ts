/** Memory of one isolate; what is beyond fails within it as an error. */
export const MEMORY_BYTES_MAX = 67_108_864;
/** The WebAssembly memory that it has for that, with what allocating wastes. */
export const LINEAR_MEMORY_BYTES_MAX = 71_303_168;
/** Native stack of one isolate. */
export const STACK_BYTES_MAX = 262_144;
/** Bytes of a result as JSON in UTF-8. */
export const OUTPUT_BYTES_MAX = 1_048_576;
/** Characters of everything that a run writes to its console; what is beyond is left out. */
export const LOG_CHARS_MAX = 65_536;
/** Lines that a run writes to its console. */
export const LOG_LINES_MAX = 1_000;
/** Calls of one run. */
export const CALLS_MAX = 1_000;
/** Calls of one run that are under way at the same time; others wait. */
export const CALLS_AT_ONCE = 8;
/** Characters of the argument of one call as JSON. */
export const CALL_CHARS_MAX = 1_048_576;
/** Bytes of a packed snapshot. */
export const SNAPSHOT_BYTES_MAX = 4_194_304;
/** Characters of code whose types are taken out, which takes some 150 bytes of memory for each. */
export const TYPED_CHARS_MAX = 131_072;
