import type { PlannedRepair } from "../judged.js";
import { findOpenEnd } from "./open-end.js";
import { findingAt, placeOf, type Sheet, type SheetDeclaration } from "./read-sheet.js";
import { NO_RULES, type SheetGate } from "./sheet-gate.js";

const ID = "css-reduced-motion";

/** Who asks for less motion gets less: moving things stand beside a rule for `prefers-reduced-motion` (WCAG 2.3.3). */
export const reducedMotion: SheetGate = {
  id: ID,
  wcag: "2.3.3",
  actRules: NO_RULES,
  *check(sheet) {
    const isHeeded = sheet.media.some((condition) => condition.includes("prefers-reduced-motion"));
    const moving = sheet.rules.flatMap(({ declarations }) => declarations.filter(isMotion));
    const [first] = moving;
    if (first === undefined) return;
    const required = "a rule for prefers-reduced-motion";
    const measured = moving.length;
    if (isHeeded) {
      const message = "there is a rule for prefers-reduced-motion";
      yield findingAt(sheet, first, { status: "pass", measured, required, message });
      return;
    }
    const count = `${moving.length} ${moving.length === 1 ? "animation or transition" : "animations and transitions"}`;
    const message = `${count}, and no rule for those who ask for less motion`;
    yield findingAt(
      sheet,
      first,
      { status: "fail", measured, required, message },
      stopMotion(sheet, first),
    );
  },
};

function isMotion({ name, value }: SheetDeclaration): boolean {
  if (!/^(?:-webkit-)?(?:animation|animation-name|transition)$/.test(name)) return false;
  return !/^(?:none|initial|unset|inherit|revert)\b/i.test(value) && /\d|^[a-z-]/i.test(value);
}

/** The rule that style guides use (after Andy Bell, A Modern CSS Reset). */
const STILL = [
  "@media (prefers-reduced-motion: reduce) {",
  "  *, ::before, ::after {",
  "    animation-duration: 0.01ms !important;",
  "    animation-iteration-count: 1 !important;",
  "    transition-duration: 0.01ms !important;",
  "    scroll-behavior: auto !important;",
  "  }",
  "}",
];

function stopMotion(sheet: Sheet, first: SheetDeclaration): PlannedRepair | undefined {
  const { source, isCut } = sheet;
  if (isCut || findOpenEnd(source) !== undefined) return undefined;
  const end = source.includes("\r\n") ? "\r\n" : "\n";
  const at = source.length;
  const gap = source.endsWith("\n") || source.endsWith("\r") ? end : end + end;
  return {
    gate: ID,
    place: () => placeOf(sheet, first),
    before: "",
    after: STILL.join("\n"),
    message: "add a rule that stops motion for those who ask for it",
    edits: [{ start: at, end: at, text: `${gap}${STILL.join(end)}${end}` }],
  };
}
