import { checkPlace } from "../picture/check-picture.js";
import { planePicture } from "../picture/local-plane.js";
import type { Position, TrafficPicture } from "../picture/traffic-picture.js";
import type { Arrival } from "./sequence-problem.js";

/**
 * The aircraft of a picture as arrivals that go straight to a fix. Throws `AirTrafficRefused` for a picture that
 * cannot be used, and for a fix whose position is of another kind than the aircraft's.
 */
export function arrivalsAt(picture: TrafficPicture, fix: Position): readonly Arrival[] {
  const { aircraft, plane, place } = planePicture(picture);
  checkPlace(fix, "/fix", plane !== null);
  const [x, y] = place(fix);
  return aircraft.map(({ id, x_nm, y_nm, gs_kt }) => {
    return { id, distance_nm: Math.hypot(x_nm - x, y_nm - y), gs_kt };
  });
}
