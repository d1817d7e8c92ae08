import type { PseudoClassSelector, SelectorList } from "css-tree";
import type { Matching } from "./matching.js";
import { nthTest } from "./nth.js";
import { childrenOf, type Selectable } from "./selectable.js";
import type { Selector, Test } from "./selector.js";

export interface CompiledList {
  readonly selectors: readonly Selector[];
  readonly matches: Test;
}

export interface PseudoClass {
  readonly test: Test;
  readonly countsAsClass: boolean;
  /** Its weight is that of the heaviest selector in its brackets. */
  readonly heaviestOf?: readonly Selector[];
}

const never: Test = () => false;

const FORM_FIELDS = new Set([
  "button",
  "input",
  "select",
  "textarea",
  "optgroup",
  "option",
  "fieldset",
]);

const has =
  (name: string): Test =>
  ({ attributes }) =>
    attributes.has(name);
const isLink: Test = ({ tag, attributes }) =>
  (tag === "a" || tag === "area") && attributes.has("href");
const isDisabled: Test = ({ tag, attributes }) =>
  FORM_FIELDS.has(tag) && attributes.has("disabled");
const isEditable: Test = ({ tag, attributes }) =>
  ((tag === "input" || tag === "textarea") &&
    !attributes.has("readonly") &&
    !attributes.has("disabled")) ||
  (attributes.has("contenteditable") && attributes.get("contenteditable") !== "false");

/** Those without brackets; what depends on the moment is false unless the moment is asked for. */
const PLAIN: Readonly<Record<string, Test>> = {
  root: ({ parent }) => parent === undefined,
  scope: ({ parent }) => parent === undefined,
  empty: ({ children }) => children.every((child) => "text" in child && child.text === ""),
  "first-child": (element, matching) => matching.placeOf(element).index === 1,
  "last-child": (element, matching) => matching.placeOf(element).fromEnd === 1,
  "only-child": (element, matching) => {
    const { index, fromEnd } = matching.placeOf(element);
    return index === 1 && fromEnd === 1;
  },
  "first-of-type": (element, matching) => matching.placeOf(element).ofType === 1,
  "last-of-type": (element, matching) => matching.placeOf(element).ofTypeFromEnd === 1,
  "only-of-type": (element, matching) => {
    const { ofType, ofTypeFromEnd } = matching.placeOf(element);
    return ofType === 1 && ofTypeFromEnd === 1;
  },
  link: isLink,
  "any-link": isLink,
  disabled: isDisabled,
  enabled: (element, matching) => FORM_FIELDS.has(element.tag) && !isDisabled(element, matching),
  checked: ({ tag, attributes }) =>
    (tag === "input" && attributes.has("checked")) ||
    (tag === "option" && attributes.has("selected")),
  required: has("required"),
  optional: ({ tag, attributes }) =>
    /^(?:input|select|textarea)$/u.test(tag) && !attributes.has("required"),
  "read-write": isEditable,
  "read-only": (element, matching) => !isEditable(element, matching),
  "placeholder-shown": ({ tag, attributes, children }) =>
    attributes.has("placeholder") &&
    ((tag === "input" && !attributes.get("value")) ||
      (tag === "textarea" && children.length === 0)),
  open: has("open"),
  defined: () => true,
};

/** False on a page at rest. */
const OF_THE_MOMENT = new Set([
  "hover",
  "active",
  "focus",
  "focus-visible",
  "focus-within",
  "visited",
  "target",
  "target-within",
  "indeterminate",
  "default",
  "valid",
  "invalid",
  "user-valid",
  "user-invalid",
  "in-range",
  "out-of-range",
  "autofill",
  "-webkit-autofill",
  "popover-open",
  "modal",
  "fullscreen",
  "playing",
  "paused",
  "host",
  "-moz-focusring",
  "current",
  "past",
  "future",
]);

