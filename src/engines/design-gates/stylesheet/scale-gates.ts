import { hexOf, parseColor } from "../../css/colors.js";
import { splitValue } from "../../css/values.js";
import type { PlacedFinding } from "../judged.js";
import {
  filledIn,
  findingAt,
  type Sheet,
  type SheetDeclaration,
  selectorShown,
} from "./read-sheet.js";
import { fixedPx, NO_RULES, type SheetGate } from "./sheet-gate.js";

/** Values of a kind, each with the first declaration that has it. */
function distinct<Key>(
  sheet: Sheet,
  valuesOf: (declaration: SheetDeclaration) => readonly Key[],
): ReadonlyMap<Key, SheetDeclaration> {
  const first = new Map<Key, SheetDeclaration>();
  for (const { declarations } of sheet.rules) {
    for (const declaration of declarations) {
      for (const value of valuesOf(declaration)) {
        if (!first.has(value)) first.set(value, declaration);
      }
    }
  }
  return first;
}

const SIZES_MIN = 3;
const STEP_MIN = 1.05;

/** Sizes of text can be told apart. */
export const typeScale: SheetGate = {
  id: "css-type-scale",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const found = distinct(sheet, ({ name, value }) => {
      const px = name === "font-size" ? fixedPx(value) : undefined;
      return px === undefined || px <= 0 ? [] : [px];
    });
    const sizes = [...found].toSorted(([one], [other]) => one - other);
    if (sizes.length < SIZES_MIN) return;
    for (const [at, [px, declaration]] of sizes.entries()) {
      const [before] = sizes[at - 1] ?? [];
      if (before === undefined) continue;
      const measured = px / before;
      yield findingAt(sheet, declaration, {
        status: measured >= STEP_MIN ? "pass" : "fail",
        measured,
        required: STEP_MIN,
        message: `text of ${px}px (${selectorShown(declaration.rule)}) is ${measured.toFixed(3)} times the next smaller size, ${before}px; ${STEP_MIN} times are the least that can be told apart`,
      });
    }
  },
};

const SPACE =
  /^(?:(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?|(?:row-|column-)?gap)$/;
const BASES_PX = [8, 6, 5, 4];
const SHARE_MIN = 0.8;
const FINE_STEPS = 4;

/** Spaces are multiples of a base, small ones also of its half. */
export const spacingScale: SheetGate = {
  id: "css-spacing-scale",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const found = distinct(sheet, ({ name, value }) =>
      SPACE.test(name)
        ? splitValue(value, "space").flatMap((part) => {
            const px = Math.abs(fixedPx(part) ?? 0);
            return px > 1 ? [px] : [];
          })
        : [],
    );
    const sizes = [...found.keys()];
    if (sizes.length < SIZES_MIN) return;
    const multiples = (base: number) => sizes.filter((px) => px % base === 0).length;
    const base = BASES_PX.find((tried) => multiples(tried) >= SHARE_MIN * sizes.length) ?? 4;
    for (const [px, declaration] of found) {
      const step = px <= base * FINE_STEPS ? base / 2 : base;
      const required = `a multiple of ${base}px, or of ${base / 2}px up to ${base * FINE_STEPS}px`;
      yield findingAt(sheet, declaration, {
        status: px % step === 0 ? "pass" : "fail",
        measured: px,
        required,
        message:
          px % step === 0
            ? `a space of ${px}px (${selectorShown(declaration.rule)}) is on the scale of ${base}px`
            : `a space of ${px}px (${selectorShown(declaration.rule)}) is off the scale: ${required}`,
      });
    }
  },
};

const COLORS_MAX = 24;
const COLORED = /color$|^(?:background|border(?:-[a-z]+)?|fill|stroke|outline)$/;

/** A palette has few colours: more than 24 are hardly chosen. */
export const colorCount: SheetGate = {
  id: "css-colour-count",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const colors = distinct(sheet, ({ name, value }) => {
      if (!name.startsWith("--") && !COLORED.test(name)) return [];
      return splitValue(filledIn(sheet, value) ?? "", "space").flatMap((part) => {
        const color = parseColor(part);
        return color === undefined || color.alpha === 0 ? [] : [hexOf(color)];
      });
    });
    const [first] = colors.values();
    if (first === undefined) return;
    const measured = colors.size;
    const message = `${measured} different colours; ${COLORS_MAX} are the most that are surely chosen`;
    const said = { measured, required: COLORS_MAX, message };
    const finding: PlacedFinding = {
      ...findingAt(sheet, first, { status: measured <= COLORS_MAX ? "pass" : "fail", ...said }),
      place: () => null,
    };
    yield finding;
  },
};
