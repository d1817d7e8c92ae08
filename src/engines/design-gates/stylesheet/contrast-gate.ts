import { contrast, hexOf, parseColor } from "../../css/colors.js";
import { contrastInWords } from "../colors/contrast-in-words.js";
import { nearestPassing } from "../colors/nearest-color.js";
import {
  declarationIn,
  filledIn,
  findingAt,
  revalue,
  type Sheet,
  type SheetRule,
  selectorShown,
} from "./read-sheet.js";
import { fixedPx, NO_RULES, type SheetGate } from "./sheet-gate.js";

const ID = "css-contrast";
const RATIO = 4.5;
const LARGE_RATIO = 3;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

/** Text and background that one rule sets have the contrast of WCAG 1.4.3. */
export const contrasts: SheetGate = {
  id: ID,
  wcag: "1.4.3",
  actRules: NO_RULES,
  *check(sheet) {
    for (const rule of sheet.rules) {
      const text = declarationIn(rule, "color");
      const behind = declarationIn(rule, "background", "background-color");
      if (!text || !behind || /:disabled|\[disabled|aria-disabled/i.test(rule.selector)) continue;
      const textColor = colorIn(sheet, text.value);
      const behindColor = colorIn(sheet, behind.value);
      const required = requiredOf(rule);
      if (!textColor || !behindColor || behindColor.alpha < 1) {
        const isPicture = /url\(|gradient\(/i.test(behind.value);
        if (!isPicture) continue;
        const message = `${selectorShown(rule)}: what is behind the text is a picture`;
        yield findingAt(sheet, text, { status: "cannot_tell", measured: null, required, message });
        continue;
      }
      const measured = contrast(textColor, behindColor);
      const colors = { text: hexOf(textColor), behind: hexOf(behindColor) };
      const message = `${selectorShown(rule)}: ${contrastInWords(colors, { measured, required })}`;
      if (measured >= required) {
        yield findingAt(sheet, text, { status: "pass", measured, required, message });
        continue;
      }
      const found = nearestPassing(textColor, [{ against: behindColor, ratio: required }]);
      const change = found && {
        gate: ID,
        text: hexOf(found),
        message: "move the lightness of the text until it can be read, and keep its hue",
      };
      const repair = change && revalue(sheet, text, change);
      yield findingAt(sheet, text, { status: "fail", measured, required, message }, repair);
    }
  },
};

function colorIn(sheet: Sheet, value: string) {
  const filled = filledIn(sheet, value);
  return filled === undefined ? undefined : parseColor(filled);
}

/** Large text needs less; where a rule states no size, text is taken for small. */
function requiredOf(rule: SheetRule): number {
  const size = fixedPx(declarationIn(rule, "font-size")?.value ?? "") ?? 0;
  const weight = declarationIn(rule, "font-weight")?.value.toLowerCase() ?? "";
  const isBold = weight === "bold" || weight === "bolder" || Number(weight) >= BOLD;
  return size >= (isBold ? LARGE_BOLD_PX : LARGE_PX) ? LARGE_RATIO : RATIO;
}
