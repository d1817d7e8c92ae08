import { type Criterion, criteria } from "../../../content/wcag/criteria.js";
import type { GateDefinition, GateStatus } from "../gate.js";
import type { GateOutcome, Place, PlacedFinding } from "../judged.js";

/** One line of an audit: a failing or undecided place, or a gate that has none. */
export interface GateEntry {
  readonly id: string;
  readonly wcag: string | null;
  readonly level: Criterion["level"] | null;
  readonly actRules: readonly string[];
  readonly status: GateStatus;
  readonly measured: string | number | null;
  readonly required: string | number | null;
  readonly where: Place | null;
  readonly message: string;
  readonly repairable: boolean;
}

export interface Verdict {
  /** No gate fails, those of level AAA aside unless they were asked for by name. */
  readonly passed: boolean;
  /** 0 to 100: the share of these gates that pass among those that pass or fail; 100 where none does. */
  readonly score: number;
}

export interface Summary extends Verdict {
  readonly entries: readonly GateEntry[];
  /** Failing places of the gates that count for the verdict. */
  readonly failed: number;
  readonly undecided: number;
  /** Failing and undecided places that have no entry. */
  readonly leftOut: number;
}

export const ENTRIES_OF_GATE_MAX = 100;

/**
 * What the gates found, as entries in their order: failures of a gate first, 100 of each at most. `repaired` is what
 * they find once all is repaired that can be: a failure is repairable that has a repair, or whose gate
 * then has no failure left; without it, none is.
 */
export function summarize(
  outcomes: readonly GateOutcome[],
  repaired: readonly GateOutcome[] | undefined,
  areNamed: boolean,
): Summary {
  const entries: GateEntry[] = [];
  let [failed, undecided, untold] = [0, 0, 0];
  const mended = new Set((repaired ?? []).filter(hasNoFailure).map(({ gate }) => gate.id));
  for (const outcome of outcomes) {
    const isRepairable = ({ repair }: PlacedFinding) =>
      repaired !== undefined && (repair !== undefined || mended.has(outcome.gate.id));
    const failures = outcome.findings.filter(({ status }) => status === "fail");
    const open = outcome.findings.filter(({ status }) => status === "cannot_tell");
    if (doesCount(outcome.gate, areNamed)) failed += failures.length;
    undecided += open.length;
    const told = [...failures, ...open].slice(0, ENTRIES_OF_GATE_MAX);
    untold += failures.length + open.length - told.length;
    entries.push(...told.map((finding) => entryOf(outcome, finding, isRepairable(finding))));
    if (told.length === 0) entries.push(entryOfAll(outcome));
  }
  return { ...verdictOf(outcomes, areNamed), entries, failed, undecided, leftOut: untold };
}

/**
 * Whether no gate fails, and the score. Gates of level AAA are told and do not count: WCAG 2.2 advises
 * against asking that level of whole sites, "because it is not possible to satisfy all Level AAA
 * success criteria for some content" (section 5.2.1, note 2). Where the caller named the gates
 * (`areNamed`), all of them count.
 */
export function verdictOf(outcomes: readonly GateOutcome[], areNamed: boolean): Verdict {
  let [passing, failing] = [0, 0];
  for (const { gate, findings } of outcomes) {
    if (!doesCount(gate, areNamed)) continue;
    if (findings.some(({ status }) => status === "fail")) failing += 1;
    else if (findings.some(({ status }) => status === "pass")) passing += 1;
  }
  const judged = passing + failing;
  const score = judged === 0 ? 100 : Math.round((100 * passing) / judged);
  return { passed: failing === 0, score };
}

function doesCount(gate: GateOutcome["gate"], areNamed: boolean): boolean {
  return areNamed || levelOf(gate) !== "AAA";
}

/** The level of a gate's criterion; null for a gate of design alone. */
export function levelOf({ wcag }: Pick<GateDefinition, "wcag">): Criterion["level"] | null {
  return wcag === null ? null : (criteria[wcag]?.level ?? null);
}

function hasNoFailure({ findings }: GateOutcome): boolean {
  return findings.every(({ status }) => status !== "fail");
}

function entryOf({ gate }: GateOutcome, finding: PlacedFinding, isRepairable: boolean): GateEntry {
  const { status, measured, required, message, actRules } = finding;
  return {
    id: gate.id,
    wcag: gate.wcag,
    level: levelOf(gate),
    actRules,
    status,
    measured: rounded(measured),
    required,
    where: finding.place(),
    message,
    repairable: isRepairable && status === "fail",
  };
}

/** The entry of a gate that nothing fails: what came nearest to failing stands for the rest. */
function entryOfAll({ gate, findings }: GateOutcome): GateEntry {
  const shared = {
    id: gate.id,
    wcag: gate.wcag,
    level: levelOf(gate),
    where: null,
    repairable: false,
  };
  if (findings.length === 0) {
    const message = "nothing here for this gate to judge";
    return {
      ...shared,
      actRules: gate.actRules,
      status: "not_applicable",
      measured: null,
      required: null,
      message,
    };
  }
  const nearest = nearestToFailing(findings);
  const message =
    findings.length === 1 && nearest !== undefined
      ? nearest.message
      : `${findings.length} places judged, and each passes`;
  return {
    ...shared,
    actRules: [...new Set(findings.flatMap(({ actRules }) => actRules))],
    status: "pass",
    measured: rounded(nearest?.measured ?? null),
    required: nearest?.required ?? null,
    message,
  };
}

function nearestToFailing(findings: readonly PlacedFinding[]): PlacedFinding | undefined {
  let nearest: PlacedFinding | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const finding of findings) {
    const { measured, required } = finding;
    if (typeof measured !== "number" || typeof required !== "number") continue;
    const margin = Math.abs(measured - required);
    if (margin < least) [nearest, least] = [finding, margin];
  }
  return nearest ?? (findings.length === 1 ? findings[0] : undefined);
}

const DIGITS = 2;

/** Rounded down, so that 4.499 does not read as the 4.5 that it misses. */
function rounded(measured: string | number | null): string | number | null {
  if (typeof measured !== "number" || Number.isInteger(measured)) return measured;
  return Math.floor(measured * 10 ** DIGITS + 1e-9) / 10 ** DIGITS;
}
