import type { JsonBlock, JsonLeaf } from "./block.js";

const DEPTH_MAX = 64;
/** Brackets that turn out to begin no JSON; each costs one look at the rest of the text. */
const ATTEMPTS_MAX = 50;

/**
 * The JSON objects, and lists of objects or lists, that a text holds, with the place of each leaf. A plain list
 * such as `[82, 76]` is no block. At most 50 openings are looked at in vain.
 */
export function findJson(source: string): readonly JsonBlock[] {
  const blocks: JsonBlock[] = [];
  let attempts = 0;
  for (let at = 0; at < source.length && attempts < ATTEMPTS_MAX; at += 1) {
    if (source[at] !== "{" && source[at] !== "[") continue;
    const block = blockAt(source, at);
    if (block) {
      blocks.push(block);
      at = block.span.end - 1;
    } else attempts += 1;
  }
  return blocks;
}

function blockAt(source: string, start: number): JsonBlock | undefined {
  const end = endOfBrackets(source, start);
  if (end === undefined) return undefined;
  const text = source.slice(start, end);
  if (text.startsWith("[") && !/[[{]/u.test(text.slice(1))) return undefined;
  const value = parse(text);
  if (value === undefined) return undefined;
  const leaves: JsonLeaf[] = [];
  new LeafWalk(source, start, leaves).walk("");
  return { kind: "json", value, leaves, span: { start, end } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Brackets in prose are no fault of the prompt.
    return undefined;
  }
}

/** Behind the bracket that closes the one at `start`; undefined where none does or the nesting is too deep. */
function endOfBrackets(source: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const mark = source[at];
    if (mark === '"') {
      at = endOfString(source, at) - 1;
    } else if (mark === "{" || mark === "[") {
      depth += 1;
      if (depth > DEPTH_MAX) return undefined;
    } else if (mark === "}" || mark === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '"') at += source[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Walks through a text that is known to be JSON. */
class LeafWalk {
  #at: number;

  constructor(
    private readonly source: string,
    start: number,
    private readonly leaves: JsonLeaf[],
  ) {
    this.#at = start;
  }

  walk(path: string): void {
    this.#skip(/\s/u);
    const mark = this.source[this.#at];
    if (mark === "{" || mark === "[") this.#members(path, mark === "{");
    else this.#leaf(path);
  }

  #members(path: string, isObject: boolean): void {
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#skip(/[\s,]/u);
      const mark = this.source[this.#at];
      if (mark === undefined || mark === "}" || mark === "]") break;
      this.walk(`${path}/${isObject ? this.#name() : index}`);
    }
    this.#at += 1;
  }

  #name(): string {
    const name = String(this.#value());
    this.#skip(/[\s:]/u);
    return name.replaceAll("~", "~0").replaceAll("/", "~1");
  }

  #leaf(path: string): void {
    const start = this.#at;
    const value = this.#value();
    this.leaves.push({ path, value, span: { start, end: this.#at } });
  }

  #value(): JsonLeaf["value"] {
    const start = this.#at;
    if (this.source[start] === '"') this.#at = endOfString(this.source, start);
    else this.#skip(/[^\s,\]}]/u);
    return JSON.parse(this.source.slice(start, this.#at)) as JsonLeaf["value"];
  }

  #skip(marks: RegExp): void {
    while (this.#at < this.source.length && marks.test(this.source[this.#at] ?? "")) this.#at += 1;
  }
}
