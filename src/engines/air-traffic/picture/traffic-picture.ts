/** A change of one aircraft. A heading is a true track over the ground, since there is no wind. */
export interface Change {
  readonly kind: "heading" | "level" | "speed" | "vertical_rate";
  /** Degrees, feet, knots over the ground or feet a minute, by its kind. */
  readonly value: number;
  readonly unit: "deg" | "ft" | "kt" | "fpm";
  /** Seconds from now, 0 or more. */
  readonly at_s: number;
}

/** A change that an aircraft is told to make. */
export interface Action extends Change {
  readonly aircraft: string;
}

/** Where something is: in a plane with x to the east and y to the north, or in WGS84 degrees. */
export type Position =
  | { readonly x_nm: number; readonly y_nm: number }
  | { readonly lat: number; readonly lon: number };

/** An aircraft that flies straight on, but for what it intends. */
export type Aircraft = Position & {
  readonly id: string;
  readonly alt_ft: number;
  readonly gs_kt: number;
  /** True, clockwise from north. */
  readonly track_deg: number;
  /** Positive upwards. */
  readonly vs_fpm: number;
  readonly type?: string;
  /** Changes that it makes by itself, such as the level at which it stops its climb. */
  readonly intent?: readonly Change[];
};

export interface Separation {
  readonly lateral_nm: number;
  readonly vertical_ft: number;
}

/** The kinds of changes that a caller may want alone. */
export const ALLOWED_KINDS = ["heading", "level", "speed"] as const;
export type AllowedKind = (typeof ALLOWED_KINDS)[number];

export interface Constraints {
  /** Aircraft that must keep their heading. */
  readonly no_turn?: readonly string[];
  /** Aircraft that must be told nothing at all. */
  readonly no_change?: readonly string[];
  /** The kinds of changes that aircraft may be told, at least one; all kinds, and vertical rates, where absent. */
  readonly only?: readonly AllowedKind[];
  readonly min_gs_kt?: number;
  readonly max_gs_kt?: number;
}

/** All positions are of the same kind. Separation is 5 nm or 1,000 ft and the look-ahead 1,200 s unless said. */
export interface TrafficPicture {
  readonly aircraft: readonly Aircraft[];
  readonly separation?: Separation;
  readonly lookahead_s?: number;
  readonly constraints?: Constraints;
}

export const AIRCRAFT_MAX = 200;
export const INTENTS_MAX = 8;
export const LOOKAHEAD_S = 1200;
export const LOOKAHEAD_S_MAX = 7200;
/** Minima for radar separation en route (ICAO Doc 4444, 5.3.2 and 8.7.3). */
export const SEPARATION: Separation = { lateral_nm: 5, vertical_ft: 1000 };

/** A picture, or a question about it, that cannot be used; the message is for the caller. */
export class AirTrafficRefused extends Error {
  override readonly name = "AirTrafficRefused";

  constructor(
    readonly code: "invalid" | "too_large",
    /** A JSON Pointer into the problem: `/aircraft/3/gs_kt`. */
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
