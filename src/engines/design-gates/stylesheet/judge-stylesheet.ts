import type { SourceJudge } from "../judged.js";
import { contrasts } from "./contrast-gate.js";
import { focusOutlines } from "./focus-gate.js";
import { reducedMotion } from "./motion-gate.js";
import { findOpenEnd, type OpenEnd } from "./open-end.js";
import { readSheet, type Sheet, selectorShown } from "./read-sheet.js";
import { colorCount, spacingScale, typeScale } from "./scale-gates.js";
import { NO_RULES, type SheetGate } from "./sheet-gate.js";
import { fontSizeFloor, lineLength, targetSizes, textSpacing } from "./text-gates.js";

/** What browsers leave out because it is no CSS. */
const syntax: SheetGate = {
  id: "css-syntax",
  wcag: null,
  actRules: NO_RULES,
  *check(sheet) {
    const { isCut, lines, rules } = sheet;
    const shared = { actRules: NO_RULES, measured: null, required: "CSS" } as const;
    if (isCut) {
      const message =
        "it nests deeper than 64, or has more than 50,000 rules: the rest is not judged";
      yield { ...shared, status: "cannot_tell", place: () => null, message };
    }
    const faults = faultsOf(sheet);
    for (const { message, start, selector = "" } of faults) {
      const place = () => ({ selector, line: lines.lineAt(start) });
      yield { ...shared, status: "fail", place, message };
    }
    if (!isCut && faults.length === 0 && rules.length > 0) {
      const message = "all of it is CSS";
      yield { ...shared, status: "pass", place: () => null, message };
    }
  },
};

interface Fault extends OpenEnd {
  readonly selector?: string;
}

/** What css-tree could not read, and what it reads though browsers leave it out. */
function faultsOf(sheet: Sheet): readonly Fault[] {
  if (sheet.faults.length > 0) return sheet.faults;
  const empty = sheet.rules
    .flatMap(({ declarations }) => declarations)
    .filter(({ name, value }) => value === "" && !name.startsWith("--"))
    .map(({ name, start, rule }) => ({
      message: `${name} has no value`,
      start,
      selector: selectorShown(rule),
    }));
  const open = sheet.isCut ? undefined : findOpenEnd(sheet.source);
  return open === undefined ? empty : [...empty, open];
}

export const sheetGates: readonly SheetGate[] = [
  syntax,
  contrasts,
  focusOutlines,
  reducedMotion,
  fontSizeFloor,
  typeScale,
  textSpacing,
  lineLength,
  spacingScale,
  targetSizes,
  colorCount,
];

/** Judges a style sheet without a page. Linear. */
export const judgeStylesheet: SourceJudge = (source, isWanted) => {
  const sheet = readSheet(source);
  return sheetGates
    .filter(({ id }) => isWanted(id))
    .map((gate) => ({ gate, findings: [...gate.check(sheet)] }));
};
