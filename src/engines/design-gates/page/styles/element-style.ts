import { parseLengthPx } from "../../../css/calculations.js";
import { type SeenColor, seenColor } from "../../../css/color-values.js";
import { BLACK } from "../../../css/colors.js";
import { substituteVariables } from "../../../css/custom-properties.js";
import { parseQuantity, type Viewport } from "../../../css/values.js";
import { childElements, type PageElement } from "../element.js";
import { type Assignment, expandDeep } from "./cascade.js";
import type { ComputedStyle, DeclaredValue } from "./computed-style.js";
import { fontSizePx, fontWeight, MEDIUM_PX } from "./font-size.js";
import { INITIAL, isInherited } from "./properties.js";

/** Elements that show something else than what is written in them. */
const REPLACED = new Set(["audio", "canvas", "iframe", "video"]);
const CHAIN_MAX = 40;

/** The style of one element, made of what won in the cascade; values are computed when they are asked for. */
export class ElementStyle implements ComputedStyle {
  readonly #element: PageElement;
  readonly #parent: ElementStyle | undefined;
  readonly #winners: ReadonlyMap<string, Assignment>;
  readonly #viewport: Viewport;
  /** Declared here or inherited; made when first needed, since many elements are hardly asked. */
  #values: Map<string, string> | undefined;
  /** Custom properties declared here, their own variables put in. */
  #customs: Map<string, string | undefined> | undefined;
  #fontSizePx: number | undefined;
  #fontWeight: number | undefined;
  #color: SeenColor | undefined;
  #isRendered: boolean | undefined;

  constructor(
    element: PageElement,
    parent: ElementStyle | undefined,
    winners: ReadonlyMap<string, Assignment>,
    viewport: Viewport,
  ) {
    this.#element = element;
    this.#parent = parent;
    this.#winners = winners;
    this.#viewport = viewport;
  }

  get display(): string {
    return this.value("display").toLowerCase();
  }

  get visibility(): string {
    return this.value("visibility").toLowerCase();
  }

  get isRendered(): boolean {
    this.#isRendered ??= this.#isRenderedWithin(this.#parent);
    return this.#isRendered;
  }

  #isRenderedWithin(parent: ElementStyle | undefined): boolean {
    if (this.display === "none") return false;
    if (!parent) return true;
    if (!parent.isRendered || parent.hidesChildren(this.#element)) return false;
    return true;
  }

  /** Whether what is written in the element is not shown though the element is. */
  hidesChildren(child: PageElement | undefined): boolean {
    const { tag, attributes, namespace } = this.#element;
    if (namespace !== "html") return false;
    if (REPLACED.has(tag)) return true;
    if (this.value("content-visibility").toLowerCase() === "hidden") return true;
    if (tag !== "details" || attributes.has("open")) return false;
    const summary = childElements(this.#element).find((one) => one.tag === "summary");
    return child === undefined || child !== summary;
  }

  get isVisible(): boolean {
    return this.isRendered && this.visibility === "visible";
  }

  get color(): SeenColor {
    this.#color ??= this.#computeColor();
    return this.#color;
  }

  #computeColor(): SeenColor {
    const inherited = () => this.#parent?.color ?? BLACK;
    const value = this.declaredValue("color");
    return value === undefined ? inherited() : seenColor(value, inherited());
  }

  get backgroundColor(): SeenColor {
    return seenColor(this.value("background-color") || "transparent", this.color);
  }

  get backgroundImage(): string {
    return this.value("background-image");
  }

  get fontSizePx(): number {
    this.#fontSizePx ??= this.#computeFontSize();
    return this.#fontSizePx;
  }

  #computeFontSize(): number {
    const parentPx = this.#parent?.fontSizePx ?? MEDIUM_PX;
    const value = this.declaredValue("font-size");
    if (value === undefined) return parentPx;
    const rootPx = this.#parent ? this.#root().fontSizePx : MEDIUM_PX;
    return fontSizePx(value, { parentPx, rootPx, viewport: this.#viewport });
  }

  #root(): ElementStyle {
    let root: ElementStyle = this;
    while (root.#parent) root = root.#parent;
    return root;
  }

  get fontWeight(): number {
    const parent = () => this.#parent?.fontWeight ?? 400;
    const value = this.declaredValue("font-weight");
    this.#fontWeight ??= value === undefined ? parent() : fontWeight(value, parent());
    return this.#fontWeight;
  }

  get lineHeightPx(): number | undefined {
    const quantity = parseQuantity(this.value("line-height"));
    if (quantity?.unit === "") return quantity.number * this.fontSizePx;
    return this.lengthPx("line-height");
  }

  get letterSpacingPx(): number | undefined {
    return this.#spacingPx("letter-spacing");
  }

  get wordSpacingPx(): number | undefined {
    return this.#spacingPx("word-spacing");
  }

  #spacingPx(property: string): number | undefined {
    const value = this.value(property).toLowerCase();
    return value === "" || value === "normal" ? 0 : this.lengthPx(property);
  }

  get opacity(): number {
    const quantity = parseQuantity(this.value("opacity") || "1");
    if (!quantity) return 1;
    const share = quantity.unit === "%" ? quantity.number / 100 : quantity.number;
    return Math.min(1, Math.max(0, share));
  }

  get position(): string {
    return this.value("position").toLowerCase();
  }

  get widthPx(): number | undefined {
    return this.lengthPx("width");
  }

  get heightPx(): number | undefined {
    return this.lengthPx("height");
  }

  lengthPx(property: string): number | undefined {
    const declarer = this.#declarer(property);
    const value = declarer?.value(property);
    if (!declarer || !value) return undefined;
    const emPx = declarer.fontSizePx;
    const isOfText = property === "line-height" || property.endsWith("-spacing");
    return parseLengthPx(value, {
      emPx,
      remPx: this.#root().fontSizePx,
      percentOfPx: isOfText ? emPx : undefined,
      viewport: this.#viewport,
    });
  }

  /** The element whose declaration holds here: itself, or the ancestor that an inherited property comes from. */
  #declarer(property: string): ElementStyle | undefined {
    let current: ElementStyle | undefined = this;
    while (current && current.declaredValue(property) === undefined) {
      const mayInherit: boolean = isInherited(property) || current.#inherits(property);
      current = mayInherit ? current.#parent : undefined;
    }
    return current;
  }

