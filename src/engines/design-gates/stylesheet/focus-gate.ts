import {
  findingAt,
  revalue,
  type SheetDeclaration,
  type SheetRule,
  selectorShown,
} from "./read-sheet.js";
import { NO_RULES, type SheetGate } from "./sheet-gate.js";

const ID = "css-focus-visible";
const REPLACEMENTS = /^(?:box-shadow|border(?:-.*)?|background(?:-.*)?|text-decoration(?:-.*)?)$/;
const FOCUS = /:focus(?:-visible|-within)?\b/i;

/** The outline that shows where the keyboard is stays, or something stands in for it (WCAG 2.4.7). */
export const focusOutlines: SheetGate = {
  id: ID,
  wcag: "2.4.7",
  actRules: NO_RULES,
  *check(sheet) {
    const shown = new Set(
      sheet.rules
        .filter((rule) => FOCUS.test(rule.selector) && isShown(rule))
        .flatMap(({ selector }) => subjectsOf(selector)),
    );
    for (const rule of sheet.rules) {
      for (const declaration of rule.declarations) {
        if (declaration.name !== "outline" && declaration.name !== "outline-style") continue;
        const required = "an outline, or another mark of focus";
        const measured = declaration.value;
        if (!removesOutline(declaration)) {
          if (!FOCUS.test(rule.selector)) continue;
          const message = `${selectorShown(rule)} outlines the focus`;
          yield findingAt(sheet, declaration, { status: "pass", measured, required, message });
          continue;
        }
        const isReplaced =
          isShown(rule) || subjectsOf(rule.selector).every((one) => shown.has(one));
        // What hides the outline of a mouse alone leaves that of the keyboard.
        const isOfMouse = /:focus:not\(:focus-visible\)/i.test(rule.selector);
        if (isReplaced || isOfMouse) {
          const message = `${selectorShown(rule)} takes the outline away, and something else marks the focus`;
          yield findingAt(sheet, declaration, { status: "pass", measured, required, message });
          continue;
        }
        const message = `${selectorShown(rule)} takes the outline of the focus away, and nothing stands in for it`;
        const change = { gate: ID, text: "revert", message: "give the browser's outline back" };
        const repair = revalue(sheet, declaration, change);
        yield findingAt(
          sheet,
          declaration,
          { status: "fail", measured, required, message },
          repair,
        );
      }
    }
  },
};

/** Whether an `outline` or `outline-style` takes the outline away. */
export function removesOutline({ value }: Pick<SheetDeclaration, "value">): boolean {
  return /^(?:none|0(?:px|em|rem)?|hidden|transparent)(?:\s+(?:none|0|transparent))*$/i.test(value);
}

/** Whether a rule marks the focus in another way. */
function isShown({ selector, declarations }: SheetRule): boolean {
  return declarations.some((declaration) => {
    const { name, value } = declaration;
    if (name === "outline" || name === "outline-style") {
      return FOCUS.test(selector) && !removesOutline(declaration);
    }
    return FOCUS.test(selector) && REPLACEMENTS.test(name) && !/^(?:none|0)$/i.test(value);
  });
}

/** What the parts of a selector are of, without the states of focus. */
function subjectsOf(selector: string): readonly string[] {
  return selector
    .split(",")
    .map((part) => part.replace(/:focus(?:-visible|-within)?\b/gi, "").trim() || "*");
}
