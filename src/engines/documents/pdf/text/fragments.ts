import type { Glyph } from "../page/page-content.js";

/** Glyphs that stand side by side on one baseline, from left to right. */
export interface Fragment {
  readonly glyphs: readonly Glyph[];
  readonly left: number;
  readonly right: number;
  /** Baseline, and the height of the font that most of it is set in. */
  readonly y: number;
  readonly size: number;
}

/** Widths in parts of the font's height beyond which what follows is no longer the same run of text. */
const GAP_MAX = 0.8;
const SPACED_GAP_MAX = 1.4;
const MONOSPACE_GAP_MAX = 12;
const BASELINE_SHIFT_MAX = 0.4;

/** Collects glyphs into fragments, in the order in which they are drawn. Linear but for sorting. */
export function fragmentsOf(glyphs: Iterable<Glyph>): Fragment[] {
  const fragments: Fragment[] = [];
  let current: GrowingFragment | undefined;
  for (const glyph of glyphs) {
    if (current?.takes(glyph) === true) current.add(glyph);
    else if (!glyph.isSpace) {
      if (current !== undefined) fragments.push(current.finish());
      current = new GrowingFragment(glyph);
    }
  }
  if (current !== undefined) fragments.push(current.finish());
  return fragments;
}

class GrowingFragment {
  readonly #glyphs: Glyph[];
  #spaces: Glyph[] = [];
  #left: number;
  #right: number;
  readonly #y: number;
  #size: number;

  constructor(glyph: Glyph) {
    this.#glyphs = [glyph];
    this.#left = glyph.x;
    this.#right = glyph.x + glyph.width;
    this.#y = glyph.y;
    this.#size = glyph.size;
  }

  takes(glyph: Glyph): boolean {
    const size = Math.max(this.#size, glyph.size);
    if (Math.abs(glyph.y - this.#y) > size * BASELINE_SHIFT_MAX) return false;
    if (glyph.isSpace) return true;
    const gap = Math.max(glyph.x - this.#right, this.#left - glyph.x - glyph.width);
    return gap <= size * this.#gapMax(glyph);
  }

  #gapMax({ style }: Glyph): number {
    if (this.#spaces.length === 0) return GAP_MAX;
    const isMonospace = style.isMonospace && this.#glyphs.at(-1)?.style.isMonospace === true;
    return isMonospace ? MONOSPACE_GAP_MAX : SPACED_GAP_MAX;
  }

  add(glyph: Glyph): void {
    if (glyph.isSpace) {
      this.#spaces.push(glyph);
      return;
    }
    this.#glyphs.push(...this.#spaces.splice(0), glyph);
    this.#left = Math.min(this.#left, glyph.x);
    this.#right = Math.max(this.#right, glyph.x + glyph.width);
    this.#size = Math.max(this.#size, glyph.size);
  }

  finish(): Fragment {
    return fragmentWith([...this.#glyphs, ...this.#spaces]);
  }
}

/** A fragment of glyphs that are known to belong together, in any order. */
export function fragmentWith(unsorted: readonly Glyph[]): Fragment {
  const glyphs = unsorted.toSorted((one, other) => one.x - other.x);
  let left = Infinity;
  let right = -Infinity;
  const bySize = new Map<number, { count: number; y: number }>();
  for (const { x, width, size, y, isSpace } of glyphs) {
    if (isSpace) continue;
    left = Math.min(left, x);
    right = Math.max(right, x + width);
    const known = bySize.get(size);
    if (known === undefined) bySize.set(size, { count: 1, y });
    else known.count += 1;
  }
  const usual = [...bySize].reduce((best, one) => (one[1].count > best[1].count ? one : best));
  return { glyphs, left, right, y: usual[1].y, size: usual[0] };
}
