import type {
  Action,
  Aircraft,
  Change,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Band, Bands } from "../../../engines/air-traffic/resolution/conflict-bands.js";

const SPEED_STEP_KT = 5;
const LEVEL_STEP_FT = 1000;

/** The nearest clear heading, speed and level on each side of what the aircraft does: six changes at most. */
export function nearestFree(
  { aircraft: id, heading_deg, gs_kt, level_ft }: Bands,
  aircraft: Aircraft,
): readonly Action[] {
  const say = (kind: Change["kind"], unit: Change["unit"]) => (value: number) => {
    return { aircraft: id, kind, value, unit, at_s: 0 };
  };
  return [
    ...nearestHeadings(heading_deg, aircraft.track_deg).map(say("heading", "deg")),
    ...nearestValues(gs_kt, aircraft.gs_kt, SPEED_STEP_KT).map(say("speed", "kt")),
    ...nearestValues(level_ft, aircraft.alt_ft, LEVEL_STEP_FT).map(say("level", "ft")),
  ];
}

/** The clear values around what the aircraft does, from one end to the other; nothing where that is in a conflict. */
export function freeAround(bands: readonly Band[], now: number): Band | undefined {
  return bands.find(({ from, to, conflict_free }) => conflict_free && from <= now && now <= to);
}

/** Likewise for headings, which go round: from the left one to the right one, both as headings. */
export function freeHeadingsAround(
  bands: readonly Band[],
  track_deg: number,
): { readonly left: number; readonly right: number } | "all" | undefined {
  const now = whole(track_deg);
  if (freeAround(bands, now) === undefined) return undefined;
  if (bands.length === 1) return "all";
  const lastFree = (way: 1 | -1) => {
    let heading = now;
    while (freeAround(bands, whole(heading + way)) !== undefined) heading = whole(heading + way);
    return heading;
  };
  return { left: lastFree(-1), right: lastFree(1) };
}

const whole = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** Headings go round, and left and right meet at the back. */
function nearestHeadings(bands: readonly Band[], track_deg: number): number[] {
  const found = new Set<number>();
  for (const way of [1, -1]) {
    for (let by = 1; by <= 180; by += 1) {
      const heading = whole(track_deg + way * by);
      if (freeAround(bands, heading) === undefined) continue;
      found.add(heading);
      break;
    }
  }
  return [...found];
}

/** The values of bands are multiples of a step. */
function nearestValues(bands: readonly Band[], now: number, step: number): number[] {
  const values = bands
    .filter(({ conflict_free }) => conflict_free)
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step),
    );
  const above = values.filter((value) => value > now);
  const below = values.filter((value) => value < now);
  return [...above.slice(0, 1), ...below.slice(-1)];
}
