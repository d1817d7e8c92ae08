import { isClearLeg } from "../airspace/clear-leg.js";
import type { ClosedArea } from "../airspace/closed-area.js";
import type { Position } from "../geodesic/geodesic.js";

/** The pairs of points, by their indices, with a clear leg; null when the time was over. */
export function visibleEdges(
  points: readonly Position[],
  areas: readonly ClosedArea[],
  {
    isOver,
    isWanted = () => true,
  }: {
    readonly isOver: () => boolean;
    readonly isWanted?: (from: number, to: number) => boolean;
  },
): [number, number][] | null {
  const edges: [number, number][] = [];
  for (const [from, start] of points.entries()) {
    for (let to = from + 1; to < points.length; to += 1) {
      if (isOver()) return null;
      if (!isWanted(from, to)) continue;
      if (isClearLeg(start, points[to] as Position, areas)) edges.push([from, to]);
    }
  }
  return edges;
}
