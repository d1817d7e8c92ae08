/** The type of value that a state or property of WAI-ARIA takes. */
export type AriaValueType =
  | { readonly kind: "boolean"; readonly isUndefinedAllowed: boolean }
  | { readonly kind: "tristate" }
  | { readonly kind: "id" | "ids" | "integer" | "number" | "text" }
  | { readonly kind: "token" | "tokens"; readonly values: readonly string[] };

const flag: AriaValueType = { kind: "boolean", isUndefinedAllowed: false };
const flagOrUndefined: AriaValueType = { kind: "boolean", isUndefinedAllowed: true };
const tristate: AriaValueType = { kind: "tristate" };
const id: AriaValueType = { kind: "id" };
const ids: AriaValueType = { kind: "ids" };
const integer: AriaValueType = { kind: "integer" };
const number: AriaValueType = { kind: "number" };
const text: AriaValueType = { kind: "text" };
const token = (...values: string[]): AriaValueType => ({ kind: "token", values });
const tokens = (...values: string[]): AriaValueType => ({ kind: "tokens", values });

/** States and properties of WAI-ARIA 1.2 with the types of their values, and the three that 1.3 adds. */
export const ariaAttributes: Readonly<Record<string, AriaValueType>> = {
  "aria-activedescendant": id,
  "aria-atomic": flag,
  "aria-autocomplete": token("inline", "list", "both", "none"),
  "aria-braillelabel": text,
  "aria-brailleroledescription": text,
  "aria-busy": flag,
  "aria-checked": tristate,
  "aria-colcount": integer,
  "aria-colindex": integer,
  "aria-colindextext": text,
  "aria-colspan": integer,
  "aria-controls": ids,
  "aria-current": token("page", "step", "location", "date", "time", "true", "false"),
  "aria-describedby": ids,
  "aria-description": text,
  "aria-details": id,
  "aria-disabled": flag,
  "aria-dropeffect": tokens("copy", "execute", "link", "move", "none", "popup"),
  "aria-errormessage": id,
  "aria-expanded": flagOrUndefined,
  "aria-flowto": ids,
  "aria-grabbed": flagOrUndefined,
  "aria-haspopup": token("false", "true", "menu", "listbox", "tree", "grid", "dialog"),
  "aria-hidden": flagOrUndefined,
  "aria-invalid": token("grammar", "false", "spelling", "true"),
  "aria-keyshortcuts": text,
  "aria-label": text,
  "aria-labelledby": ids,
  "aria-level": integer,
  "aria-live": token("assertive", "off", "polite"),
  "aria-modal": flag,
  "aria-multiline": flag,
  "aria-multiselectable": flag,
  "aria-orientation": token("horizontal", "undefined", "vertical"),
  "aria-owns": ids,
  "aria-placeholder": text,
  "aria-posinset": integer,
  "aria-pressed": tristate,
  "aria-readonly": flag,
  "aria-relevant": tokens("additions", "all", "removals", "text"),
  "aria-required": flag,
  "aria-roledescription": text,
  "aria-rowcount": integer,
  "aria-rowindex": integer,
  "aria-rowindextext": text,
  "aria-rowspan": integer,
  "aria-selected": flagOrUndefined,
  "aria-setsize": integer,
  "aria-sort": token("ascending", "descending", "none", "other"),
  "aria-valuemax": number,
  "aria-valuemin": number,
  "aria-valuenow": number,
  "aria-valuetext": text,
};

/** Global states and properties of WAI-ARIA 1.2 (those deprecated on some roles included), and those of 1.3. */
export const globalAttributes: ReadonlySet<string> = new Set([
  "aria-atomic",
  "aria-braillelabel",
  "aria-brailleroledescription",
  "aria-busy",
  "aria-controls",
  "aria-current",
  "aria-describedby",
  "aria-description",
  "aria-details",
  "aria-disabled",
  "aria-dropeffect",
  "aria-errormessage",
  "aria-flowto",
  "aria-grabbed",
  "aria-haspopup",
  "aria-hidden",
  "aria-invalid",
  "aria-keyshortcuts",
  "aria-label",
  "aria-labelledby",
  "aria-live",
  "aria-owns",
  "aria-relevant",
  "aria-roledescription",
]);

/** What an element without a role of its own takes beside the global attributes (ARIA in HTML). */
export const attributesWithoutRole: Readonly<Record<string, readonly string[]>> = {
  "input[password]": ["aria-placeholder", "aria-readonly", "aria-required"],
  "input[date]": ["aria-readonly", "aria-required"],
  "input[datetime-local]": ["aria-readonly", "aria-required"],
  "input[month]": ["aria-readonly", "aria-required"],
  "input[time]": ["aria-readonly", "aria-required"],
  "input[week]": ["aria-readonly", "aria-required"],
  "input[file]": ["aria-readonly", "aria-required"],
  audio: ["aria-activedescendant", "aria-expanded"],
  embed: ["aria-activedescendant", "aria-expanded"],
  iframe: ["aria-activedescendant", "aria-expanded"],
  object: ["aria-activedescendant", "aria-expanded"],
  summary: ["aria-expanded", "aria-pressed"],
  video: ["aria-activedescendant", "aria-expanded"],
};
