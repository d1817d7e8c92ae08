import { childrenOf, type DomElement, isElement, isText } from "../document/dom.js";

const signs = (plain: string, raised: string): ReadonlyMap<string, string> => {
  const shown = [...raised];
  return new Map([...plain].map((sign, at) => [sign, shown[at] ?? sign]));
};
const SUPERSCRIPTS = signs("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ");
const SUBSCRIPTS = signs("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎");
const SHORT_MAX = 12;
/** Ordinals, trade marks and notes are read as well without a sign. */
const NOT_MATHEMATICAL = /^(?:st|nd|rd|th|er|re|e|ème|è|º|ª|o|a|tm|sm|®|™|©|\[.*\]|[*†‡])$/iu;

/**
 * The text of a <sup> or <sub> as plain text shows it: in Unicode's raised or lowered signs where it has
 * them all, else after ^ or _. undefined of other elements, and of what is written as well on the line:
 * ordinals, note marks, links, and what is long.
 */
export function scriptText(element: DomElement): string | undefined {
  const isRaised = element.localName === "sup";
  if (!isRaised && element.localName !== "sub") return undefined;
  const text = shortTextOf(element);
  if (text === undefined || text === "" || NOT_MATHEMATICAL.test(text)) return undefined;
  const known = isRaised ? SUPERSCRIPTS : SUBSCRIPTS;
  const shown = [...text].map((sign) => known.get(sign));
  if (shown.every((sign) => sign !== undefined)) return shown.join("");
  const mark = isRaised ? "^" : "_";
  return [...text].length === 1 ? `${mark}${text}` : `${mark}(${text})`;
}

/** The text of an element without links or blocks in it. */
function shortTextOf(element: DomElement): string | undefined {
  let text = "";
  for (const child of childrenOf(element)) {
    if (isText(child)) text += child.data;
    else if (isElement(child) && /^(?:i|em|b|strong|var|span)$/u.test(child.localName)) {
      const within = shortTextOf(child);
      if (within === undefined) return undefined;
      text += within;
    } else return undefined;
    if (text.length > 4 * SHORT_MAX) return undefined;
  }
  const trimmed = text.trim();
  return trimmed.length <= SHORT_MAX ? trimmed : undefined;
}
