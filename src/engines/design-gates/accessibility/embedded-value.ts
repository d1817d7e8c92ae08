import { type PageElement, textContent } from "../page/element.js";
import { inputTypeOf } from "./roles.js";
import { descendantsOf, filledAttribute, isHtml } from "./tree-walk.js";

const OPTIONS_MAX = 2_000;

/**
 * The value that a control within a label gives to the name: the text of a field, the chosen options of a list,
 * the number of a range; undefined for what is no such control.
 */
export function embeddedValue(
  element: PageElement,
  role: string | undefined,
  textOf: (part: PageElement) => string,
): string | undefined {
  switch (role) {
    case "textbox":
    case "searchbox":
      return fieldValue(element);
    case "combobox":
      return isHtml(element, "select") ? chosenOptions(element, textOf) : fieldValue(element);
    case "listbox":
      return chosenOptions(element, textOf);
    case "meter":
    case "progressbar":
    case "scrollbar":
    case "slider":
    case "spinbutton":
      return rangeValue(element);
    default:
      return undefined;
  }
}

function fieldValue(element: PageElement): string {
  if (!isHtml(element, "input")) return textContent(element).slice(0, VALUE_MAX);
  return inputTypeOf(element) === "password" ? "" : (element.attributes.get("value") ?? "");
}

const VALUE_MAX = 2_000;

function rangeValue(element: PageElement): string | undefined {
  return (
    filledAttribute(element, "aria-valuetext") ??
    filledAttribute(element, "aria-valuenow") ??
    element.attributes.get("value")
  );
}

function chosenOptions(
  list: PageElement,
  textOf: (part: PageElement) => string,
): string | undefined {
  const options: PageElement[] = [];
  for (const element of descendantsOf(list)) {
    const role = filledAttribute(element, "role")?.toLowerCase();
    if (isHtml(element, "option") || role === "option") options.push(element);
    if (options.length > OPTIONS_MAX) break;
  }
  const chosen = options.filter(
    (option) =>
      option.attributes.has("selected") || option.attributes.get("aria-selected") === "true",
  );
  if (chosen.length > 0) return chosen.map(textOf).join(" ");
  const isMenu = isHtml(list, "select") && !list.attributes.has("multiple");
  const first = options[0];
  return isMenu && first !== undefined ? textOf(first) : "";
}
