import { type AriaValueType, ariaAttributes } from "../../../content/aria/attributes.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { Page } from "../page/page.js";
import { ariaAttributesOf } from "./aria-attributes.js";
import { finding } from "./findings.js";

const rules = ["6a7281"];

/** Whether ARIA attributes have values of their types; that an id is there, the rule does not ask. */
export const ariaValueGate: GateDefinition = {
  id: "aria-value-valid",
  wcag: "4.1.2",
  actRules: rules,
  check: checkValues,
};

function* checkValues(page: Page): Iterable<Finding> {
  for (const element of page.elements) {
    for (const [name, written] of ariaAttributesOf(element)) {
      const type = Object.hasOwn(ariaAttributes, name) ? ariaAttributes[name] : undefined;
      const value = written.trim();
      if (type === undefined || value === "") continue;
      const isValid = isValidValue(value, type);
      yield finding(isValid ? "pass" : "fail", element, {
        rules,
        measured: `${name}="${value}"`,
        required: describeType(type),
        message: isValid
          ? "The value is one that the attribute takes."
          : `${name} does not take this value; assistive technology falls back on a default or on nothing.`,
      });
    }
  }
}

const INTEGER = /^[+-]?\d+$/u;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** Whether a value, trimmed, is of a type; words count in any case, as in other attributes of HTML. */
export function isValidValue(value: string, type: AriaValueType): boolean {
  const word = value.toLowerCase();
  switch (type.kind) {
    case "boolean":
      return (
        word === "true" || word === "false" || (type.isUndefinedAllowed && word === "undefined")
      );
    case "tristate":
      return ["true", "false", "mixed", "undefined"].includes(word);
    case "integer":
      return INTEGER.test(value);
    case "number":
      return NUMBER.test(value);
    case "token":
      return type.values.includes(word);
    case "tokens":
      return word.split(/\s+/u).every((token) => type.values.includes(token));
    case "id":
      return !/\s/u.test(value);
    case "ids":
    case "text":
      return true;
  }
}

function describeType(type: AriaValueType): string {
  switch (type.kind) {
    case "boolean":
      return type.isUndefinedAllowed ? "true, false or undefined" : "true or false";
    case "tristate":
      return "true, false, mixed or undefined";
    case "integer":
      return "a whole number";
    case "number":
      return "a number";
    case "token":
      return `one of ${type.values.join(", ")}`;
    case "tokens":
      return `some of ${type.values.join(", ")}`;
    case "id":
    case "ids":
      return "the id of an element";
    case "text":
      return "a text";
  }
}
