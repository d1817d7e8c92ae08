/** A stretch of a route, with its ground speeds onward and back along it; null or <= 0 cannot be flown. */
export interface Stretch {
  readonly distanceNm: number;
  readonly outKt: number | null;
  readonly backKt: number | null;
}

interface Flown {
  readonly distanceNm: number;
  readonly outKt: number;
  readonly backKt: number;
}

/**
 * The equal-time point: the distance from the start at which turning back along the route takes as long as going on.
 * For one stretch this is D back / (out + back); over several, the same balance is met inside one of them. Null when
 * a stretch cannot be flown both ways.
 */
export function equalTimePoint(stretches: readonly Stretch[]): number | null {
  const flown = flownBothWays(stretches);
  if (flown === null) return null;
  let ahead = flown.reduce((hours, { distanceNm, outKt }) => hours + distanceNm / outKt, 0);
  let behind = 0;
  let passed = 0;
  for (const { distanceNm, outKt, backKt } of flown) {
    const within = ((ahead - behind) * outKt * backKt) / (outKt + backKt);
    if (within <= distanceNm) return passed + within;
    ahead -= distanceNm / outKt;
    behind += distanceNm / backKt;
    passed += distanceNm;
  }
  return passed;
}

/**
 * The point of no return: the furthest distance from the start that can be flown out and back within the endurance.
 * For one stretch this is E out back / (out + back). It is not capped: beyond the end, the last stretch goes on.
 * Null when a stretch before it cannot be flown both ways, or there is none.
 */
export function pointOfNoReturn(stretches: readonly Stretch[], enduranceH: number): number | null {
  let left = enduranceH;
  let passed = 0;
  for (const [at, stretch] of stretches.entries()) {
    const [flown] = flownBothWays([stretch]) ?? [];
    if (flown === undefined) return null;
    const { outKt, backKt, distanceNm } = flown;
    const within = (left * outKt * backKt) / (outKt + backKt);
    if (within <= distanceNm || at === stretches.length - 1) return passed + within;
    left -= distanceNm / outKt + distanceNm / backKt;
    passed += distanceNm;
  }
  return null;
}

function flownBothWays(stretches: readonly Stretch[]): Flown[] | null {
  const flown: Flown[] = [];
  for (const { distanceNm, outKt, backKt } of stretches) {
    if (outKt === null || backKt === null || outKt <= 0 || backKt <= 0) return null;
    flown.push({ distanceNm, outKt, backKt });
  }
  return flown.length === 0 ? null : flown;
}
