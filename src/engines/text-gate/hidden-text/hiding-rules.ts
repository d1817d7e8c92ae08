import { hidingClasses, unseenElements } from "../../../content/hidden-markup/html-elements.js";
import { type Color, parseAttributeColor, WHITE } from "../../css/colors.js";
import { decodeEntities } from "./decode-entities.js";
import { hiddenByColor, readStyle } from "./read-style.js";
import { type Attribute, attributeValue, type Tag } from "./read-tag.js";

/** Selectors of one class, id or element that a page's own style sheet hides: `.x`, `#x`, `p.x`. */
export type HidingSelectors = ReadonlySet<string>;

const SHEET = /<style[^>]{0,100}>([^<]{0,100000})/giu;
const SIMPLE = /^(?:[a-z][a-z0-9]{0,20})?([.#][\w-]{1,80})$/iu;
const SELECTORS_MAX = 1_000;

/** The selectors that the style sheets within a text hide. Linear. */
export function readHidingSelectors(text: string): HidingSelectors {
  const hiding = new Set<string>();
  if (!/<style/iu.test(text)) return hiding;
  for (const [, sheet = ""] of text.matchAll(SHEET)) {
    for (const rule of sheet.split("}")) {
      const [selectors = "", declarations = ""] = rule.split("{", 2);
      const style = readStyle(declarations);
      const behind = style.background ?? WHITE;
      const isUnseen =
        style.hiddenBy !== undefined ||
        (style.color && behind !== "unknown" && hiddenByColor(style.color, behind) !== undefined);
      if (!isUnseen) continue;
      for (const selector of selectors.split(",")) {
        const simple = SIMPLE.exec(selector.trim())?.[1];
        if (simple !== undefined && hiding.size < SELECTORS_MAX) hiding.add(simple);
      }
    }
  }
  return hiding;
}

/** What an element and its colours do to its text, within what is around it. */
export interface ElementLook {
  readonly hiddenBy: string | undefined;
  readonly color: Color | undefined;
  readonly background: Color | "unknown";
}

/** Whether people see the text of an element, by its attributes, classes and colours. */
export function lookOf(
  tag: Tag,
  text: string,
  around: {
    readonly color: Color | undefined;
    readonly background: Color | "unknown";
    readonly selectors: HidingSelectors;
  },
): ElementLook {
  if (tag.attributes.length === 0) {
    return { ...around, hiddenBy: unseenElements.has(tag.name) ? `<${tag.name}>` : undefined };
  }
  const named = new Map(tag.attributes.map((attribute) => [attribute.name, attribute]));
  const read = (name: string) => readValue(text, named.get(name));
  const style = readStyle(read("style") ?? "");
  const attributeColor = parseAttributeColor(read("color") ?? read("text") ?? "");
  const color = style.color ?? attributeColor ?? around.color;
  const background =
    style.background ?? parseAttributeColor(read("bgcolor") ?? "") ?? around.background;
  const isColored = color !== around.color || background !== around.background;
  const hiddenBy =
    (unseenElements.has(tag.name) ? `<${tag.name}>` : undefined) ??
    hiddenByAttribute(named, read) ??
    style.hiddenBy ??
    hiddenByClass(read, around.selectors) ??
    (color && isColored && background !== "unknown" ? hiddenByColor(color, background) : undefined);
  return { hiddenBy, color, background };
}

function readValue(text: string, attribute: Attribute | undefined): string | undefined {
  return attribute && decodeEntities(attributeValue(text, attribute));
}

function hiddenByAttribute(
  named: ReadonlyMap<string, Attribute>,
  read: (name: string) => string | undefined,
): string | undefined {
  if (named.has("hidden")) return "the attribute hidden";
  if (read("aria-hidden")?.toLowerCase() === "true") return "aria-hidden";
  const isTiny = read("size") === "0" || read("font-size") === "0";
  return isTiny ? "a font of size 0" : undefined;
}

function hiddenByClass(
  read: (name: string) => string | undefined,
  selectors: HidingSelectors,
): string | undefined {
  const id = read("id");
  if (id !== undefined && selectors.has(`#${id}`)) return "a style sheet";
  for (const name of (read("class") ?? "").split(/\s+/u, 50)) {
    if (hidingClasses.has(name)) return `the class ${name}`;
    if (selectors.has(`.${name}`)) return "a style sheet";
  }
  return undefined;
}
