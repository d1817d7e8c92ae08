import type { PairReport } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { FlownLoss } from "../../../engines/air-traffic/verification/fly-picture.js";
import type { WholePicture } from "../problem/picture-of.js";
import { tidy } from "./tidy.js";

export interface Issue {
  readonly rank: number;
  readonly issue: string;
  readonly severity: "breaks" | "tight" | "note";
  /** Until separation is lost, or what a pair keeps above the minimum. */
  readonly margin: number;
  readonly unit: string;
}

type Unranked = Omit<Issue, "rank">;

/** A pair that is closer, as a share of the lateral minimum, passes close though it is clear. */
const CLOSE_SHARE = 1.5;
/** Above the vertical minimum, likewise. */
const CLOSE_FT = 500;
/** An aircraft that climbs on through it was hardly meant to. */
const HIGH_FT = 45_000;
export const ISSUES_MAX = 30;

/** What breaks first: losses of separation by their time, pairs that pass close, and what looks forgotten. */
export function issuesOf(
  picture: WholePicture,
  conflicts: readonly PairReport[],
  byResponse: readonly FlownLoss[],
): { readonly issues: readonly Issue[]; readonly leftOut: number } {
  const byId = new Map(picture.aircraft.map((one) => [one.id, one]));
  const breaks: Unranked[] = [];
  const close: Unranked[] = [];
  for (const report of conflicts) {
    if (report.conflict) breaks.push(broken(report));
    else close.push(...passing(report, picture, byId));
  }
  const tight = close.filter(({ severity }) => severity === "tight");
  const notes = close.filter(({ severity }) => severity === "note");
  const found = [
    ...breaks,
    ...byResponse.map(responding),
    ...tight,
    ...picture.aircraft.flatMap((one) => endless(one, picture.lookahead_s)),
    ...notes,
  ];
  const issues = found.slice(0, ISSUES_MAX).map((one, at) => ({
    rank: at + 1,
    ...one,
    margin: tidy(one.margin),
  }));
  return { issues, leftOut: found.length - issues.length };
}

function broken({ pair, t_los_in_s, t_cpa_s, d_cpa_nm, vsep_at_cpa_ft }: PairReport): Unranked {
  const margin = t_los_in_s ?? 0;
  const who = pair.join(" and ");
  const closest = `${shown(d_cpa_nm, 1)} nm and ${shown(vsep_at_cpa_ft)} ft after ${shown(t_cpa_s)} s`;
  const issue =
    margin === 0
      ? `${who} have lost separation already; they are closest at ${closest}`
      : `${who} lose separation in ${shown(margin)} s and are closest at ${closest}`;
  return { issue, severity: "breaks", margin, unit: "s" };
}

function responding({ pair, at_s }: FlownLoss): Unranked {
  const issue = `${pair.join(" and ")} lose separation in ${at_s} s if what is intended is done more slowly or quickly than usual`;
  return { issue, severity: "breaks", margin: at_s, unit: "s" };
}

function passing(
  { pair, t_cpa_s, d_cpa_nm, vsep_at_cpa_ft }: PairReport,
  { separation: { lateral_nm, vertical_ft }, lookahead_s }: WholePicture,
  byId: ReadonlyMap<string, Aircraft>,
): Unranked[] {
  const who = pair.join(" and ");
  const isBelow = vsep_at_cpa_ft < vertical_ft;
  if (t_cpa_s > lookahead_s) {
    if (!isBelow || d_cpa_nm >= lateral_nm) return [];
    const margin = t_cpa_s - lookahead_s;
    const issue = `${who} come within ${shown(d_cpa_nm, 1)} nm after the look-ahead, in ${shown(t_cpa_s)} s`;
    return [{ issue, severity: "note", margin, unit: "s" }];
  }
  if (isBelow && d_cpa_nm < CLOSE_SHARE * lateral_nm) {
    const issue = `${who} pass clear but close, at ${shown(d_cpa_nm, 1)} nm after ${shown(t_cpa_s)} s`;
    return [{ issue, severity: "tight", margin: d_cpa_nm - lateral_nm, unit: "nm" }];
  }
  const over = vsep_at_cpa_ft - vertical_ft;
  if (over >= CLOSE_FT || d_cpa_nm >= lateral_nm) return [];
  // Neighbouring levels are what the minimum is made for; a climb between them is worth a look.
  const isLevel = pair.every((id) => isSteady(byId.get(id)));
  const issue = `${who} cross with ${shown(vsep_at_cpa_ft)} ft between them after ${shown(t_cpa_s)} s`;
  return [{ issue, severity: isLevel ? "note" : "tight", margin: over, unit: "ft" }];
}

const isSteady = (aircraft: Aircraft | undefined): boolean =>
  aircraft?.vs_fpm === 0 && (aircraft.intent ?? []).length === 0;

/** Climbs and descents without a level at which they stop. */
function endless({ id, alt_ft, vs_fpm, intent = [] }: Aircraft, lookahead_s: number): Unranked[] {
  if (vs_fpm === 0 || intent.some(({ kind }) => kind === "level" || kind === "vertical_rate")) {
    return [];
  }
  const limit = vs_fpm < 0 ? Math.min(0, alt_ft) : Math.max(HIGH_FT, alt_ft);
  const margin = (60 * (limit - alt_ft)) / vs_fpm;
  if (margin >= lookahead_s || margin <= 0) return [];
  const way = vs_fpm < 0 ? "descends" : "climbs";
  const issue = `${id} ${way} through ${limit} ft in ${shown(margin)} s: no level is given at which it stops`;
  return [{ issue, severity: "note", margin, unit: "s" }];
}

function shown(value: number, decimals = 0): string {
  return `${Number(value.toFixed(decimals))}`;
}
