import { encounter, firstLoss } from "../motion/encounter.js";
import { type Extent, extentOf, isAbove, wholeExtent } from "../motion/extent.js";
import { type Leg, type Response, trajectory } from "../motion/trajectory.js";
import type { PlaneAircraft, PlanePicture } from "../picture/local-plane.js";
import type { Change } from "../picture/traffic-picture.js";
import { RESPONSES } from "./responses.js";

/** How surely plans have to keep separation. */
export interface Care {
  /** Added to the lateral minimum for aircraft that are told something: what rounding and other responses may take. */
  readonly buffer_nm: number;
  readonly responses: readonly Response[];
}

const USUAL: Care = { buffer_nm: 0.1, responses: Object.values(RESPONSES) };
/**
 * A pair that has no separation now counts as losing it only if it has none after this time: long enough for a
 * slow climb of 1,000 ft.
 */
const REGAIN_S = 120;

/** The legs of one aircraft, for each response. */
interface Flown extends Extent {
  readonly legs: readonly (readonly Leg[])[];
}

/** One aircraft with what it is told. */
export interface ToldFlight {
  readonly at: number;
  readonly changes: readonly Change[];
  readonly flown: Flown;
}

/** What changes for one aircraft, and whom it then loses separation from. */
export interface Trial extends ToldFlight {
  /** 1 for each aircraft that it loses separation from. */
  readonly lost: Uint8Array;
  /** The pairs that lose separation in all, if it is done. */
  readonly losses: number;
}

/** All aircraft with what each is told, and the pairs that lose separation by it within the look-ahead. */
export class PlannedTraffic {
  readonly size: number;
  readonly #picture: PlanePicture;
  readonly #care: Care;
  readonly #changes: (readonly Change[])[];
  readonly #flown: Flown[];
  readonly #lost: Uint8Array[];
  #losses = 0;

  constructor(picture: PlanePicture, care: Care = USUAL) {
    this.#picture = picture;
    this.#care = care;
    this.size = picture.aircraft.length;
    this.#changes = picture.aircraft.map(() => []);
    this.#flown = picture.aircraft.map((one) => this.#fly(one, []));
    this.#lost = picture.aircraft.map(() => new Uint8Array(this.size));
    for (let at = 0; at < this.size; at += 1) {
      for (let other = 0; other < at; other += 1) {
        if (this.#loses(at, this.#flown[at] as Flown, other, false)) this.#mark(at, other, 1);
      }
    }
  }

  get losses(): number {
    return this.#losses;
  }

  changesOf(at: number): readonly Change[] {
    return this.#changes[at] as readonly Change[];
  }

  /** The losses that would be left if all of these aircraft's were gone. */
  lossesWithout(aircraft: readonly number[]): number {
    return this.lostPairs().filter((pair) => !pair.some((at) => aircraft.includes(at))).length;
  }

  /** The aircraft that lose separation, in order. */
  losing(): number[] {
    return this.#lost.flatMap((row, at) => (row.includes(1) ? [at] : []));
  }

  lostPairs(): (readonly [number, number])[] {
    return this.#lost.flatMap((row, at) =>
      [...row.keys()]
        .filter((other) => other > at && row[other] === 1)
        .map((b) => [at, b] as const),
    );
  }

  /** The least distance of the pairs that lose separation, while they are below the vertical minimum. */
  leastLost(): number {
    const { separation, lookahead_s } = this.#picture;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, other] of this.lostPairs()) {
      for (const [index, legs] of (this.#flown[at] as Flown).legs.entries()) {
        const others = (this.#flown[other] as Flown).legs[index] as readonly Leg[];
        least = Math.min(least, encounter(legs, others, separation, lookahead_s).least_nm);
      }
    }
    return least;
  }

  /** How one aircraft flies when it is told these changes in place of its own. */
  flight(at: number, changes: readonly Change[]): ToldFlight {
    const aircraft = this.#picture.aircraft[at] as PlaneAircraft;
    const turned = changes.map((change) =>
      change.kind === "heading" ? { ...change, value: change.value + aircraft.turned_deg } : change,
    );
    return { at, changes, flown: this.#fly(aircraft, turned) };
  }

  /** What becomes of it when one aircraft flies so. */
  attempt(flight: ToldFlight): Trial {
    const { at, changes, flown } = flight;
    const lost = new Uint8Array(this.size);
    for (let other = 0; other < this.size; other += 1) {
      if (other === at) continue;
      const isTold = changes.length > 0 || this.changesOf(other).length > 0;
      if (this.#loses(at, flown, other, isTold)) lost[other] = 1;
    }
    const losses = this.#losses - sum(this.#lost[at] as Uint8Array) + sum(lost);
    return { ...flight, lost, losses };
  }

  take({ at, changes, flown, lost }: Trial): void {
    this.#changes[at] = changes;
    this.#flown[at] = flown;
    for (let other = 0; other < this.size; other += 1) {
      if (other !== at) this.#mark(at, other, lost[other] as number);
    }
  }

  /** One that has nothing to respond to flies the same legs in each response. */
  #fly(aircraft: PlaneAircraft, changes: readonly Change[]): Flown {
    const { lookahead_s } = this.#picture;
    const isSteady = changes.length === 0 && aircraft.intent.length === 0;
    const steady = isSteady ? trajectory(aircraft, [], RESPONSES.usual) : undefined;
    const legs = this.#care.responses.map(
      (response) => steady ?? trajectory(aircraft, changes, response),
    );
    return { legs, ...wholeExtent(legs.map((flown) => extentOf(flown, lookahead_s))) };
  }

  #mark(at: number, other: number, value: number): void {
    const [row, column] = [this.#lost[at] as Uint8Array, this.#lost[other] as Uint8Array];
    this.#losses += value - (row[other] as number);
    row[other] = value;
    column[at] = value;
  }

  #loses(at: number, flown: Flown, other: number, isTold: boolean): boolean {
    const { aircraft, separation, lookahead_s } = this.#picture;
    const against = this.#flown[other] as Flown;
    if (isAbove(flown, against, separation.vertical_ft)) return false;
    const [one, two] = [aircraft[at] as PlaneAircraft, aircraft[other] as PlaneAircraft];
    const now = Math.hypot(one.x_nm - two.x_nm, one.y_nm - two.y_nm) - separation.lateral_nm;
    const buffer = isTold ? Math.min(this.#care.buffer_nm, Math.max(0, now / 2)) : 0;
    if (now - lookahead_s * (flown.fastest_nm + against.fastest_nm) > buffer) return false;
    const minimum = { ...separation, lateral_nm: separation.lateral_nm + buffer };
    const isLostNow = now < 0 && Math.abs(one.alt_ft - two.alt_ft) < separation.vertical_ft;
    const from_s = isLostNow ? Math.min(REGAIN_S, lookahead_s) : 0;
    return flown.legs.some((legs, index) => {
      const others = against.legs[index] as readonly Leg[];
      const isKnown = legs === flown.legs[index - 1] && others === against.legs[index - 1];
      if (isKnown) return false;
      return firstLoss(legs, others, minimum, [from_s, lookahead_s]) <= lookahead_s;
    });
  }
}

const sum = (row: Uint8Array): number => row.reduce((total, value) => total + value, 0);
