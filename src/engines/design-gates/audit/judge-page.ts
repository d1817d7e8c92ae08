import type { Finding, GateDefinition } from "../gate.js";
import type { Place, PlacedFinding, PlannedRepair, SourceJudge } from "../judged.js";
import { readMarkup } from "../page/read-markup.js";
import { selectorOf } from "../page/selector-of.js";
import { mergeByRule } from "../repair/markup/focus-repair.js";
import { PageEditor } from "../repair/markup/page-editor.js";
import { planRepairs } from "../repair/markup/plan-repairs.js";
import { accessibilityGates } from "../rules/accessibility-gates.js";
import { focusIndicator } from "../visual/controls/focus-indicator.js";
import { visualGates } from "../visual/visual-gates.js";

export const pageGates: readonly GateDefinition[] = [...accessibilityGates, ...visualGates];

/** Judges a page, or a part of one. About linear in the source; styles are computed once for all gates. */
export const judgePage: SourceJudge = (source, isWanted) => {
  const page = readMarkup(source);
  const editor = new PageEditor(page);
  return pageGates
    .filter(({ id }) => isWanted(id))
    .map((gate) => {
      const found = [...gate.check(page)];
      const findings = gate === focusIndicator ? mergeByRule(editor, found) : found;
      const planned = planRepairs(editor, gate, findings);
      return { gate, findings: findings.map((one) => placed(one, planned.get(one))) };
    });
};

function placed(finding: Finding, repair: PlannedRepair | undefined): PlacedFinding {
  const { status, actRules, measured, required, message } = finding;
  return {
    status,
    actRules,
    measured,
    required,
    message,
    place: () => placeOf(finding),
    ...(repair === undefined ? {} : { repair }),
  };
}

function placeOf({ element, line }: Finding): Place | null {
  if (element === undefined) return line === undefined ? null : { selector: "html", line };
  return { selector: selectorOf(element), line: line ?? element.source?.line ?? 1 };
}