  #inherits(property: string): boolean {
    const winner = this.#winners.get(property);
    return winner?.value.toLowerCase() === "inherit";
  }

  value(property: string): string {
    const known = this.#values?.get(property);
    if (known !== undefined) return known;
    const isInheriting = isInherited(property);
    const winner = this.#winners.get(property);
    const initial = INITIAL.get(property) ?? "";
    if (!winner && !isInheriting) return initial;
    const mayInherit = isInheriting || winner?.value.toLowerCase() === "inherit";
    const value =
      this.declaredValue(property) ??
      (mayInherit ? this.#parent?.value(property) : undefined) ??
      initial;
    this.#values ??= new Map();
    this.#values.set(property, value);
    return value;
  }

  declared(property: string): DeclaredValue | undefined {
    return this.#winners.get(property);
  }

  /** The value declared for this element, variables put in; undefined where none is, or where it says to inherit. */
  declaredValue(property: string): string | undefined {
    const winner = this.#winners.get(property);
    if (!winner) return undefined;
    const value = this.#substituted(winner);
    if (value === undefined) return undefined;
    switch (value.toLowerCase()) {
      case "inherit":
        return undefined;
      case "unset":
        return isInherited(property) ? undefined : (INITIAL.get(property) ?? "");
      case "initial":
        return INITIAL.get(property) ?? "";
      default:
        return value;
    }
  }

  #substituted({ value, shorthand, property }: Assignment): string | undefined {
    const put = substituteVariables(value, (name) => this.#custom(name, 0));
    if (put === undefined || shorthand === undefined) return put;
    return expandDeep(shorthand, put).get(property);
  }

  /** A custom property, its own variables put in; undefined where it is not set or its variables go in a circle. */
  #custom(name: string, depth: number): string | undefined {
    if (depth > CHAIN_MAX) return undefined;
    let holder: ElementStyle = this;
    let winner = holder.#winners.get(name);
    while (!winner && holder.#parent) {
      holder = holder.#parent;
      winner = holder.#winners.get(name);
    }
    holder.#customs ??= new Map();
    const customs = holder.#customs;
    if (!winner || customs.has(name)) return customs.get(name);
    customs.set(name, undefined);
    const doesInherit = /^(?:inherit|unset)$/iu.test(winner.value);
    const value = doesInherit
      ? holder.#inheritedCustom(name, depth)
      : substituteVariables(winner.value, (other) => holder.#custom(other, depth + 1));
    customs.set(name, value);
    return value;
  }

  #inheritedCustom(name: string, depth: number): string | undefined {
    const parent = this.#parent;
    return parent ? parent.#custom(name, depth + 1) : undefined;
  }
}
