import {
  CHANGES_IN_WORDS,
  RESPONSES_IN_WORDS,
  WHYS,
} from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { LocalPlane } from "../../../engines/air-traffic/picture/local-plane.js";
import { CEILING_FT, FLOOR_FT } from "../../../engines/air-traffic/resolution/candidates.js";
import type { Assumption } from "../../understanding.js";
import type { WholePicture } from "../problem/picture-of.js";

/** What positions and intent are taken as. */
export function pictureAssumptions(
  { aircraft }: WholePicture,
  plane: LocalPlane | null,
): readonly Assumption[] {
  const found: Assumption[] = [];
  if (aircraft.some(({ intent = [] }) => intent.length > 0)) {
    found.push({ field: "response.turn_deg_s", value: 3, unit: "deg/s", why: WHYS.intent });
  }
  if (plane !== null) {
    const value = `${plane.lat.toFixed(4)}, ${plane.lon.toFixed(4)}`;
    found.push({ field: "plane", value, unit: "deg", why: WHYS.plane });
  }
  return found;
}

/** What plans are tried, flown and ranked by. */
export function planAssumptions(): readonly Assumption[] {
  return [
    { field: "ranking.actions", value: CHANGES_IN_WORDS, unit: null, why: WHYS.tried },
    ...flightAssumptions(),
    { field: "ceiling_ft", value: CEILING_FT, unit: "ft", why: WHYS.ceiling },
    { field: "floor_ft", value: FLOOR_FT, unit: "ft", why: WHYS.floor },
  ];
}

/** What changes are flown and ranked by. */
export function flightAssumptions(): readonly Assumption[] {
  return [
    { field: "response", value: RESPONSES_IN_WORDS, unit: null, why: WHYS.responses },
    { field: "ranking.cost", value: "track miles and calls", unit: "nm", why: WHYS.cost },
  ];
}
