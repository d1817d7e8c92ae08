import { mayTell } from "./candidates.js";
import { PlannedTraffic, type Trial } from "./planned-traffic.js";
import { attempts, type Search, type TriedPlan, tell, wholePlan } from "./tried-plans.js";

/** Aircraft whose changes are tried before one is taken, at most; fewer in large pictures, where each takes long. */
const FREE_MAX = 12;
const FREE_MIN = 2;
const FREE_OF_ALL = 480;

/**
 * Changes one aircraft after the other, each time the one that leaves the fewest losses and costs least. One that
 * was changed rests for a while, so that a step that gains nothing is not taken back at once. All who are in conflict
 * turn to the right before, unless that is by 0 degrees; nothing where nobody of them may.
 */
export function repairPlan(search: Search, roundabout_deg: number): TriedPlan | undefined {
  const traffic = new PlannedTraffic(search.plane);
  if (roundabout_deg > 0 && !turnAll(search, traffic, roundabout_deg)) return undefined;
  const freeMax = Math.max(FREE_MIN, Math.min(FREE_MAX, Math.floor(FREE_OF_ALL / traffic.size)));
  let best = wholePlan(search, traffic);
  const restsUntil = new Map<number, number>();
  const steps = 4 * traffic.losing().length + 8;
  for (let step = 0; step < steps && traffic.losses > 0 && !search.isOver(); step += 1) {
    const free = traffic
      .losing()
      .filter((at) => (restsUntil.get(at) ?? 0) <= step)
      .slice(0, freeMax);
    const next = cheapest(
      search,
      free.flatMap((at) => attempts(search, traffic, at)),
    );
    if (next === undefined) continue;
    traffic.take(next);
    restsUntil.set(next.at, step + 3);
    if (traffic.losses < best.losses) best = wholePlan(search, traffic);
  }
  if (traffic.losses > best.losses) return best;
  relax(search, traffic);
  return wholePlan(search, traffic);
}

/** The one that leaves the fewest losses, and of those the one that costs least. */
function cheapest(search: Search, trials: readonly Trial[]): Trial | undefined {
  const fewest = Math.min(...trials.map(({ losses }) => losses));
  return trials
    .filter(({ losses }) => losses === fewest)
    .sort((one, other) => costOf(search, one) - costOf(search, other))[0];
}

/** Takes back what is not needed, and tells each aircraft the cheapest that leaves no more losses. */
function relax(search: Search, traffic: PlannedTraffic): void {
  for (let at = 0; at < traffic.size; at += 1) {
    const changes = traffic.changesOf(at);
    if (changes.length === 0 || search.isOver()) continue;
    const trials = [traffic.attempt(traffic.flight(at, [])), ...attempts(search, traffic, at)];
    const next = trials
      .filter(({ losses }) => losses <= traffic.losses)
      .sort((one, other) => costOf(search, one) - costOf(search, other))[0];
    if (next === undefined) continue;
    const isCheaper = costOf(search, next) < costOf(search, { ...next, changes });
    if (isCheaper) traffic.take(next);
  }
}

const costOf = ({ picture, costOf: costs }: Search, { at, changes }: Trial): number => {
  const aircraft = picture.aircraft[at]?.id as string;
  return costs(changes.map((change) => ({ aircraft, ...change })));
};

/** Whether anybody was turned. */
function turnAll({ picture }: Search, traffic: PlannedTraffic, by: number): boolean {
  let isTurned = false;
  for (const at of traffic.losing()) {
    const aircraft = picture.aircraft[at];
    if (aircraft === undefined || aircraft.gs_kt === 0) continue;
    if (!mayTell(picture.constraints ?? {}, aircraft.id, "heading")) continue;
    const value = ((Math.round(aircraft.track_deg + by) % 360) + 360) % 360;
    const turn = { kind: "heading", value, unit: "deg", at_s: 0 } as const;
    tell(traffic, at, [turn]);
    isTurned = true;
  }
  return isTurned;
}
