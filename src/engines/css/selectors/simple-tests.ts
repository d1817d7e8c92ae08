import type { AttributeSelector } from "css-tree";
import { isSpace } from "../values.js";
import type { Matching } from "./matching.js";
import type { Selectable } from "./selectable.js";
import type { Test } from "./selector.js";

/** Attributes whose values HTML compares without regard to case, among those that styles ask for. */
const CASELESS = new Set([
  "type",
  "dir",
  "lang",
  "align",
  "valign",
  "method",
  "media",
  "rel",
  "rev",
]);

const CHARACTERS_PER_STEP = 64;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gisu;

/** A name without its escapes. */
export function unescaped(name: string): string {
  if (!name.includes("\\")) return name;
  return name.replace(ESCAPE, (_all, digits: string | undefined, character: string | undefined) => {
    if (digits === undefined) return character ?? "";
    const code = Number.parseInt(digits, 16);
    return code === 0 || code > 0x10_ff_ff ? "\ufffd" : String.fromCodePoint(code);
  });
}

export function hasClass(element: Selectable, name: string, matching: Matching): boolean {
  const value = element.attributes.get("class");
  if (value === undefined || name === "" || !mayScan(value, matching)) return false;
  for (let at = value.indexOf(name); at >= 0; at = value.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isStart = at === 0 || isSpace(value.charAt(at - 1));
    if (isStart && (end === value.length || isSpace(value.charAt(end)))) return true;
  }
  return false;
}

/** Long values are work, too: a kilobyte of them as much as matching sixteen simple selectors. */
function mayScan({ length }: string, matching: Matching): boolean {
  return length < CHARACTERS_PER_STEP || matching.step(length / CHARACTERS_PER_STEP);
}

export function attributeTest({ name, matcher, value, flags }: AttributeSelector): Test {
  const attribute = unescaped(name.name).replace(/^.*\|/u, "");
  const lower = attribute.toLowerCase();
  const read = (element: Selectable) =>
    element.attributes.get(attribute) ?? element.attributes.get(lower);
  if (matcher === null || value === null) return (element) => read(element) !== undefined;
  const written = value.type === "String" ? value.value : unescaped(value.name);
  const isCaseless = flags?.toLowerCase() === "i" || (flags !== "s" && CASELESS.has(lower));
  const wanted = isCaseless ? written.toLowerCase() : written;
  const holds = comparison(matcher);
  return (element, matching) => {
    const actual = read(element);
    if (actual === undefined || !mayScan(actual, matching)) return false;
    return holds(isCaseless ? actual.toLowerCase() : actual, wanted);
  };
}

function comparison(matcher: string): (actual: string, wanted: string) => boolean {
  switch (matcher) {
    case "=":
      return (actual, wanted) => actual === wanted;
    case "~=":
      return (actual, wanted) => wanted !== "" && actual.split(/\s+/u).includes(wanted);
    case "|=":
      return (actual, wanted) => actual === wanted || actual.startsWith(`${wanted}-`);
    case "^=":
      return (actual, wanted) => wanted !== "" && actual.startsWith(wanted);
    case "$=":
      return (actual, wanted) => wanted !== "" && actual.endsWith(wanted);
    case "*=":
      return (actual, wanted) => wanted !== "" && actual.includes(wanted);
    default:
      return () => false;
  }
}
