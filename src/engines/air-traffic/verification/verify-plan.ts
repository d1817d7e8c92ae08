import { checkActions, checkPicture } from "../picture/check-picture.js";
import type { Action, TrafficPicture } from "../picture/traffic-picture.js";
import { type FlownResponse, flyPicture } from "./fly-picture.js";

/** As flights round, in nm. */
const ROUNDING = 1e-6;

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** Null for a value that there is none of: no pair comes below the vertical minimum. */
  readonly value: number | null;
  readonly limit: number;
  readonly unit: string;
}

/**
 * Checks a plan by flying it in steps of a second, once for each response, and against the constraints. Throws
 * `AirTrafficRefused` for a picture or actions that cannot be used.
 */
export function verifyPlan(
  picture: TrafficPicture,
  actions: readonly Action[],
  responses: Readonly<Record<string, FlownResponse>>,
): readonly Check[] {
  checkPicture(picture);
  checkActions(actions, picture);
  const flown = Object.entries(responses).flatMap(([name, response]) => {
    const { losses, min_separation_nm } = flyPicture(picture, actions, response);
    const limit = picture.separation?.lateral_nm ?? 5;
    const isApart = min_separation_nm === null || min_separation_nm >= limit - ROUNDING;
    return [
      {
        name: `losses_${name}`,
        ok: losses.length === 0,
        value: losses.length,
        limit: 0,
        unit: "pairs",
      },
      { name: `separation_${name}`, ok: isApart, value: min_separation_nm, limit, unit: "nm" },
    ];
  });
  return [...flown, ...constraintChecks(picture, actions)];
}

function constraintChecks(
  { constraints = {} }: TrafficPicture,
  actions: readonly Action[],
): Check[] {
  const { no_turn = [], no_change = [], only, min_gs_kt, max_gs_kt } = constraints;
  const speeds = actions.filter(({ kind }) => kind === "speed").map(({ value }) => value);
  const none = (name: string, isBroken: (action: Action) => boolean): Check => {
    const value = actions.filter(isBroken).length;
    return { name, ok: value === 0, value, limit: 0, unit: "actions" };
  };
  const checks: Check[] = [
    none("no_turn", ({ kind, aircraft }) => kind === "heading" && no_turn.includes(aircraft)),
  ];
  if (no_change.length > 0) {
    checks.push(none("no_change", ({ aircraft }) => no_change.includes(aircraft)));
  }
  if (only !== undefined) {
    checks.push(none("only", ({ kind }) => !only.some((allowed) => allowed === kind)));
  }
  if (min_gs_kt !== undefined && speeds.length > 0) {
    const value = Math.min(...speeds);
    checks.push({ name: "min_gs_kt", ok: value >= min_gs_kt, value, limit: min_gs_kt, unit: "kt" });
  }
  if (max_gs_kt !== undefined && speeds.length > 0) {
    const value = Math.max(...speeds);
    checks.push({ name: "max_gs_kt", ok: value <= max_gs_kt, value, limit: max_gs_kt, unit: "kt" });
  }
  return checks;
}
