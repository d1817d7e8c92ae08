import { BitSet } from "../filter/bit-set.js";
import { FieldColumns } from "../filter/field-columns.js";
import { KnownMatches } from "../filter/known-matches.js";
import { Arena, BATCH_SLOTS } from "./arena.js";
import { CANDIDATES_PER_HIT, type IndexOptions, type VectorSlots } from "./candidates.js";
import { scanForCandidates } from "./scan.js";
import { type Selected, selectTop } from "./select-top.js";
import type {
  Hit,
  IndexRow,
  IndexSearch,
  IndexSettings,
  Metric,
  VectorIndex,
} from "./vector-index.js";

/** Dead slots are given back when they are this many and this part of all. */
const COMPACTION_DEAD_MIN = 1024;
const COMPACTION_DEAD_SHARE = 0.2;
const FIRST_CAPACITY = 64;
/** An entry of the map of ids, one of each list, and the heads of two strings, roughly. */
const ROW_BYTES = 96;

/**
 * An empty index whose searches are exact: all rows that pass the filter are scanned in single
 * precision, and what may be among the best is ranked in double precision. With a candidate source
 * a search without filter takes the rows that the source covers from there. Up to 4 GiB of vectors;
 * `put` throws RangeError beyond, and so does a vector of another dimension; nothing changes then.
 */
export function createVectorIndex(
  settings: IndexSettings,
  options: IndexOptions = {},
): VectorIndex & VectorSlots {
  return new SlottedIndex(settings, options);
}

/** A state of an index, for searches that take a while: rows that come later are not in it. */
interface Moment {
  readonly compactions: number;
  readonly live: BitSet;
  readonly known: KnownMatches;
}

class SlottedIndex implements VectorIndex, VectorSlots {
  readonly dimension: number;
  readonly metric: Metric;
  readonly #options: IndexOptions;
  readonly #arena: Arena;
  readonly #columns = new FieldColumns();
  readonly #slotById = new Map<string, number>();
  /** By slot; undefined where the row is dead. */
  #ids: (string | undefined)[] = [];
  /** By slot; that of a dead row stays for the searches of a moment at which it was live. */
  #metadata: (string | null)[] = [];
  /** The slots whose row is live. */
  #live = new BitSet(FIRST_CAPACITY);
  /** By slot, the inverse norm under cosine, the norm under dot. */
  #scales = new Float64Array(FIRST_CAPACITY);
  #textBytes = 0;
  /** How often rows have moved. */
  #compactions = 0;

  constructor(settings: IndexSettings, options: IndexOptions) {
    this.dimension = settings.dimension;
    this.metric = settings.metric;
    this.#options = options;
    this.#arena = new Arena(settings.dimension);
  }

  get count(): number {
    return this.#slotById.size;
  }

  get bytes(): number {
    return (
      this.#arena.bytes +
      this.#live.bytes +
      this.#scales.byteLength +
      this.slots * ROW_BYTES +
      this.#textBytes +
      this.#columns.bytes
    );
  }

  get slots(): number {
    return this.#ids.length;
  }

  isLive(slot: number): boolean {
    return this.#live.has(slot);
  }

  vectorAt(slot: number): Float32Array {
    return this.#arena.vectorAt(slot);
  }

  put(rows: readonly IndexRow[]): void {
    for (const { vector } of rows) this.#checkDimension(vector);
    const first = this.slots;
    this.#reserve(first + rows.length);
    for (const { id, vector, metadata } of rows) {
      this.#kill(id);
      const slot = this.slots;
      this.#arena.write(slot, vector);
      this.#ids.push(id);
      this.#metadata.push(metadata);
      this.#live.add(slot);
      this.#slotById.set(id, slot);
      this.#textBytes += textBytes(id) + textBytes(metadata);
    }
    this.#measure(first);
    this.#compactIfDue();
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#kill(id);
    this.#compactIfDue();
  }

  search(search: IndexSearch): Hit[] {
    const hits: Hit[] = [];
    for (const found of this.searchInSteps([search])) hits.push(...(found ?? []));
    return hits;
  }

  *searchInSteps(searches: readonly IndexSearch[]): Generator<readonly Hit[] | undefined, void> {
    for (const { query } of searches) this.#checkDimension(query);
    let moment = this.#moment();
    for (const search of searches) {
      let hits = yield* this.#searchAt(moment, search);
      while (hits === undefined) {
        moment = this.#moment();
        hits = yield* this.#searchAt(moment, search);
      }
      yield hits;
    }
  }

  /** The index must not change before the last row is taken. */
  *rows(): Generator<IndexRow> {
    for (const [id, slot] of this.#slotById) {
      const vector = this.#arena.vectorAt(slot).slice();
      yield { id, vector, metadata: this.#metadata[slot] ?? null };
    }
  }

  /** A vector of another length would be written over its neighbours. */
  #checkDimension(vector: Float32Array): void {
    if (vector.length !== this.dimension) {
      throw new RangeError(`a vector has ${vector.length} of ${this.dimension} components`);
    }
  }

  #moment(): Moment {
    const { slots } = this;
    const compactions = this.#compactions;
    return { compactions, live: this.#live.copy(slots), known: new KnownMatches(slots) };
  }

