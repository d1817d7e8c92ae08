import type { Finding, GateDefinition } from "../../gate.js";
import type { Page } from "../../page/page.js";
import { type JudgedText, judgeContrast } from "./judge-contrast.js";

interface Level {
  readonly rule: string;
  readonly normal: number;
  readonly large: number;
}

/** WCAG 2.2, 1.4.3 Contrast (Minimum), level AA. */
const MINIMUM: Level = { rule: "afw4f7", normal: 4.5, large: 3 };
/** WCAG 2.2, 1.4.6 Contrast (Enhanced), level AAA. */
const ENHANCED: Level = { rule: "09o5cg", normal: 7, large: 4.5 };

export const contrastMinimum = contrastGate("contrast-minimum", "1.4.3", MINIMUM);
export const contrastEnhanced = contrastGate("contrast-enhanced", "1.4.6", ENHANCED);

function contrastGate(id: string, wcag: string, level: Level): GateDefinition {
  return {
    id,
    wcag,
    actRules: [level.rule],
    check: (page) => findings(page, level),
  };
}

function* findings(page: Page, level: Level): Generator<Finding> {
  let passed: Finding | undefined;
  for (const judged of judgeContrast(page)) {
    const finding = findingOf(judged, level);
    if (finding.status === "pass") passed ??= finding;
    else yield finding;
  }
  if (passed) yield passed;
}

function findingOf(judged: JudgedText, level: Level): Finding {
  const { element, isLarge, range, doubt, shown } = judged;
  const required = isLarge ? level.large : level.normal;
  const facts = { element, actRules: [level.rule], required };
  if (!range) {
    const message = `Contrast cannot be told: ${doubt ?? "its colours are not known"}.`;
    return { ...facts, status: "cannot_tell", measured: null, message };
  }
  const measured = Math.floor(range.high * 100) / 100;
  const ratio = `${measured}:1 (${shown})`;
  if (doubt !== undefined) {
    const message = `By the colours declared, contrast is ${ratio}, but ${doubt}.`;
    return { ...facts, status: "cannot_tell", measured, message };
  }
  const kind = isLarge ? "large text" : "text";
  if (range.high < required) {
    const message = `The contrast of this ${kind} is ${ratio}; at least ${required}:1 is asked for.`;
    return { ...facts, status: "fail", measured, message };
  }
  if (range.low < required) {
    const low = Math.floor(range.low * 100) / 100;
    const message = `The contrast of this ${kind} lies between ${low}:1 and ${ratio}, by where it stands on its background.`;
    return { ...facts, status: "cannot_tell", measured: low, message };
  }
  const message = `Every ${kind} that could be judged has at least ${required}:1.`;
  return { ...facts, status: "pass", measured, message };
}
