import type {
  Change,
  Constraints,
  Position,
} from "../../engines/air-traffic/picture/traffic-picture.js";

export const QUESTIONS = ["detect", "resolve", "sequence", "bands"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Nothing of a position, or a position of one kind. */
export type PerhapsPlaced =
  | Position
  | { readonly [name in "x_nm" | "y_nm" | "lat" | "lon"]?: undefined };

/**
 * An aircraft as a caller tells it. A sequence needs its speed and its distance to the fix, or its position; all other
 * questions its position, altitude, speed and track.
 */
export type TrafficAircraft = PerhapsPlaced & {
  readonly id: string;
  readonly alt_ft?: number;
  readonly gs_kt?: number;
  /** True, clockwise from north. */
  readonly track_deg?: number;
  /** Positive upwards; level where absent. */
  readonly vs_fpm?: number;
  readonly type?: string;
  /** Changes that it makes by itself, such as the level at which it stops its climb. */
  readonly intent?: readonly Change[];
  /** What it still has to fly to the fix, where no position says so. */
  readonly distance_nm?: number;
};

/** Where arrivals are put in order, and how far apart they have to be there. */
export type Fix = PerhapsPlaced & {
  readonly id?: string;
  /** What the follower has to fly when the leader is over the fix; the lateral separation where neither is given. */
  readonly in_trail_nm?: number;
  /** What lies between two aircraft over the fix. */
  readonly in_trail_s?: number;
};

/** What is asked about traffic in a simulator; all positions are of the same kind. */
export interface AirTrafficProblem {
  readonly aircraft: readonly TrafficAircraft[];
  /** Detection where absent; a sequence where aircraft say how far they are from a fix. */
  readonly question?: Question;
  /** 5 nm and 1,000 ft where absent. */
  readonly separation?: { readonly lateral_nm?: number; readonly vertical_ft?: number };
  readonly lookahead_s?: number;
  readonly constraints?: Constraints;
  readonly fix?: Fix;
  /** Whose conflict-free headings, speeds and levels are asked for. */
  readonly bands?: { readonly aircraft: string };
}
