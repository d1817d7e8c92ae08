import { hexOf, parseAttributeColor } from "../../../css/colors.js";
import type { Declaration } from "../../../css/declarations.js";
import type { PageElement } from "../element.js";

const COLORED_BACK = new Set([
  "body",
  "table",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "td",
  "th",
  "col",
  "colgroup",
  "marquee",
]);
const SIZED = new Set([
  "img",
  "video",
  "canvas",
  "iframe",
  "object",
  "embed",
  "table",
  "td",
  "th",
  "hr",
  "svg",
  "marquee",
]);
const FONT_SIZES = [
  "x-small",
  "x-small",
  "small",
  "medium",
  "large",
  "x-large",
  "xx-large",
  "xxx-large",
];

/** The declarations that attributes of HTML and SVG stand for ("presentational hints"). */
export function declarationsOfAttributes(element: PageElement): readonly Declaration[] {
  const { tag, attributes, namespace } = element;
  if (attributes.size === 0) return [];
  const found: Declaration[] = [];
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) found.push({ name, value, isImportant: false });
  };
  if (namespace === "svg") {
    for (const name of SVG_ATTRIBUTES) add(name, attributes.get(name));
  }
  if (COLORED_BACK.has(tag)) {
    add("background-color", color(attributes.get("bgcolor")));
    const picture = attributes.get("background");
    if (picture) add("background-image", `url("${picture.replace(/["\\\n]/gu, "")}")`);
  }
  if (tag === "body") add("color", color(attributes.get("text")));
  if (tag === "font") {
    add("color", color(attributes.get("color")));
    add("font-size", fontSize(attributes.get("size")));
  }
  if (SIZED.has(tag) || (tag === "input" && attributes.get("type")?.toLowerCase() === "image")) {
    add("width", dimension(attributes.get("width")));
    add("height", dimension(attributes.get("height")));
  }
  if (attributes.has("nowrap") && (tag === "td" || tag === "th")) add("white-space", "nowrap");
  const align = attributes.get("align")?.toLowerCase();
  if (align && /^(?:left|right|center|justify)$/u.test(align) && tag !== "img" && tag !== "table") {
    add("text-align", align);
  }
  return found;
}

const SVG_ATTRIBUTES = [
  "color",
  "fill",
  "display",
  "visibility",
  "opacity",
  "font-size",
  "font-weight",
  "letter-spacing",
  "word-spacing",
];

function color(value: string | undefined): string | undefined {
  const parsed = value === undefined ? undefined : parseAttributeColor(value);
  return parsed && hexOf(parsed);
}

/** HTML's "rules for parsing dimension values". */
function dimension(value: string | undefined): string | undefined {
  const [, number, unit] = /^\s*(\d+(?:\.\d*)?)(%?)/u.exec(value ?? "") ?? [];
  return number === undefined ? undefined : `${Number(number)}${unit || "px"}`;
}

/** HTML's "rules for parsing a legacy font size". */
function fontSize(value: string | undefined): string | undefined {
  const [, sign, digits] = /^\s*([+-]?)(\d+)/u.exec(value ?? "") ?? [];
  if (digits === undefined) return undefined;
  const size = Number(digits);
  const absolute = sign === "+" ? 3 + size : sign === "-" ? 3 - size : size;
  return FONT_SIZES[Math.min(7, Math.max(1, absolute))];
}
