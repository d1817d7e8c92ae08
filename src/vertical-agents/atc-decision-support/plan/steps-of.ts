import { detectConflicts } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import {
  type Action,
  type Aircraft,
  INTENTS_MAX,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import { createSummaryFigures } from "../../summary.js";
import type { WholePicture } from "../problem/picture-of.js";
import { sayAction } from "./say-action.js";
import { tidyTime } from "./tidy.js";

/** One step of a plan. */
export interface Step {
  /** To a tenth of a second. */
  readonly at_s: number;
  readonly aircraft: string;
  readonly what: string;
}

/** Pairs of which it is said how they pass in the end. */
const PASSES_MAX = 10;

/** What is told, and how the pairs that were in conflict then pass, in order of time. */
export function stepsOf(
  picture: WholePicture,
  actions: readonly Action[],
  pairs: readonly (readonly [string, string])[],
): readonly Step[] {
  const byId = new Map(picture.aircraft.map((one) => [one.id, one]));
  const told = actions.map((action) => {
    const what = sayAction(action, byId.get(action.aircraft) as Aircraft, createSummaryFigures());
    return { at_s: action.at_s, aircraft: action.aircraft, what };
  });
  return [...told, ...passes(picture, actions, pairs.slice(0, PASSES_MAX))].sort(
    (one, other) => one.at_s - other.at_s,
  );
}

/** All aircraft stay in the picture, whose centre the plane has. */
function passes(
  picture: WholePicture,
  actions: readonly Action[],
  pairs: readonly (readonly [string, string])[],
): Step[] {
  const aircraft = picture.aircraft.map((one) => {
    const told = actions.filter((action) => action.aircraft === one.id);
    return { ...one, intent: [...(one.intent ?? []), ...told] };
  });
  if (aircraft.some(({ intent }) => intent.length > INTENTS_MAX)) return [];
  const asked = new Set(pairs.map((pair) => pair.join()));
  return detectConflicts({ ...picture, aircraft })
    .conflicts.filter(({ pair, t_cpa_s }) => asked.has(pair.join()) && t_cpa_s > 0)
    .map(({ pair: [id, other], t_cpa_s, d_cpa_nm, vsep_at_cpa_ft }) => {
      const [nm, ft] = [Number(d_cpa_nm.toFixed(1)), Math.round(vsep_at_cpa_ft)];
      return {
        at_s: tidyTime(t_cpa_s),
        aircraft: id,
        what: `pass ${other} at ${nm} nm and ${ft} ft`,
      };
    });
}
