import {
  addressKinds,
  autofillFields,
  contactFields,
  contactKinds,
  typesOfGroup,
} from "../../../content/aria/autocomplete-fields.js";
import { widgetRoles } from "../../../content/aria/roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { tabIndexOf } from "../accessibility/focus.js";
import { inputTypeOf } from "../accessibility/roles.js";
import { closestAncestor, filledAttribute, isHtml, tokensOf } from "../accessibility/tree-walk.js";
import { isSeen } from "../accessibility/visible-text.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const rules = ["73f2c2"];
/** Fields whose value is not typed in. */
const fixedTypes = new Set([
  "button",
  "checkbox",
  "file",
  "hidden",
  "image",
  "radio",
  "reset",
  "submit",
]);

/** Words that are no values, but with which authors try to turn filling in on or off. */
const switchWords = new Set("disabled enabled false none null true undefined xoff xon".split(" "));

/** Gates about what fields say that browsers may fill in. */
export const autocompleteGates: readonly GateDefinition[] = [
  { id: "autocomplete-valid", wcag: "1.3.5", actRules: rules, check: checkAutocomplete },
  { id: "autocomplete-suits-field", wcag: "1.3.5", actRules: [], check: checkType },
];

function* checkAutocomplete(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const value = autocompleteOf(element, accessibility);
    if (value === undefined) continue;
    const isValid = readAutofill(tokensOf(element, "autocomplete")) !== undefined;
    const isSwitch = switchWords.has(value.toLowerCase());
    yield finding(isValid ? "pass" : isSwitch ? "cannot_tell" : "fail", element, {
      rules,
      measured: value,
      required:
        "section-…, shipping or billing, home or work and the like, and then one field, in this order",
      message: isValid
        ? "The value names a field that browsers know."
        : `Browsers do not know "${value}" and fill nothing in.`,
    });
  }
}

function* checkType(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const value = autocompleteOf(element, accessibility);
    if (value === undefined || isHtml(element, "select")) continue;
    const group = readAutofill(tokensOf(element, "autocomplete"));
    const types = group === undefined ? undefined : typesOfGroup[group];
    if (types === undefined) continue;
    const type = isHtml(element, "textarea") ? "textarea" : inputTypeOf(element);
    const isSuited = types.includes(type);
    yield finding(isSuited ? "pass" : "cannot_tell", element, {
      rules: [],
      measured: `${value} in a field of type ${type}`,
      required: types.join(", "),
      message: isSuited
        ? "The value suits the type of the field."
        : "HTML names other types for such a value; browsers may not fill it in.",
    });
  }
}

/** The value of `autocomplete` where it says what a field is for. */
function autocompleteOf(element: PageElement, accessibility: Accessibility): string | undefined {
  if (!isHtml(element, "input", "select", "textarea")) return undefined;
  const value = filledAttribute(element, "autocomplete");
  if (value === undefined || /^(?:on|off)$/iu.test(value)) return undefined;
  if (isHtml(element, "input") && fixedTypes.has(inputTypeOf(element))) return undefined;
  if (isMarkedDisabled(element, accessibility) || isReadOnly(element)) return undefined;
  if (!accessibility.isExposed(element) && !isSeen(element, accessibility)) return undefined;
  const isReached = (tabIndexOf(element) ?? 0) >= 0;
  const role = accessibility.role(element);
  if (role === "none") return undefined;
  return isReached || role === undefined || widgetRoles.has(role) ? value : undefined;
}

/** The group of controls that an autofill value is for (HTML, "Autofill"); undefined for what is no such value. */
export function readAutofill(written: readonly string[]): string | undefined {
  const tokens = written.map((token) => token.toLowerCase());
  if (tokens.at(-1) === "webauthn" && tokens.length > 1) tokens.pop();
  if (tokens[0]?.startsWith("section-") === true) tokens.shift();
  if (addressKinds.has(tokens[0] ?? "")) tokens.shift();
  const isContact = contactKinds.has(tokens[0] ?? "");
  if (isContact) tokens.shift();
  const [field] = tokens;
  if (field === undefined || tokens.length > 1) return undefined;
  if (Object.hasOwn(contactFields, field)) return contactFields[field];
  if (isContact || !Object.hasOwn(autofillFields, field)) return undefined;
  return autofillFields[field];
}

/** Whether it is disabled, or it or something around it says so to assistive technology. */
function isMarkedDisabled(element: PageElement, { isDisabled }: Accessibility): boolean {
  const says = (one: PageElement) =>
    filledAttribute(one, "aria-disabled")?.toLowerCase() === "true";
  return isDisabled(element) || says(element) || closestAncestor(element, says) !== undefined;
}

function isReadOnly(element: PageElement): boolean {
  const { attributes } = element;
  if (attributes.has("readonly") && !isHtml(element, "select")) return true;
  return filledAttribute(element, "aria-readonly")?.toLowerCase() === "true";
}
