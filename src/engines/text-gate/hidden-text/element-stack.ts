import { voidElements } from "../../../content/hidden-markup/html-elements.js";
import { type Color, WHITE } from "../../css/colors.js";

interface Element {
  readonly name: string;
  /** Undefined where nothing around the text says so. */
  readonly color: Color | undefined;
  readonly background: Color | "unknown";
  /** Set for the outermost element that hides its content. */
  readonly hiddenBy: string | undefined;
  readonly start: number;
}

/** Deeper ones are read as if they were no elements. */
const DEPTH_MAX = 256;
const CLOSED_BY_THEIR_LIKE = new Set(["p", "li", "td", "th", "tr", "dd", "dt", "option"]);

/** The elements that are open, and what their text looks like. Each step O(depth), which is bounded. */
export class ElementStack {
  readonly #open: Element[] = [];
  #hiddenAt = -1;

  get color(): Color | undefined {
    return this.#open.at(-1)?.color;
  }

  get background(): Color | "unknown" {
    return this.#open.at(-1)?.background ?? WHITE;
  }

  get hidden(): Element | undefined {
    return this.#open[this.#hiddenAt];
  }

  /** Opens an element; one without content is never open. */
  push(element: Element, isBlock: boolean): void {
    const top = this.#open.at(-1)?.name;
    const isLike = top === element.name && CLOSED_BY_THEIR_LIKE.has(top);
    if (isLike || (top === "p" && isBlock)) this.#pop(this.#open.length - 1);
    if (voidElements.has(element.name) || this.#open.length >= DEPTH_MAX) return;
    this.#open.push(element);
    if (this.#hiddenAt < 0 && element.hiddenBy !== undefined) {
      this.#hiddenAt = this.#open.length - 1;
    }
  }

  /** Closes the innermost element of a name, and all in it. */
  close(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at >= 0) this.#pop(at);
  }

  #pop(to: number): void {
    this.#open.length = to;
    if (this.#hiddenAt >= to) this.#hiddenAt = -1;
  }
}
