import { widgetsNamedByContent } from "../../../content/aria/roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { descendantsOf } from "../accessibility/tree-walk.js";
import { visibleText } from "../accessibility/visible-text.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding, shortened } from "./findings.js";

const rules = ["2ee8b8"];
/** Labels nested in labels without end would be compared again and again. */
const CHARACTERS_MAX = 5_000_000;

/** Whether what is read on a control is part of its name, so that it can be called by it. */
export const labelInNameGate: GateDefinition = {
  id: "label-in-name",
  wcag: "2.5.3",
  actRules: rules,
  check: checkLabels,
};

function* checkLabels(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  let charactersLeft = CHARACTERS_MAX;
  for (const element of page.elements) {
    const { attributes } = element;
    if (!attributes.has("aria-label") && !attributes.has("aria-labelledby")) continue;
    if (element.namespace !== "html" || !accessibility.isExposed(element)) continue;
    if (!widgetsNamedByContent.has(accessibility.role(element) ?? "")) continue;
    const label = visibleText(element, accessibility);
    charactersLeft -= label.length;
    if (charactersLeft < 0) return;
    const words = wordsOf(label);
    if (words.length === 0) continue;
    const name = accessibility.name(element).text;
    const nameWords = wordsOf(name);
    const isContained = isSublist(words, nameWords);
    // A letter alone may be a picture: an X that closes.
    const isPicture = words.length === 1 && /^\p{L}$/u.test(words[0] ?? "");
    const isDisputed = () =>
      isPicture || isSublist(withoutHidden(words, element, accessibility), nameWords);
    const status = isContained ? "pass" : isDisputed() ? "cannot_tell" : "fail";
    yield finding(status, element, {
      rules,
      measured: `reads "${shortened(label)}", is named "${shortened(name)}"`,
      required: "the visible words, in a row, in the name",
      message: isContained
        ? "What is read on it is part of its name."
        : "What is read on it is not part of its name: who calls it by what they see does not reach it.",
    });
  }
}

const PARTS_MAX = 200;

/** Words without those that assistive technology is kept from: whether they belong to the label, testers differ. */
function withoutHidden(
  words: readonly string[],
  element: PageElement,
  accessibility: Accessibility,
): readonly string[] {
  const { isAriaHidden } = accessibility;
  const left = [...words];
  let parts = 0;
  for (const part of descendantsOf(element, (one) => !isAriaHidden(one))) {
    parts += 1;
    if (parts > PARTS_MAX) break;
    if (!isAriaHidden(part)) continue;
    for (const word of wordsOf(visibleText(part, accessibility))) {
      const place = left.indexOf(word);
      if (place >= 0) left.splice(place, 1);
    }
  }
  return left;
}

const PARENTHESES = /\([^()]*\)/gu;
const NO_WORD = /[^\p{L}\p{M}\p{Nd}]+/u;

/** The words of a label, in lower case, without what is in parentheses (label in name algorithm). */
export function wordsOf(text: string): string[] {
  return text
    .replace(PARENTHESES, " ")
    .normalize("NFC")
    .toLowerCase()
    .split(NO_WORD)
    .filter((word) => word !== "");
}

/** Whether words stand in others one right after the other. */
export function isSublist(words: readonly string[], others: readonly string[]): boolean {
  const joined = ` ${others.join(" ")} `;
  return joined.includes(` ${words.join(" ")} `);
}
