import { countedLanguages } from "../../../content/languages/letter-groups.js";
import { identifyLanguage } from "../../text/language/identify-language.js";
import { accessibilityOf } from "../accessibility/accessibility.js";
import { isHtml } from "../accessibility/tree-walk.js";
import { visibleText } from "../accessibility/visible-text.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";
import { primarySubtag } from "./language.js";

const rules = ["ucwvc8"];
/** Shorter texts are not told with certainty, and would cost every small page the time. */
const LETTERS_MIN = 400;
const CONFIDENCE_MIN = 0.97;

/** Whether the language that a page names is the one that it is written in. */
export const languageMatchGate: GateDefinition = {
  id: "page-language-text",
  wcag: "3.1.1",
  actRules: rules,
  check: checkLanguage,
};

/** Languages that the letters of a text do not tell apart. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(["nb", "nn", "no"]),
  new Set(["bs", "hr", "sh", "sr", "sl"]),
  new Set(["id", "ms"]),
  new Set(["cs", "sk"]),
  new Set(["bg", "mk"]),
  new Set(["da", "nb", "nn", "no"]),
  new Set(["ca", "es", "gl", "pt"]),
  new Set(["af", "nl"]),
];

function* checkLanguage(page: Page): Iterable<Finding> {
  const { root, body } = page;
  if (root === undefined || body === undefined || !isHtml(root, "html")) return;
  const named = primarySubtag(root.attributes.get("lang") ?? "");
  if (!countedLanguages.some(({ code }) => code === named)) return;
  const text = visibleText(body, accessibilityOf(page));
  if (text.length < LETTERS_MIN) return;
  const { code, confidence } = identifyLanguage(text);
  if (code === null || confidence < CONFIDENCE_MIN) return;
  const isSame = code === named || alike.some((group) => group.has(code) && group.has(named));
  yield finding(isSame ? "pass" : "fail", root, {
    rules,
    measured: code,
    required: named,
    message: isSame
      ? "The page is written in the language that it names."
      : `The page says that it is in "${named}", but its text is in "${code}": it is read out in the wrong voice.`,
  });
}
