import { kernelsBase64 } from "./kernels.js";

/** Slots that the kernels look at in one call at most. */
export const BATCH_SLOTS = 512;

/** The part of WebAssembly that is used here; the types of Node do not have it. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number; maximum: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { arena: { memory: Memory } },
  ) => { readonly exports: Kernels };
};

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

type Kernel = (
  slots: number,
  count: number,
  rows: number,
  stride: number,
  query: number,
  sums: number,
) => void;

/** The exports of kernels.wat. */
interface Kernels {
  readonly products: Kernel;
  readonly distances: Kernel;
  readonly exact_products: Kernel;
  readonly exact_distances: Kernel;
}

const PAGE_BYTES = 65_536;
const PAGES_MAX = 65_536;
const COMPONENT_BYTES = 4;
/** The kernels take a row in steps of eight components. */
const STEP_BYTES = 8 * COMPONENT_BYTES;
/** Memory grows by this more than is needed, so that it does not grow with every row. */
const SLACK = 1.125;

// The memory begins with what the kernels are told and what they answer; then come the rows.
const SUMS_AT = 0;
const SLOTS_AT = SUMS_AT + BATCH_SLOTS * 2 * Float64Array.BYTES_PER_ELEMENT;
const QUERY_AT = SLOTS_AT + BATCH_SLOTS * Uint32Array.BYTES_PER_ELEMENT;

const kernelsModule = new WebAssembly.Module(Buffer.from(kernelsBase64, "base64"));

/**
 * The vectors of an index, one after the other in WebAssembly memory, as they were put; and the
 * sums over them. A sum is for the slots in `batch` and the query that was set last. All views are
 * good until the memory grows or shrinks.
 */
export class Arena {
  readonly #dimension: number;
  readonly #stride: number;
  readonly #rowsAt: number;
  #memory: Memory;
  #kernels: Kernels;
  #components: Float32Array;
  #batch: Uint32Array;
  #singles: Float32Array;
  #doubles: Float64Array;

  constructor(dimension: number) {
    this.#dimension = dimension;
    this.#stride = Math.ceil((dimension * COMPONENT_BYTES) / STEP_BYTES) * STEP_BYTES;
    this.#rowsAt = QUERY_AT + this.#stride;
    this.#memory = new WebAssembly.Memory({ initial: this.#pagesFor(0), maximum: PAGES_MAX });
    this.#kernels = instantiate(this.#memory);
    this.#components = new Float32Array(this.#memory.buffer);
    this.#batch = new Uint32Array(this.#memory.buffer, SLOTS_AT, BATCH_SLOTS);
    this.#singles = new Float32Array(this.#memory.buffer, SUMS_AT, BATCH_SLOTS);
    this.#doubles = new Float64Array(this.#memory.buffer, SUMS_AT, 2 * BATCH_SLOTS);
  }

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** The slots of the next sums; written by the caller. */
  get batch(): Uint32Array {
    return this.#batch;
  }

  /** Additions that one term of a sum in single precision goes through at most. */
  get additions(): number {
    return this.#stride / STEP_BYTES + 3;
  }

  /** Makes room for slots from 0 up to `slots`; throws RangeError where there is no such memory. */
  reserve(slots: number): void {
    const pages = this.#pagesFor(slots);
    const present = this.bytes / PAGE_BYTES;
    if (pages > PAGES_MAX) {
      throw new RangeError(`${slots} vectors of ${this.#dimension} components are too many`);
    }
    if (pages > present) {
      this.#memory.grow(Math.min(PAGES_MAX, Math.ceil(pages * SLACK)) - present);
      this.#openViews();
    }
  }

  /** Gives memory back when less than half of it is needed for slots up to `slots`. */
  shrink(slots: number): void {
    const pages = Math.ceil(this.#pagesFor(slots) * SLACK);
    if (pages * PAGE_BYTES * 2 > this.bytes) return;
    const used = this.#components.subarray(0, this.#componentAt(slots));
    this.#memory = new WebAssembly.Memory({ initial: pages, maximum: PAGES_MAX });
    this.#kernels = instantiate(this.#memory);
    this.#openViews();
    this.#components.set(used);
  }

  /** Writes a vector into a slot that has room and was not written to, or whose row has moved. */
  write(slot: number, vector: Float32Array): void {
    this.#components.set(vector, this.#componentAt(slot));
  }

  move(slot: number, target: number): void {
    const from = this.#componentAt(slot);
    this.#components.copyWithin(this.#componentAt(target), from, from + this.#dimension);
  }

  /** A view of the vector in a slot. */
  vectorAt(slot: number): Float32Array {
    const from = this.#componentAt(slot);
    return this.#components.subarray(from, from + this.#dimension);
  }

  setQuery(query: Float32Array): void {
    this.#components.set(query, QUERY_AT / COMPONENT_BYTES);
  }

  /** Dot products in single precision. */
  products(count: number): Float32Array {
    this.#run(this.#kernels.products, this.#makeEven(count));
    return this.#singles;
  }

  /** Squared distances in single precision. */
  distances(count: number): Float32Array {
    this.#run(this.#kernels.distances, this.#makeEven(count));
    return this.#singles;
  }

  /** In double precision, two numbers for each slot: the dot product, and the square of the norm. */
  exactProducts(count: number): Float64Array {
    this.#run(this.#kernels.exact_products, count);
    return this.#doubles;
  }

  /** In double precision, two numbers for each slot: the squared distance, and one of no meaning. */
  exactDistances(count: number): Float64Array {
    this.#run(this.#kernels.exact_distances, count);
    return this.#doubles;
  }

  /** The square of the norm of the query, summed up in the order of `exactProducts`. */
  querySquare(): number {
    this.#batch[0] = 0;
    this.#run(this.#kernels.exact_products, 1, QUERY_AT);
    return this.#doubles[0] ?? 0;
  }

  #run(kernel: Kernel, count: number, rowsAt = this.#rowsAt): void {
    kernel(SLOTS_AT, count, rowsAt, this.#stride, QUERY_AT, SUMS_AT);
  }

  /** The kernels in single precision take two slots at a time. */
  #makeEven(count: number): number {
    if (count % 2 === 0) return count;
    this.#batch[count] = this.#batch[count - 1] ?? 0;
    return count + 1;
  }

  #openViews(): void {
    const { buffer } = this.#memory;
    this.#components = new Float32Array(buffer);
    this.#batch = new Uint32Array(buffer, SLOTS_AT, BATCH_SLOTS);
    this.#singles = new Float32Array(buffer, SUMS_AT, BATCH_SLOTS);
    this.#doubles = new Float64Array(buffer, SUMS_AT, 2 * BATCH_SLOTS);
  }

  #componentAt(slot: number): number {
    return (this.#rowsAt + slot * this.#stride) / COMPONENT_BYTES;
  }

  #pagesFor(slots: number): number {
    return Math.ceil((this.#rowsAt + slots * this.#stride) / PAGE_BYTES);
  }
}

function instantiate(memory: Memory): Kernels {
  return new WebAssembly.Instance(kernelsModule, { arena: { memory } }).exports;
}
