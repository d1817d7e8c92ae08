import type { Selector } from "../../../css/selectors/selector.js";
import type { PageElement } from "../element.js";

const BITS = 64;

/**
 * Which names of ids, classes and tags stand above an element, as 64 bits: a selector whose names above it are not all
 * among them cannot match (the Bloom filter that browsers use). Made element by element, in document order.
 */
export class AncestorFilter {
  readonly #low: Int32Array;
  readonly #high: Int32Array;

  constructor(elements: readonly PageElement[]) {
    this.#low = new Int32Array(elements.length);
    this.#high = new Int32Array(elements.length);
    for (const { order, parent } of elements) {
      if (!parent) continue;
      let [low, high] = [this.#low[parent.order] ?? 0, this.#high[parent.order] ?? 0];
      for (const name of namesOf(parent)) {
        const bit = bitOf(name);
        if (bit < 32) low |= 1 << bit;
        else high |= 1 << (bit - 32);
      }
      this.#low[order] = low;
      this.#high[order] = high;
    }
  }

  /** The bits of the names above an element. */
  above({ order }: PageElement): Bits {
    return { low: this.#low[order] ?? 0, high: this.#high[order] ?? 0 };
  }
}

export interface Bits {
  readonly low: number;
  readonly high: number;
}

/** The bits that a selector needs above the element it finds. */
export function neededAbove({ compounds }: Selector): Bits {
  let [low, high] = [0, 0];
  let isAbove = false;
  for (const { id, className, tag, combinator } of compounds) {
    if (isAbove) {
      for (const name of [id && `#${id}`, className && `.${className}`, tag]) {
        if (!name) continue;
        const bit = bitOf(name);
        if (bit < 32) low |= 1 << bit;
        else high |= 1 << (bit - 32);
      }
    }
    isAbove = combinator === " " || combinator === ">";
  }
  return { low, high };
}

function* namesOf({ tag, attributes }: PageElement): Generator<string> {
  yield tag;
  const id = attributes.get("id");
  if (id) yield `#${id}`;
  const classes = attributes.get("class");
  if (!classes) return;
  for (const name of classes.split(/[\t\n\f\r ]+/u)) yield `.${name}`;
}

/** FNV-1a (Fowler, Noll and Vo), cut to the number of bits. */
function bitOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let place = 0; place < name.length; place += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01_00_01_93);
  }
  return (hash >>> 0) % BITS;
}
