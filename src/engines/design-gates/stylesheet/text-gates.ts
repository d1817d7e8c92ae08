import { parseQuantity } from "../../css/values.js";
import { LEGIBLE_PX, READABLE_PX } from "../font-floor.js";
import {
  declarationIn,
  findingAt,
  revalue,
  type Sheet,
  type SheetDeclaration,
  selectorShown,
} from "./read-sheet.js";
import { BASIS, fixedPx, NO_RULES, type SheetGate } from "./sheet-gate.js";

function* declarationsOf(sheet: Sheet, ...names: readonly string[]): Iterable<SheetDeclaration> {
  for (const { declarations } of sheet.rules) {
    for (const declaration of declarations) {
      if (names.includes(declaration.name)) yield declaration;
    }
  }
}

/** Text is not set smaller than what is meant to be read. */
export const fontSizeFloor: SheetGate = {
  id: "css-font-size-floor",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    for (const declaration of declarationsOf(sheet, "font-size")) {
      const px = fixedPx(declaration.value);
      // Text of no size is not seen, and is there to close a gap between boxes.
      if (px === undefined || px <= 0) continue;
      const message = `${selectorShown(declaration.rule)} sets text of ${px}px; ${READABLE_PX}px are the least`;
      const said = { measured: px, required: READABLE_PX, message };
      if (px >= READABLE_PX) {
        yield findingAt(sheet, declaration, { status: "pass", ...said });
        continue;
      }
      const unit = parseQuantity(declaration.value)?.unit;
      const text = unit === "rem" ? `${LEGIBLE_PX / BASIS.remPx}rem` : `${LEGIBLE_PX}px`;
      const change = {
        gate: "css-font-size-floor",
        text,
        message: `raise it to ${LEGIBLE_PX}px`,
      };
      yield findingAt(
        sheet,
        declaration,
        { status: "fail", ...said },
        revalue(sheet, declaration, change),
      );
    }
  },
};

const SPACINGS: Readonly<Record<string, number>> = {
  "line-height": 1.5,
  "letter-spacing": 0.12,
  "word-spacing": 0.16,
};

/** Readers can set text wider apart: nothing narrower is `!important` (WCAG 1.4.12). */
export const textSpacing: SheetGate = {
  id: "css-text-spacing",
  wcag: "1.4.12",
  actRules: NO_RULES,
  *check(sheet) {
    for (const declaration of declarationsOf(sheet, ...Object.keys(SPACINGS))) {
      const least = SPACINGS[declaration.name];
      const ems = emsOf(declaration);
      if (!declaration.isImportant || least === undefined || ems === undefined) continue;
      const required = `${least} of the size of the text, or not !important`;
      const message = `${selectorShown(declaration.rule)} sets ${declaration.name} to ${ems} of the size of the text, which readers cannot change`;
      const said = { measured: ems, required, message };
      if (ems >= least) {
        yield findingAt(sheet, declaration, { status: "pass", ...said });
        continue;
      }
      const { name, value, valueEnd, end: blankEnd } = declaration;
      const mark = sheet.source.slice(valueEnd, blankEnd).trimEnd();
      const end = valueEnd + mark.length;
      const repair = {
        ...revalue(sheet, declaration, {
          gate: "css-text-spacing",
          text: value,
          message: "let readers change it",
        }),
        before: `${name}: ${value}${mark}`,
        edits: [{ start: valueEnd, end, text: "" }],
      };
      const isPlain = /^\s*!\s*important\s*$/i.test(mark);
      yield findingAt(
        sheet,
        declaration,
        { status: "fail", ...said },
        isPlain ? repair : undefined,
      );
    }
  },
};

/** How many sizes of the text a spacing is; undefined where only a page tells. */
function emsOf({ name, value }: SheetDeclaration): number | undefined {
  if (/^normal$/i.test(value)) return name === "line-height" ? undefined : 0;
  const quantity = parseQuantity(value);
  if (quantity === undefined) return undefined;
  const { number, unit } = quantity;
  if (unit === "em") return number;
  if (unit === "%") return name === "line-height" ? number / 100 : undefined;
  if (unit === "") return name === "line-height" || number === 0 ? number : undefined;
  return undefined;
}

const LINE_CHARACTERS_MAX = 80;

/** Columns of text are at most 80 characters wide (WCAG 1.4.8). */
export const lineLength: SheetGate = {
  id: "css-line-length",
  wcag: "1.4.8",
  actRules: NO_RULES,
  *check(sheet) {
    for (const declaration of declarationsOf(sheet, "max-width", "max-inline-size")) {
      const quantity = parseQuantity(declaration.value);
      if (quantity?.unit !== "ch") continue;
      const { number: measured } = quantity;
      const message = `${selectorShown(declaration.rule)} lets lines have ${measured} characters; ${LINE_CHARACTERS_MAX} are the most`;
      const said = { measured, required: LINE_CHARACTERS_MAX, message };
      const isFit = measured <= LINE_CHARACTERS_MAX;
      const change = {
        gate: "css-line-length",
        text: `${LINE_CHARACTERS_MAX}ch`,
        message: "make the lines shorter",
      };
      const repair = isFit ? undefined : revalue(sheet, declaration, change);
      yield findingAt(sheet, declaration, { status: isFit ? "pass" : "fail", ...said }, repair);
    }
  },
};

const TARGET_PX = 24;
const TARGET =
  /(?:^|[\s>+~,])(?:button|\.btn[\w-]*|\.button[\w-]*|input|select|\[role=["']?button["']?\])(?![\w-])[^,\s]*\s*(?:,|$)/i;

/** What is pressed is at least 24 pixels high and wide where a rule states it (WCAG 2.5.8). */
export const targetSizes: SheetGate = {
  id: "css-target-size",
  wcag: "2.5.8",
  actRules: NO_RULES,
  *check(sheet) {
    for (const rule of sheet.rules) {
      if (!TARGET.test(rule.selector) || rule.selector.includes("::")) continue;
      for (const side of ["height", "width"] as const) {
        const declaration = declarationIn(rule, side);
        const px = declaration && fixedPx(declaration.value);
        if (declaration === undefined || px === undefined || px <= 0) continue;
        const least = fixedPx(declarationIn(rule, `min-${side}`)?.value ?? "") ?? 0;
        const measured = Math.max(px, least);
        const message = `${selectorShown(rule)} has a ${side} of ${measured}px; ${TARGET_PX}px are the least for what is pressed`;
        const said = { measured, required: TARGET_PX, message };
        const change = {
          gate: "css-target-size",
          text: `${TARGET_PX}px`,
          message: `make it ${TARGET_PX}px`,
        };
        const isFit = measured >= TARGET_PX;
        const repair = isFit ? undefined : revalue(sheet, declaration, change);
        yield findingAt(sheet, declaration, { status: isFit ? "pass" : "fail", ...said }, repair);
      }
    }
  },
};
