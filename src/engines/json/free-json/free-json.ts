/** What takes the place of free JSON in a text that is being written, and what it stands for, in order. */
let writing: { readonly place: string; readonly free: FreeJson[] } | undefined;

/**
 * The JSON text of plain data, with the text of what is free JSON in it: `JSON.stringify` would build
 * that first.
 * @param place stands for free JSON until its text is put there: a text that no string in the data is
 */
export function writeJson(value: unknown, place: string): string {
  const free: FreeJson[] = [];
  writing = { place, free };
  let parts: string[];
  try {
    parts = (JSON.stringify(value) ?? "null").split(JSON.stringify(place));
  } finally {
    writing = undefined;
  }
  return free.reduce((text, { text: own }, at) => text + own + parts[at + 1], parts[0] ?? "");
}

/**
 * A JSON value of free form within a body. It is built or written only when it is asked for: one
 * that is large stays the text that a thread wrote, which costs the event loop next to nothing.
 */
export class FreeJson {
  #value: unknown;
  #text: string | undefined;
  #isBuilt: boolean;

  private constructor(value: unknown, text: string | undefined) {
    this.#value = value;
    this.#text = text;
    this.#isBuilt = text === undefined;
  }

  /** One whose value is there already; it must be JSON. */
  static of(value: unknown): FreeJson {
    return new FreeJson(value, undefined);
  }

  /** One that was written by `JSON.stringify`. */
  static ofText(text: string): FreeJson {
    return new FreeJson(undefined, text);
  }

  /** The value; to build a large one takes long. */
  get value(): unknown {
    if (!this.#isBuilt) {
      this.#value = JSON.parse(this.#text ?? "null");
      this.#isBuilt = true;
    }
    return this.#value;
  }

  /** The value as JSON text without white space, its members in the order in which they came. */
  get text(): string {
    this.#text ??= JSON.stringify(this.#value);
    return this.#text;
  }

  /** For writers that do not know free JSON; they build it. */
  toJSON(): unknown {
    if (!writing) return this.value;
    writing.free.push(this);
    return writing.place;
  }

  /** The length of the text in bytes of UTF-8. */
  get bytes(): number {
    return Buffer.byteLength(this.text);
  }
}
