import type { Work } from "../../method.js";
import type { WholePicture } from "../problem/picture-of.js";

/** Pairs by seconds of which a triage may fly plans: 45 aircraft to the usual look-ahead. */
const TRIAGE_FLOWN_MAX = 1_200_000;

/** Whether a triage has no time to fly a plan of a picture against all aircraft. */
export function isTooMuchToFly(
  { aircraft, lookahead_s }: WholePicture,
  { workflow }: Work,
): boolean {
  const pairs = (aircraft.length * (aircraft.length - 1)) / 2;
  return workflow === "triage" && pairs * lookahead_s > TRIAGE_FLOWN_MAX;
}
