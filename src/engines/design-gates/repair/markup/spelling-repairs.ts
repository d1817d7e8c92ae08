import { roles } from "aria-query";
import {
  ariaAttributes,
  attributesWithoutRole,
  globalAttributes,
} from "../../../../content/aria/attributes.js";
import { autofillFields, contactFields } from "../../../../content/aria/autocomplete-fields.js";
import { newerRoles } from "../../../../content/aria/roles.js";
import { accessibilityOf } from "../../accessibility/accessibility.js";
import { isRole, rulesOf, takesAttribute } from "../../accessibility/role-tables.js";
import { inputTypeOf } from "../../accessibility/roles.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import { readAutofill } from "../../rules/autocomplete.js";
import { nearName } from "../near-name.js";
import { eachOf, type PageEditor } from "./page-editor.js";

const BLANKS = /[\t\n\f\r ]+/;
const NAMING = /label|roledescription/;

let knownRoles: ReadonlySet<string> | undefined;

function roleNames(): ReadonlySet<string> {
  knownRoles ??= new Set([...newerRoles, ...[...roles.keys()].filter(isRole)]);
  return knownRoles;
}

/** Writes a role right whose spelling is a slip. */
export const spellRole = eachOf((editor, { element }, gate) => {
  const written = element?.attributes.get("role")?.trim();
  if (element === undefined || written === undefined || BLANKS.test(written)) return undefined;
  const role = nearName(written, roleNames());
  return role === undefined
    ? undefined
    : revalue(editor, element, { gate, name: "role", value: role });
});

const FIELDS = [...Object.keys(autofillFields), ...Object.keys(contactFields)];

/** Writes right what a field is for where its spelling is a slip. */
export const spellAutocomplete = eachOf((editor, { element }, gate) => {
  const written = element?.attributes.get("autocomplete")?.trim().split(BLANKS) ?? [];
  const field = nearName(written.at(-1) ?? "", FIELDS);
  if (element === undefined || field === undefined) return undefined;
  const fixed = [...written.slice(0, -1), field];
  if (readAutofill(fixed) === undefined) return undefined;
  return revalue(editor, element, { gate, name: "autocomplete", value: fixed.join(" ") });
});

function revalue(
  editor: PageEditor,
  element: PageElement,
  { gate, name, value }: { readonly gate: string; readonly name: string; readonly value: string },
) {
  const edit = editor.setAttribute(element, name, value);
  if (edit === undefined) return undefined;
  const before = editor.written(element, name) ?? "";
  const message = `correct the spelling of ${value.split(" ").at(-1)}`;
  return editor.repair(element, { gate, before, after: edit.text, message, edits: [edit] });
}

const PREFIX = "aria-";
const ARIA_NAMES = Object.keys(ariaAttributes).map((name) => name.slice(PREFIX.length));

/** Writes the name of an ARIA attribute right where it is a slip, and the element takes the attribute. */
export const spellAriaAttribute = eachOf((editor, { element, measured }, gate) => {
  const written = String(measured);
  const right = meantBy(written);
  if (element === undefined || right === undefined) return undefined;
  const isThere = [...element.attributes.keys()].some(
    (name) => name === right || (name !== written && meantBy(name) === right),
  );
  // A style sheet or a script that reads the attribute would lose it.
  if (isThere || editor.code.includes(written) || !doesTake(editor.page, element, right)) {
    return undefined;
  }
  const range = editor.placeOf(element)?.attributes.get(written);
  if (range === undefined) return undefined;
  const edit = { start: range.start, end: range.start + written.length, text: right };
  const message = `correct the spelling of ${right}`;
  return editor.repair(element, { gate, before: written, after: right, message, edits: [edit] });
});

function meantBy(name: string): string | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const near = nearName(name.slice(PREFIX.length), ARIA_NAMES);
  return near && PREFIX + near;
}

function doesTake(page: Page, element: PageElement, name: string): boolean {
  const role = accessibilityOf(page).role(element);
  const { isNameProhibited, isNameProhibitedLater } = rulesOf(role);
  if (NAMING.test(name) && (isNameProhibited === true || isNameProhibitedLater === true))
    return false;
  if (takesAttribute(role, name)) return true;
  if (role !== undefined || element.namespace !== "html") return globalAttributes.has(name);
  const key = element.tag === "input" ? `input[${inputTypeOf(element)}]` : element.tag;
  return (
    Object.hasOwn(attributesWithoutRole, key) && attributesWithoutRole[key]?.includes(name) === true
  );
}
