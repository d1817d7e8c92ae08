import type { Crossing } from "../../../engines/air-traffic/sequencing/crossing-times.js";
import { tidy } from "./tidy.js";

/** One aircraft over the fix. */
export interface Slot extends Crossing {
  readonly position: number;
  /** Behind the one before; null for the first. */
  readonly gap_s: number | null;
  /** What it has to fly when that one is over the fix. */
  readonly gap_nm: number | null;
}

/** The crossings of an order with what lies between them. */
export function slotsOf(crossings: readonly Crossing[]): readonly Slot[] {
  return crossings.map((crossing, at) => {
    const leader = crossings[at - 1];
    const gap_s = leader === undefined ? null : tidy(crossing.at_s - leader.at_s);
    return {
      position: at + 1,
      id: crossing.id,
      at_s: tidy(crossing.at_s),
      gs_kt: tidy(crossing.gs_kt),
      delay_s: tidy(crossing.delay_s),
      hold_s: tidy(crossing.hold_s),
      gap_s,
      gap_nm: gap_s === null ? null : tidy((gap_s * crossing.gs_kt) / 3600),
    };
  });
}
