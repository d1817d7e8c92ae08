import type { NamedPosition } from "../problem/read-problem.js";

/** The most routes that are ranked. */
export const ROUTES_MAX = 3;

/** Routes by their points, the best first. */
export interface FoundRoutes {
  readonly routes: readonly (readonly NamedPosition[])[];
  /** False when the time was over before the ranking was proven. */
  readonly isComplete: boolean;
  /** Why there is none. */
  readonly reason: string | null;
}

export function noRoute(reason: string, isComplete = true): FoundRoutes {
  return { routes: [], isComplete, reason };
}
