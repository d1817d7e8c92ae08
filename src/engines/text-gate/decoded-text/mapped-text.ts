/** A piece of the original text in UTF-16 code units, as `slice` counts. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/**
 * A text that was read out of another one, and which region of the original each of its characters
 * came from. Regions are in order: of two characters the later one never begins before the earlier.
 */
export interface MappedText {
  readonly text: string;
  /** The region that a slice came from; an empty slice lies where its place is. O(log runs). */
  regionOf(start: number, end: number): Region;
}

/** The text itself, as its own original. */
export function unmapped(text: string): MappedText {
  return { text, regionOf: (start, end) => ({ start, end }) };
}

/** A text all of whose characters stand for one region. */
export function mappedTo(text: string, region: Region): MappedText {
  return { text, regionOf: () => region };
}

/** A text read out of one that was itself read out of the original. */
export function through(outer: MappedText, inner: MappedText): MappedText {
  return {
    text: inner.text,
    regionOf(start, end) {
      const within = inner.regionOf(start, end);
      return outer.regionOf(within.start, within.end);
    },
  };
}

/** Builds a mapped text from front to back. Memory: about 25 bytes a run. */
export class MappedTextBuilder {
  readonly #source: MappedText;
  readonly #pieces: string[] = [];
  readonly #ats: number[] = [];
  /** Offsets into the source; of a run that was copied, `#tos` is -1. */
  readonly #froms: number[] = [];
  readonly #tos: number[] = [];
  #length = 0;

  /** Runs refer to the source's offsets, and through it to the original. */
  constructor(source: MappedText) {
    this.#source = source;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a slice of the source as it is. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    const run = this.#ats.length - 1;
    const isNext =
      run >= 0 &&
      this.#tos[run] === -1 &&
      (this.#froms[run] ?? 0) + this.#length - (this.#ats[run] ?? 0) === start;
    if (!isNext) this.#addRun(start, -1);
    this.#addText(this.#source.text.slice(start, end));
  }

  /** Adds a text that stands for a slice of the source. */
  add(text: string, start: number, end: number): void {
    if (text === "") return;
    this.#addRun(start, end);
    this.#addText(text);
  }

  build(): MappedText {
    return new RunMappedText(this.#source, this.#pieces.join(""), {
      ats: this.#ats,
      froms: this.#froms,
      tos: this.#tos,
    });
  }

  #addRun(from: number, to: number): void {
    this.#ats.push(this.#length);
    this.#froms.push(from);
    this.#tos.push(to);
  }

  #addText(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }
}

interface Runs {
  readonly ats: readonly number[];
  readonly froms: readonly number[];
  readonly tos: readonly number[];
}

class RunMappedText implements MappedText {
  readonly text: string;
  readonly #source: MappedText;
  readonly #runs: Runs;

  constructor(source: MappedText, text: string, runs: Runs) {
    this.text = text;
    this.#source = source;
    this.#runs = runs;
  }

  regionOf(start: number, end: number): Region {
    const first = this.#sliceAt(start);
    if (end <= start) return this.#source.regionOf(first.start, first.start);
    const last = end - start === 1 ? first : this.#sliceAt(end - 1);
    return this.#source.regionOf(first.start, last.end);
  }

  /** The slice of the source that one character came from. */
  #sliceAt(at: number): Region {
    const { ats, froms, tos } = this.#runs;
    let low = 0;
    let high = ats.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((ats[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const from = froms[low] ?? 0;
    const to = tos[low] ?? -1;
    if (to >= 0) return { start: from, end: to };
    const start = from + at - (ats[low] ?? 0);
    return { start, end: start + 1 };
  }
}
