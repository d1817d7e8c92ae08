import { firstLoss } from "../motion/encounter.js";
import { type Leg, trajectory } from "../motion/trajectory.js";
import type { PlaneAircraft, PlanePicture } from "../picture/local-plane.js";
import type { Change } from "../picture/traffic-picture.js";
import { RESPONSES } from "./responses.js";

/** Added to the lateral minimum for aircraft that are told something, so that rounding takes nothing of it. */
const BUFFER_NM = 0.1;
/**
 * A pair that has no separation now counts as losing it only if it has none after this time: long enough for a
 * slow climb of 1,000 ft.
 */
const REGAIN_S = 120;
const responses = Object.values(RESPONSES);

/** The legs of one aircraft, for each response, and the most that it flies in a second. */
interface Flown {
  readonly legs: readonly (readonly Leg[])[];
  readonly fastest_nm: number;
}

/** What changes for one aircraft, and whom it then loses separation from. */
export interface Trial {
  readonly at: number;
  readonly changes: readonly Change[];
  readonly flown: Flown;
  /** 1 for each aircraft that it loses separation from. */
  readonly lost: Uint8Array;
  /** The pairs that lose separation in all, if it is done. */
  readonly losses: number;
}

/** All aircraft with what each is told, and the pairs that lose separation by it within the look-ahead. */
export class PlannedTraffic {
  readonly size: number;
  readonly #picture: PlanePicture;
  readonly #changes: (readonly Change[])[];
  readonly #flown: Flown[];
  readonly #lost: Uint8Array[];
  #losses = 0;

  constructor(picture: PlanePicture) {
    this.#picture = picture;
    this.size = picture.aircraft.length;
    this.#changes = picture.aircraft.map(() => []);
    this.#flown = picture.aircraft.map((one) => fly(one, []));
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

  /** What becomes of it when one aircraft is told these changes in place of its own. */
  attempt(at: number, changes: readonly Change[]): Trial {
    const aircraft = this.#picture.aircraft[at] as PlaneAircraft;
    const turned = changes.map((change) =>
      change.kind === "heading" ? { ...change, value: change.value + aircraft.turned_deg } : change,
    );
    const flown = fly(aircraft, turned);
    const lost = new Uint8Array(this.size);
    for (let other = 0; other < this.size; other += 1) {
      if (other === at) continue;
      const isTold = changes.length > 0 || this.changesOf(other).length > 0;
      if (this.#loses(at, flown, other, isTold)) lost[other] = 1;
    }
    const losses = this.#losses - sum(this.#lost[at] as Uint8Array) + sum(lost);
    return { at, changes, flown, lost, losses };
  }

  take({ at, changes, flown, lost }: Trial): void {
    this.#changes[at] = changes;
    this.#flown[at] = flown;
    for (let other = 0; other < this.size; other += 1) {
      if (other !== at) this.#mark(at, other, lost[other] as number);
    }
  }

  #mark(at: number, other: number, value: number): void {
    const [row, column] = [this.#lost[at] as Uint8Array, this.#lost[other] as Uint8Array];
    this.#losses += value - (row[other] as number);
    row[other] = value;
    column[at] = value;
  }

  #loses(at: number, flown: Flown, other: number, isTold: boolean): boolean {
    const { aircraft, separation, lookahead_s } = this.#picture;
    const [one, two] = [aircraft[at] as PlaneAircraft, aircraft[other] as PlaneAircraft];
    const against = this.#flown[other] as Flown;
    const now = Math.hypot(one.x_nm - two.x_nm, one.y_nm - two.y_nm) - separation.lateral_nm;
    const buffer = isTold ? Math.min(BUFFER_NM, Math.max(0, now / 2)) : 0;
    if (now - lookahead_s * (flown.fastest_nm + against.fastest_nm) > buffer) return false;
    const minimum = { ...separation, lateral_nm: separation.lateral_nm + buffer };
    const isLostNow = now < 0 && Math.abs(one.alt_ft - two.alt_ft) < separation.vertical_ft;
    const from_s = isLostNow ? Math.min(REGAIN_S, lookahead_s) : 0;
    return flown.legs.some((legs, index) => {
      const others = against.legs[index] as readonly Leg[];
      return firstLoss(legs, others, minimum, [from_s, lookahead_s]) <= lookahead_s;
    });
  }
}

function fly(aircraft: PlaneAircraft, changes: readonly Change[]): Flown {
  const legs = responses.map((response) => trajectory(aircraft, changes, response));
  let most = 0;
  for (const { vx, vy } of legs.flat()) most = Math.max(most, vx * vx + vy * vy);
  return { legs, fastest_nm: Math.sqrt(most) };
}

const sum = (row: Uint8Array): number => row.reduce((total, value) => total + value, 0);
