import { inputTypeOf } from "../design-gates/accessibility/roles.js";
import { descendantsOf, isHtml } from "../design-gates/accessibility/tree-walk.js";
import { type PageElement, textContent } from "../design-gates/page/element.js";
import { chosenOptions } from "./options.js";
import { joined, nothing, type Reading, type TextReader, type Told, toldBy } from "./told.js";

const VALUE_MAX = 2_000;
const CHOICES_MAX = 2_000;
const ranges = new Set(["meter", "progressbar", "scrollbar", "slider", "spinbutton"]);

/** What a field within a label gives to the name; undefined for what is no field. */
export function fieldValue(
  element: PageElement,
  reader: TextReader,
  reading: Reading,
): Told | undefined {
  const role = reader.roleOf(element) ?? "";
  if (role === "textbox" || role === "searchbox") return toldBy(element, textOfField(element));
  if (role === "menu") return nothing;
  if (ranges.has(role)) {
    const { attributes } = element;
    const value = attributes.get("aria-valuetext") ?? attributes.get("aria-valuenow");
    return toldBy(element, value ?? attributes.get("value"));
  }
  if (role !== "combobox" && role !== "listbox") return undefined;
  const chosen = isHtml(element, "select")
    ? [...chosenOptions(element)]
    : choicesIn(element, reader);
  if (chosen.length === 0 && isHtml(element, "input")) return toldBy(element, textOfField(element));
  return joined(chosen.map((option) => reader.contribution(option, reading)));
}

/** What stands in a field: its value, or the text in it. Passwords are not told. */
export function textOfField(element: PageElement): string {
  if (!isHtml(element, "input")) return textContent(element).slice(0, VALUE_MAX);
  const isSecret = inputTypeOf(element) === "password";
  return isSecret ? "" : (element.attributes.get("value") ?? "").slice(0, VALUE_MAX);
}

/** The options that `aria-selected` marks. */
function choicesIn(list: PageElement, { roleOf }: TextReader): PageElement[] {
  const chosen: PageElement[] = [];
  let steps = 0;
  for (const element of descendantsOf(list)) {
    const isSelected = element.attributes.get("aria-selected")?.toLowerCase() === "true";
    if (isSelected && roleOf(element) === "option") chosen.push(element);
    steps += 1;
    if (steps > CHOICES_MAX) break;
  }
  return chosen;
}
