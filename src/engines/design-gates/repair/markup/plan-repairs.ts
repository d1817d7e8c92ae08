import type { Finding, GateDefinition } from "../../gate.js";
import type { PlannedRepair } from "../../judged.js";
import {
  allowZoom,
  markDecorative,
  removeRepeatedAttributes,
  removeTabOrder,
  stopRefresh,
} from "./attribute-repairs.js";
import { recolourText } from "./contrast-repair.js";
import { revertOutline } from "./focus-repair.js";
import { renameIds } from "./id-repair.js";
import { addLanguage, correctLanguage } from "./language-repairs.js";
import type { PageEditor, Planner } from "./page-editor.js";
import { spellAriaAttribute, spellAutocomplete, spellRole } from "./spelling-repairs.js";
import {
  alignToStart,
  enlargeTarget,
  freeSpacing,
  raiseFontSize,
  underlineLink,
} from "./style-repairs.js";
import { titleFromHeading } from "./title-repair.js";

/** By the id of a repair that a finding names, or else of its gate. */
const planners: Readonly<Record<string, Planner>> = {
  "add-lang": addLanguage,
  "fix-lang": correctLanguage,
  "title-from-h1": titleFromHeading,
  "remove-meta-refresh": stopRefresh,
  "rename-duplicate-id": renameIds,
  "remove-duplicate-attribute": removeRepeatedAttributes,
  "aria-attribute-defined": spellAriaAttribute,
  "role-valid": spellRole,
  "autocomplete-valid": spellAutocomplete,
  "image-name": markDecorative,
  "positive-tabindex": removeTabOrder,
  "viewport-zoom": allowZoom,
  "contrast-minimum": recolourText,
  "important-letter-spacing": freeSpacing("letter-spacing"),
  "important-word-spacing": freeSpacing("word-spacing"),
  "important-line-height": freeSpacing("line-height"),
  "focus-indicator": revertOutline,
  "font-size-floor": raiseFontSize,
  "justified-text": alignToStart,
  "link-marking": underlineLink,
  "target-size": enlargeTarget,
};

/** The repairs of what a gate found, by finding; a finding that nothing mends for sure has none. */
export function planRepairs(
  editor: PageEditor,
  gate: GateDefinition,
  findings: readonly Finding[],
): ReadonlyMap<Finding, PlannedRepair> {
  const groups = new Map<Planner, Finding[]>();
  for (const finding of findings) {
    if (finding.status !== "fail") continue;
    const planner = planners[finding.repair ?? gate.id] ?? planners[gate.id];
    if (planner === undefined) continue;
    const group = groups.get(planner);
    if (group === undefined) groups.set(planner, [finding]);
    else group.push(finding);
  }
  const planned = new Map<Finding, PlannedRepair>();
  for (const [planner, group] of groups) {
    for (const [finding, repair] of planner(editor, { failing: group, all: findings }, gate.id)) {
      planned.set(finding, repair);
    }
  }
  return planned;
}