  /** The hits of a moment; undefined where rows have moved since, or one of the candidates went. */
  *#searchAt(
    moment: Moment,
    search: IndexSearch,
  ): Generator<undefined, readonly Hit[] | undefined> {
    const steps = this.#find(moment, search);
    // Also before the first step: rows may have moved after the search before.
    while (this.#compactions === moment.compactions) {
      const step = steps.next();
      if (step.done) return step.value;
      yield undefined;
    }
    return undefined;
  }

  *#find(moment: Moment, search: IndexSearch): Generator<void, readonly Hit[] | undefined> {
    const { query, topK, includeMetadata } = search;
    const candidates = yield* this.#candidates(moment, search);
    const selection = { metric: this.metric, query, topK, ids: this.#ids };
    const top = yield* selectTop(this.#arena, candidates, selection);
    // What was worse than one that went may be among the best now.
    if (!candidates.every((slot) => this.isLive(slot))) return undefined;
    return top.map((selected) => this.#hit(selected, includeMetadata));
  }

  *#candidates(
    { live, known }: Moment,
    { query, topK, filter }: IndexSearch,
  ): Generator<void, Uint32Array> {
    if (filter !== undefined) {
      const matches = yield* this.#columns.match(filter, this.#metadata, known);
      return yield* this.#scan({ query, topK, wanted: matches.copy().and(live), from: 0 });
    }
    const { candidates } = this.#options;
    const covered = candidates?.covered ?? 0;
    if (candidates === undefined || covered === 0) {
      return yield* this.#scan({ query, topK, wanted: live, from: 0 });
    }
    const deadFactor = this.slots / Math.max(1, this.count);
    const count = Math.ceil(topK * CANDIDATES_PER_HIT * deadFactor);
    const found = new Set(candidates.find(query, count).filter((slot) => live.has(slot)));
    const from = found.size < topK ? 0 : covered;
    for (const slot of yield* this.#scan({ query, topK, wanted: live, from })) found.add(slot);
    return Uint32Array.from(found);
  }

  #scan(part: {
    query: Float32Array;
    topK: number;
    wanted: BitSet;
    from: number;
  }): Generator<void, Uint32Array> {
    const scan = { ...part, metric: this.metric, scales: this.#scales };
    return scanForCandidates(this.#arena, scan);
  }

  #hit({ slot, score }: Selected, includeMetadata: boolean): Hit {
    const id = this.#ids[slot] ?? "";
    const metadata = includeMetadata ? this.#metadata[slot] : undefined;
    return typeof metadata === "string" ? { id, score, metadata } : { id, score };
  }

  #reserve(slots: number): void {
    this.#arena.reserve(slots);
    if (slots <= this.#live.size) return;
    const capacity = Math.max(slots, this.#live.size * 2);
    this.#live = this.#live.copy(capacity);
    const scales = new Float64Array(capacity);
    scales.set(this.#scales);
    this.#scales = scales;
  }

  #kill(id: string): void {
    const slot = this.#slotById.get(id);
    if (slot === undefined) return;
    this.#textBytes -= textBytes(id);
    this.#slotById.delete(id);
    this.#ids[slot] = undefined;
    this.#live.delete(slot);
  }

  /** Sets the scales of the slots from `first` on. */
  #measure(first: number): void {
    if (this.metric === "euclidean") return;
    for (let from = first; from < this.slots; from += BATCH_SLOTS) {
      const count = Math.min(BATCH_SLOTS, this.slots - from);
      for (let position = 0; position < count; position += 1) {
        this.#arena.batch[position] = from + position;
      }
      const sums = this.#arena.exactProducts(count);
      for (let position = 0; position < count; position += 1) {
        const norm = Math.sqrt(sums[2 * position + 1] ?? 0);
        this.#scales[from + position] = this.metric === "cosine" ? 1 / norm : norm;
      }
    }
  }

  #compactIfDue(): void {
    const dead = this.slots - this.count;
    if (dead < COMPACTION_DEAD_MIN || dead <= this.slots * COMPACTION_DEAD_SHARE) return;
    const kept = Uint32Array.from(this.#slotById.values()).sort();
    kept.forEach((slot, target) => {
      this.#arena.move(slot, target);
      this.#scales[target] = this.#scales[slot] ?? 0;
      this.#slotById.set(this.#ids[slot] ?? "", target);
    });
    for (const [slot, metadata] of this.#metadata.entries()) {
      if (this.#ids[slot] === undefined) this.#textBytes -= textBytes(metadata);
    }
    this.#ids = Array.from(kept, (slot) => this.#ids[slot]);
    this.#metadata = Array.from(kept, (slot) => this.#metadata[slot] ?? null);
    this.#live = BitSet.full(kept.length);
    this.#scales = this.#scales.slice(0, kept.length);
    this.#arena.shrink(kept.length);
    this.#columns.compact(kept);
    this.#compactions += 1;
    this.#options.onCompaction?.(kept);
  }
}

const WIDE_CHARACTER = /[\u0100-\uffff]/;

/** As the engine keeps it: one byte a character, or two where a character needs them. */
function textBytes(text: string | null): number {
  if (text === null) return 0;
  return WIDE_CHARACTER.test(text) ? 2 * text.length : text.length;
}
