import type { SeenColor } from "../../../css/color-values.js";
import { type Color, faded, over, TRANSPARENT, WHITE } from "../../../css/colors.js";
import { splitValue } from "../../../css/values.js";
import type { PageElement } from "../../page/element.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import type { Styles } from "../../page/styles/styles.js";
import { gradientStops } from "./gradients.js";
import { type Overlaps, overlapsOf } from "./overlaps.js";

/** A text and what is right behind it, both as they reach the eye: opaque. */
export interface Pair {
  readonly text: Color;
  readonly back: Color;
}

/** What a text is seen on: pairs at the ends of gradients and shadows, between which all others lie. */
export interface Painted {
  readonly pairs: readonly Pair[];
  /** Why a browser may show something else; undefined where nothing speaks for it. */
  readonly doubt: string | undefined;
  /** The colour behind comes from a style attribute, or is the blank page. */
  readonly isInline: boolean;
}

const PAIRS_MAX = 48;
const IMAGES_MAX = 16;

/** Paints texts of a page; each element is looked at once, and those that change nothing are passed over. */
export class Painter {
  readonly #styles: Styles;
  readonly #overlaps: Overlaps;
  readonly #next = new Map<PageElement, PageElement | undefined>();

  constructor(styles: Styles) {
    this.#styles = styles;
    this.#overlaps = overlapsOf(styles);
  }

  /** Paints a text of a colour on what its element and the elements around it declare, from the inside out. */
  paint(element: PageElement, color: Color): Painted {
    let pairs: readonly Pair[] = [{ text: color, back: TRANSPARENT }];
    let doubt: string | undefined;
    let isInline = true;
    for (let current = this.#paintingFrom(element); current; ) {
      const style = this.#styles.of(current);
      doubt ??= effectDoubt(style);
      if (!pairs.every(isCovered)) {
        doubt ??= this.#overlaps.doubtWithin(current, element);
        const layers = layersOf(style);
        doubt ??= layers.doubt;
        if (layers.colors.some(({ alpha }) => alpha > 0)) {
          isInline &&= style.declared("background-color")?.from === "style";
        }
        pairs = layPairs(pairs, layers.colors);
        if (!pairs.every(isCovered)) doubt ??= placementDoubt(style);
      }
      pairs = fadedPairs(pairs, style.opacity);
      current = this.#paintingFrom(current.parent);
    }
    const onPage = pairs.map(({ text, back }) => ({
      text: over(text, WHITE),
      back: over(back, WHITE),
    }));
    return { pairs: onPage, doubt, isInline };
  }

  /** The nearest element, itself or above, that may change what is seen. */
  #paintingFrom(element: PageElement | undefined): PageElement | undefined {
    const passed: PageElement[] = [];
    let current = element;
    while (current && !this.#next.has(current) && this.#isPlain(current)) {
      passed.push(current);
      current = current.parent;
    }
    const found = current && this.#next.has(current) ? this.#next.get(current) : current;
    for (const one of passed) this.#next.set(one, found);
    return found;
  }

  #isPlain(element: PageElement): boolean {
    const style = this.#styles.of(element);
    return (
      style.opacity === 1 &&
      layersOf(style) === NO_LAYERS &&
      effectDoubt(style) === undefined &&
      placementDoubt(style) === undefined &&
      this.#overlaps.doubtWithin(element) === undefined
    );
  }
}

function layPairs(pairs: readonly Pair[], colors: readonly Color[]): readonly Pair[] {
  return pairs
    .flatMap(({ text, back }) =>
      colors.map((layer) => ({ text: over(text, layer), back: over(back, layer) })),
    )
    .slice(0, PAIRS_MAX);
}

function fadedPairs(pairs: readonly Pair[], opacity: number): readonly Pair[] {
  if (opacity >= 1) return pairs;
  return pairs.map(({ text, back }) => ({
    text: faded(text, opacity),
    back: faded(back, opacity),
  }));
}

function isCovered({ back }: Pair): boolean {
  return back.alpha >= 1;
}

interface Layers {
  /** What the background of one element may show behind a text. */
  readonly colors: readonly Color[];
  readonly doubt: string | undefined;
}

const NO_LAYERS: Layers = { colors: [TRANSPARENT], doubt: undefined };

function layersOf(style: ComputedStyle): Layers {
  const declared = style.value("background-color");
  const image = style.backgroundImage;
  if (image === "none" && (declared === "transparent" || declared === "")) return NO_LAYERS;
  if (style.display === "contents") return NO_LAYERS;
  const color = style.backgroundColor;
  if (color === "unknown")
    return { colors: [TRANSPARENT], doubt: "its background colour is not known" };
  if (style.value("background-clip").includes("text")) {
    return { colors: [TRANSPARENT], doubt: "its background shows through the letters only" };
  }
  return image === "none" ? { colors: [color], doubt: undefined } : withImages(style, image, color);
}

function withImages(style: ComputedStyle, image: string, color: Color): Layers {
  let colors: readonly Color[] = [color];
  for (const one of splitValue(image, ",").slice(0, IMAGES_MAX).reverse()) {
    if (one.toLowerCase() === "none") continue;
    const stops = gradientStops(one, style.color);
    if (!stops) return pictureOver(style, colors);
    const known = stops.filter((stop): stop is Exclude<SeenColor, "unknown"> => stop !== "unknown");
    if (known.length < stops.length) {
      return { colors, doubt: "a colour of its gradient is not known" };
    }
    const beneath = colors.slice(0, PAIRS_MAX);
    colors = beneath.flatMap((back) => known.slice(0, PAIRS_MAX).map((stop) => over(stop, back)));
    if (!coversBox(style)) colors = [...colors, ...beneath];
  }
  return { colors: colors.slice(0, PAIRS_MAX), doubt: undefined };
}

/**
 * A picture that leaves part of its box to an opaque colour: the text must be legible on that colour, since nothing
 * says that it stands on the picture alone. Any other picture leaves its background unknown.
 */
function pictureOver(style: ComputedStyle, beneath: readonly Color[]): Layers {
  const isOpaque = beneath.every(({ alpha }) => alpha >= 1);
  if (isOpaque && !coversBox(style)) return { colors: beneath, doubt: undefined };
  return { colors: beneath, doubt: "it stands on a picture" };
}

function coversBox(style: ComputedStyle): boolean {
  const size = style.value("background-size") || "auto";
  const repeat = style.value("background-repeat") || "repeat";
  const isPlain = size === "auto" || size === "auto auto";
  return /^repeat$|^repeat repeat$/u.test(repeat)
    ? true
    : !isPlain || /gradient\(/iu.test(style.backgroundImage);
}

function effectDoubt(style: ComputedStyle): string | undefined {
  const has = (property: string) =>
    !/^(?:none|normal|initial|unset|)$/iu.test(style.value(property));
  if (has("mix-blend-mode") || has("background-blend-mode"))
    return "it is blended with what is behind";
  if (has("filter") || has("backdrop-filter") || has("-webkit-filter"))
    return "a filter changes its colours";
  return has("mask-image") || has("-webkit-mask-image") || has("mask")
    ? "a mask covers part of it"
    : undefined;
}

/** What is taken out of the flow may stand on something else than the elements it is written in. */
function placementDoubt({ position }: ComputedStyle): string | undefined {
  return position === "absolute" || position === "fixed"
    ? "it is placed over other parts of the page"
    : undefined;
}
