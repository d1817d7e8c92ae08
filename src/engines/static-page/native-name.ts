import { inputTypeOf } from "../design-gates/accessibility/roles.js";
import { isHtml } from "../design-gates/accessibility/tree-walk.js";
import { childElements, type PageElement } from "../design-gates/page/element.js";
import { nothing, type Reading, type TextReader, type Told, toldBy } from "./told.js";

/** Types of `input` whose hint names them where nothing else does. */
const hintedTypes = new Set(["email", "number", "password", "search", "tel", "text", "url"]);
const labelled = ["input", "meter", "progress", "select", "textarea"];
/** The child that names the whole. */
const namingTags: Readonly<Record<string, string>> = {
  fieldset: "legend",
  figure: "figcaption",
  table: "caption",
};

/** What the language itself gives as the name: labels, `alt`, captions. Undefined where its text may name it. */
export function nativeName(
  element: PageElement,
  reader: TextReader,
  reading: Reading,
): Told | undefined {
  if (element.namespace === "svg") return svgName(element, reader, reading);
  if (isHtml(element, "img", "area")) return toldBy(element, firstFilled(element, "alt", "title"));
  if (isHtml(element, "input")) {
    const name = inputName(element, reader, reading);
    if (name !== undefined) return name;
  }
  if (reader.references(element).length > 0) return undefined;
  if (isHtml(element, "button")) return reader.labelText(element);
  if (isHtml(element, "output")) return reader.labelText(element) ?? titleOf(element);
  if (isHtml(element, ...labelled)) {
    return reader.labelText(element) ?? toldBy(element, titleOrHint(element));
  }
  const namingTag = element.namespace === "html" ? namingTags[element.tag] : undefined;
  if (namingTag === undefined) return undefined;
  const part = childElements(element).find((child) => isHtml(child, namingTag));
  if (part !== undefined) return reader.partText(part, reading);
  if (!isHtml(element, "table")) return titleOf(element);
  const summary = element.attributes.get("summary");
  return summary ? toldBy(element, summary) : undefined;
}

/** Of buttons that are fields, and of choosers of files. */
function inputName(input: PageElement, reader: TextReader, reading: Reading): Told | undefined {
  const type = inputTypeOf(input);
  const label = () => (reading.followsReferences ? reader.labelText(input) : undefined);
  switch (type) {
    case "button":
      return toldBy(input, firstFilled(input, "value", "title"));
    case "submit":
      return toldBy(input, firstFilled(input, "value") ?? "Submit");
    case "reset":
      return toldBy(input, firstFilled(input, "value") ?? "Reset");
    case "file":
      return label() ?? toldBy(input, "Choose File");
    case "image":
      return label() ?? toldBy(input, firstFilled(input, "alt", "title") ?? "Submit");
    default:
      return undefined;
  }
}

function titleOrHint(field: PageElement): string | undefined {
  const title = field.attributes.get("title");
  const isHinted =
    isHtml(field, "textarea") || (isHtml(field, "input") && hintedTypes.has(inputTypeOf(field)));
  return title || !isHinted ? title : field.attributes.get("placeholder");
}

function titleOf(element: PageElement): Told {
  return toldBy(element, element.attributes.get("title"));
}

function svgName(element: PageElement, reader: TextReader, reading: Reading): Told | undefined {
  const title = childElements(element).find((child) => child.tag === "title");
  if (title !== undefined) {
    const told = reader.partText(title, { ...reading, followsReferences: false });
    return told.text === "" ? nothing : told;
  }
  if (element.tag !== "a") return undefined;
  const link = firstFilled(element, "xlink:title");
  return link === undefined ? undefined : toldBy(element, link);
}

/** The first of some attributes that is more than white space. */
function firstFilled(element: PageElement, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = element.attributes.get(name);
    if (value !== undefined && value.trim() !== "") return value;
  }
  return undefined;
}
