import type { Finding, GateDefinition } from "../../gate.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";

/**
 * What moves or blinks by itself must be stoppable (WCAG 2.2, 2.2.2). A `marquee` or `blink` cannot be stopped
 * (techniques F16 and F47); whether an endless animation disturbs or can be paused needs a look.
 */
export const movingContent: GateDefinition = {
  id: "moving-content",
  wcag: "2.2.2",
  actRules: [],
  *check(page) {
    for (const element of page.elements) {
      const { isVisible } = page.styles.of(element);
      if (!isVisible) continue;
      const finding = judge(element, page);
      if (finding) yield finding;
    }
  },
};

function judge(element: PageElement, page: Page): Finding | undefined {
  const facts = { element, actRules: [], required: "a way to stop it" };
  const { tag } = element;
  if (tag === "marquee" || tag === "blink") {
    const message = `A ${tag} moves for as long as the page is open, and readers cannot stop it.`;
    return { ...facts, status: "fail", measured: tag, message };
  }
  const style = page.styles.of(element);
  const name = style.value("animation-name");
  if (/^(?:none|initial|unset|)$/iu.test(name)) return undefined;
  if (!/infinite/iu.test(style.value("animation-iteration-count"))) return undefined;
  const isSpared = /prefers-reduced-motion/iu.test(page.source);
  const message = isSpared
    ? "The endless animation is spared to readers who ask for less motion; whether it can be paused cannot be told."
    : "This animation never ends, and the page does not ask prefers-reduced-motion.";
  return { ...facts, status: isSpared ? "pass" : "cannot_tell", measured: "infinite", message };
}
