import { SourceRefused } from "../judged.js";
import { createLineFinder } from "../places/line-finder.js";

/** A JSON value with its place; offsets count UTF-16 units of the text, quotes included. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;

export interface JsonObject {
  readonly kind: "object";
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly name: string;
  readonly start: number;
  readonly value: JsonNode;
}

export interface JsonArray {
  readonly kind: "array";
  readonly start: number;
  readonly end: number;
  readonly items: readonly JsonNode[];
}

export interface JsonScalar {
  readonly kind: "scalar";
  readonly start: number;
  readonly end: number;
  readonly value: string | number | boolean | null;
}

export const JSON_DEPTH_MAX = 64;
export const JSON_VALUES_MAX = 200_000;

const NOT_JSON = "is not valid JSON";
const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const WORD = /true|false|null/y;

/**
 * Reads JSON (RFC 8259) with the place of every value; a byte order mark before it is skipped. Throws
 * `SourceRefused` with line and column for what is no JSON, nests deeper than 64 or has more than
 * 200,000 values. Of members with one name, all are there.
 */
export function parseJson(text: string): JsonNode {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.expectEnd();
  return value;
}

class Reader {
  #at: number;
  #values = 0;

  constructor(readonly text: string) {
    this.#at = text.startsWith("\ufeff") ? 1 : 0;
  }

  value(depth: number): JsonNode {
    this.#take(BLANK);
    this.#values += 1;
    if (depth > JSON_DEPTH_MAX) this.#refuse(`nests deeper than ${JSON_DEPTH_MAX}`);
    if (this.#values > JSON_VALUES_MAX) this.#refuse(`has more than ${JSON_VALUES_MAX} values`);
    const start = this.#at;
    const first = this.text[start];
    if (first === "{") return this.#object(depth);
    if (first === "[") return this.#array(depth);
    const value = first === '"' ? this.#string() : this.#plain();
    return { kind: "scalar", start, end: this.#at, value };
  }

  expectEnd(): void {
    this.#take(BLANK);
    if (this.#at < this.text.length) this.#refuse(NOT_JSON);
  }

  #object(depth: number): JsonObject {
    const start = this.#at;
    const members: JsonMember[] = [];
    this.#list("}", () => {
      const from = this.#at;
      const name = this.#string();
      this.#take(BLANK);
      this.#expect(":");
      members.push({ name, start: from, value: this.value(depth + 1) });
    });
    return { kind: "object", start, end: this.#at, members };
  }

  #array(depth: number): JsonArray {
    const start = this.#at;
    const items: JsonNode[] = [];
    this.#list("]", () => {
      items.push(this.value(depth + 1));
    });
    return { kind: "array", start, end: this.#at, items };
  }

  #list(close: string, readOne: () => void): void {
    this.#at += 1;
    this.#take(BLANK);
    if (this.text[this.#at] !== close) {
      readOne();
      this.#take(BLANK);
      while (this.text[this.#at] === ",") {
        this.#at += 1;
        this.#take(BLANK);
        readOne();
        this.#take(BLANK);
      }
    }
    this.#expect(close);
  }

  /** Scanned by hand: a pattern would keep a step of each of eight million characters. */
  #string(): string {
    const start = this.#at;
    this.#expect('"');
    while (this.#at < this.text.length && this.text[this.#at] !== '"') {
      this.#at += this.text[this.#at] === "\\" ? 2 : 1;
    }
    if (this.#at >= this.text.length) return this.#refuse(NOT_JSON);
    this.#at += 1;
    try {
      return String(JSON.parse(this.text.slice(start, this.#at)));
    } catch {
      this.#at = start;
      return this.#refuse(NOT_JSON);
    }
  }

  #plain(): number | boolean | null {
    const number = this.#take(NUMBER);
    if (number !== undefined) return Number(number);
    const word = this.#take(WORD);
    if (word === undefined) return this.#refuse(NOT_JSON);
    return word === "null" ? null : word === "true";
  }

  #expect(mark: string): void {
    if (this.text[this.#at] !== mark) this.#refuse(NOT_JSON);
    this.#at += 1;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #refuse(fault: string): never {
    const lines = createLineFinder(this.text);
    const [line, column] = [lines.lineAt(this.#at), lines.columnAt(this.#at)];
    throw new SourceRefused(fault, { line, column });
  }
}
