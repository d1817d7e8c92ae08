import type { PairReport } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Aircraft, Change } from "../../../engines/air-traffic/picture/traffic-picture.js";
import { RESPONSES } from "../../../engines/air-traffic/resolution/responses.js";
import {
  type FlownLoss,
  flyPicture,
} from "../../../engines/air-traffic/verification/fly-picture.js";
import type { Check } from "../../method.js";
import type { WholePicture } from "../problem/picture-of.js";

/** Pairs by seconds that a flight may look at. */
const FLOWN_MAX = 24_000_000;
/** Without intent only rounding is left open. */
const ROUNDING = 1e-4;
/** A loss that is shorter may lie between two steps. */
const SHORT_S = 2;

/** How far the flight of `checkDetection` looks: to the look-ahead, or less far with many aircraft. */
export function checkedUntil({ aircraft, lookahead_s }: WholePicture): number {
  const pairs = (aircraft.length * (aircraft.length - 1)) / 2;
  return Math.min(lookahead_s, Math.floor(FLOWN_MAX / Math.max(1, pairs)));
}

/** Flies a picture in steps of a second and compares the pairs that lose separation with those that are listed. */
export function checkDetection(
  picture: WholePicture,
  conflicts: readonly PairReport[],
): readonly Check[] {
  const until_s = checkedUntil(picture);
  const listed = keysOf(conflicts);
  const unlisted = flownLosses(picture, until_s, -1).filter((pair) => !listed.has(pair));
  const flown = new Set(flownLosses(picture, until_s, 1));
  const unflown = conflicts.filter(
    (one) => lastsWithin(one, until_s) && !flown.has(JSON.stringify(one.pair)),
  );
  const none = (name: string, value: number): Check => {
    return { name, ok: value === 0, value, limit: 0, unit: "pairs" };
  };
  return [
    none("losses_flown_but_not_listed", unlisted.length),
    none("conflicts_listed_but_not_flown", unflown.length),
  ];
}

const keysOf = (conflicts: readonly PairReport[]): ReadonlySet<string> =>
  new Set(conflicts.filter(({ conflict }) => conflict).map(({ pair }) => JSON.stringify(pair)));

/**
 * The pairs that are listed without a conflict and lose separation if aircraft do what they intend more slowly or
 * quickly than usual, in order of time.
 */
export function lossesByResponse(
  picture: WholePicture,
  conflicts: readonly PairReport[],
): readonly FlownLoss[] {
  if (picture.aircraft.every(({ intent = [] }) => intent.length === 0)) return [];
  const listed = keysOf(conflicts);
  const until = { ...picture, lookahead_s: checkedUntil(picture) };
  const first = new Map<string, FlownLoss>();
  for (const response of Object.values(RESPONSES)) {
    for (const loss of flyPicture(until, [], response).losses) {
      const key = JSON.stringify(loss.pair);
      if (listed.has(key) || (first.get(key)?.at_s ?? Number.POSITIVE_INFINITY) <= loss.at_s) {
        continue;
      }
      first.set(key, loss);
    }
  }
  return [...first.values()].sort((one, other) => one.at_s - other.at_s);
}

/** With minima that are a little larger or smaller, so that rounding is nobody's fault. */
function flownLosses(picture: WholePicture, lookahead_s: number, sign: 1 | -1): string[] {
  const { lateral_nm, vertical_ft } = picture.separation;
  const { nm, ft } = leeway(picture.aircraft);
  const separation = {
    lateral_nm: Math.max(0, lateral_nm + sign * nm),
    vertical_ft: Math.max(0, vertical_ft + sign * ft),
  };
  const flown = flyPicture({ ...picture, separation, lookahead_s }, [], RESPONSES.usual);
  return flown.losses.map(({ pair }) => JSON.stringify(pair));
}

/** The steps begin what is intended up to a second late, so that two aircraft may be off by what they fly in it. */
function leeway(aircraft: readonly Aircraft[]): { readonly nm: number; readonly ft: number } {
  const intents = aircraft.flatMap(({ intent = [] }) => intent);
  if (intents.length === 0) return { nm: ROUNDING, ft: ROUNDING };
  const most = (kind: Change["kind"], own: readonly number[]) =>
    [...own, ...intents.filter((one) => one.kind === kind).map(({ value }) => value)].reduce(
      (one, other) => Math.max(one, Math.abs(other)),
      0,
    );
  const gs_kt = most(
    "speed",
    aircraft.map((one) => one.gs_kt),
  );
  const rate_fpm = most("vertical_rate", [
    RESPONSES.usual.level_fpm,
    ...aircraft.map((one) => one.vs_fpm),
  ]);
  return { nm: (4 * gs_kt) / 3600, ft: (2 * rate_fpm) / 60 };
}

function lastsWithin({ conflict, t_los_in_s, t_los_out_s }: PairReport, until_s: number): boolean {
  if (!conflict || t_los_in_s === null) return false;
  return Math.min(t_los_out_s ?? Number.POSITIVE_INFINITY, until_s) - t_los_in_s > SHORT_S;
}