/** The test of a pseudo-class; undefined for one that is not known, whose rule browsers drop. */
export function pseudoClassTest(
  { name: written, children }: PseudoClassSelector,
  compile: (list: SelectorList) => CompiledList | undefined,
): PseudoClass | undefined {
  const name = written.toLowerCase();
  const inside = children?.first ?? undefined;
  if (inside === undefined) {
    const test = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
    if (test) return { test, countsAsClass: true };
    return OF_THE_MOMENT.has(name)
      ? {
          test: (element, { states, stateful }) => element === stateful && states.has(name),
          countsAsClass: true,
        }
      : undefined;
  }
  if (inside.type === "Nth") {
    const of = inside.selector ? compile(inside.selector) : undefined;
    if (inside.selector && !of) return undefined;
    const test = nthTest(name, inside.nth, of?.matches);
    return test && { test, countsAsClass: true, ...(of ? { heaviestOf: of.selectors } : {}) };
  }
  if (name === "lang" || name === "dir") {
    const wanted = inside.type === "Identifier" ? inside.name.toLowerCase() : undefined;
    return { test: name === "lang" && wanted ? langTest(wanted) : never, countsAsClass: true };
  }
  if (inside.type !== "SelectorList") return undefined;
  return ofList(name, inside, compile);
}

function ofList(
  name: string,
  list: SelectorList,
  compile: (list: SelectorList) => CompiledList | undefined,
): PseudoClass | undefined {
  const compiled = compile(list);
  if (!compiled) {
    const isForgiving = name === "is" || name === "where";
    return isForgiving ? { test: never, countsAsClass: false } : undefined;
  }
  const { selectors, matches } = compiled;
  switch (name) {
    case "is":
    case "matches":
    case "-webkit-any":
    case "-moz-any":
      return { test: matches, countsAsClass: false, heaviestOf: selectors };
    case "where":
      return { test: matches, countsAsClass: false };
    case "not":
      return {
        test: (element, matching) => !matches(element, matching),
        countsAsClass: false,
        heaviestOf: selectors,
      };
    case "has":
      return { test: hasTest(compiled), countsAsClass: false, heaviestOf: selectors };
    default:
      return undefined;
  }
}

/** Looks for what `:has()` names below the element, or after it for `+` and `~`. */
function hasTest({ selectors }: CompiledList): Test {
  const relatives = selectors.map((selector) => {
    const last = selector.compounds.at(-1);
    const isRelative = last?.tests.length === 0 && selector.compounds.length > 1;
    const rest = isRelative ? selector.compounds.slice(0, -1) : selector.compounds;
    const lead = isRelative ? (rest.at(-1)?.combinator ?? " ") : " ";
    return { lead, tests: rest[0]?.tests ?? [], isLong: rest.length > 1 };
  });
  return (element, matching) =>
    relatives.some(({ lead, tests, isLong }) => {
      const candidates =
        lead === " " || isLong
          ? below(element, matching)
          : lead === ">"
            ? childrenOf(element)
            : after(element, lead === "+");
      for (const candidate of candidates) {
        if (!matching.step()) return false;
        if (tests.every((test) => test(candidate, matching))) return true;
      }
      return false;
    });
}

function* below(element: Selectable, matching: Matching): Generator<Selectable> {
  const waiting = childrenOf(element);
  for (let next = waiting.pop(); next && matching.step(); next = waiting.pop()) {
    yield next;
    waiting.push(...childrenOf(next));
  }
}

function after(element: Selectable, isNextOnly: boolean): Selectable[] {
  const siblings = element.parent ? childrenOf(element.parent) : [];
  const place = siblings.indexOf(element);
  return siblings.slice(place + 1, isNextOnly ? place + 2 : undefined);
}

function langTest(wanted: string): Test {
  return (element) => {
    for (let current: Selectable | undefined = element; current; current = current.parent) {
      const lang = current.attributes.get("lang")?.toLowerCase();
      if (lang !== undefined) return lang === wanted || lang.startsWith(`${wanted}-`);
    }
    return false;
  };
}
