import { childElements, isElement, type PageElement } from "../page/element.js";
import { inputTypeOf } from "./roles.js";
import { filledAttribute, isHtml } from "./tree-walk.js";

/** Names that browsers give buttons without words of their own, as they say them in English. */
export const defaultButtonNames: Readonly<Record<string, string>> = {
  image: "Submit Query",
  reset: "Reset",
  submit: "Submit",
};

const placeholderTypes = new Set(["email", "number", "password", "search", "tel", "text", "url"]);

/** The text that an attribute of the element itself gives as its name: `alt`, `value`, `label`. */
export function ownNativeText(element: PageElement): string {
  if (element.namespace === "svg") return svgTitleOf(element);
  if (element.namespace !== "html") return "";
  switch (element.tag) {
    case "img":
    case "area":
      return element.attributes.get("alt") ?? "";
    case "input":
      return inputText(element);
    case "optgroup":
    case "track":
      return element.attributes.get("label") ?? "";
    case "option":
      return filledAttribute(element, "label") ?? "";
    default:
      return "";
  }
}

function inputText(input: PageElement): string {
  const type = inputTypeOf(input);
  if (type === "image") return input.attributes.get("alt") ?? "";
  if (type !== "button" && type !== "reset" && type !== "submit") return "";
  return input.attributes.get("value") ?? defaultButtonNames[type] ?? "";
}

/** The first `title` among the children of an SVG element, or the title of its link. */
function svgTitleOf(element: PageElement): string {
  const title = childElements(element).find((child) => child.tag === "title");
  const text = title === undefined ? "" : plainText(title);
  return text.trim() === "" ? (element.attributes.get("xlink:title") ?? "") : text;
}

/** The child that names the whole: the legend of a `fieldset`, the caption of a table or figure. */
export function namingChild(element: PageElement): PageElement | undefined {
  const tag = element.namespace === "html" ? namingTags[element.tag] : undefined;
  if (tag === undefined) return undefined;
  return childElements(element).find((child) => isHtml(child, tag));
}

const namingTags: Readonly<Record<string, string | undefined>> = {
  fieldset: "legend",
  figure: "figcaption",
  table: "caption",
};

/** What a name falls back on: the hint in a field, and the default words of a button. */
export function lastResort(element: PageElement): string {
  if (!isHtml(element, "input", "textarea")) return "";
  if (element.tag === "textarea") return placeholderOf(element);
  const type = inputTypeOf(element);
  if (type === "image") return defaultButtonNames[type] ?? "";
  return placeholderTypes.has(type) ? placeholderOf(element) : "";
}

function placeholderOf(element: PageElement): string {
  return filledAttribute(element, "placeholder") ?? "";
}

/** The text nodes right below an element. */
export function plainText(element: PageElement): string {
  let text = "";
  for (const child of element.children) if (!isElement(child)) text += child.text;
  return text;
}
