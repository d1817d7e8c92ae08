import {
  detectConflicts,
  type PairReport,
} from "../../../engines/air-traffic/detection/detect-conflicts.js";
import { WELL_CLEAR, wellClear } from "../../../engines/air-traffic/detection/well-clear.js";
import type { LocalPlane } from "../../../engines/air-traffic/picture/local-plane.js";
import type { FlownLoss } from "../../../engines/air-traffic/verification/fly-picture.js";
import type { Check } from "../../method.js";
import { issuesOf } from "../plan/issues-of.js";
import { tidy } from "../plan/tidy.js";
import type { WholePicture } from "../problem/picture-of.js";
import { checkDetection, checkedUntil, lossesByResponse } from "./check-detection.js";

/** A plane that stretches distances by more is told. */
const STRETCH_PCT = 0.1;

/** What every question about a picture is answered with. */
export function detectTraffic(picture: WholePicture) {
  const { conflicts, plane } = detectConflicts(picture);
  const byResponse = lossesByResponse(picture, conflicts);
  const { issues, leftOut } = issuesOf(picture, conflicts, byResponse);
  const well_clear = wellClear(picture).filter(({ t_in_s }) => t_in_s !== null);
  const until_s = checkedUntil(picture);
  const warnings: string[] = [];
  if (leftOut > 0) warnings.push(`${leftOut} more issues are left out; conflicts has every pair`);
  if (until_s < picture.lookahead_s) {
    warnings.push(`conflicts are checked by a flight of the first ${until_s} s only`);
  }
  if (plane !== null && plane.stretch_pct > STRETCH_PCT) warnings.push(stretchOf(plane));
  return {
    fields: {
      conflicts: conflicts.map(tidied),
      issues,
      plane,
      well_clear: { volume: WELL_CLEAR, not_well_clear: well_clear },
    },
    checks: checkDetection(picture, conflicts),
    byResponse,
    responseChecks: responseChecks(picture, byResponse),
    warnings,
  };
}

/** Nothing where nobody intends anything: then nothing depends on a response. */
function responseChecks(
  { aircraft }: WholePicture,
  { length: value }: readonly FlownLoss[],
): readonly Check[] {
  if (aircraft.every(({ intent = [] }) => intent.length === 0)) return [];
  return [{ name: "losses_by_other_responses", ok: value === 0, value, limit: 0, unit: "pairs" }];
}

/** Field by field, since there may be 19,900. */
function tidied(report: PairReport): PairReport {
  const { pair, t_cpa_s, d_cpa_nm, vsep_at_cpa_ft, conflict, t_los_in_s, t_los_out_s } = report;
  return {
    pair,
    t_cpa_s: tidy(t_cpa_s),
    d_cpa_nm: tidy(d_cpa_nm),
    vsep_at_cpa_ft: tidy(vsep_at_cpa_ft),
    conflict,
    t_los_in_s: t_los_in_s === null ? null : tidy(t_los_in_s),
    t_los_out_s: t_los_out_s === null ? null : tidy(t_los_out_s),
  };
}

function stretchOf({ radius_nm, stretch_pct }: LocalPlane): string {
  const [pct, nm] = [stretch_pct.toFixed(2), Math.round(radius_nm)];
  return `aircraft are up to ${nm} nm from their centre, where distances are up to ${pct} % too long`;
}
