import type { Work } from "../../method.js";
import type { WholePicture } from "../problem/picture-of.js";

/** How the time for an answer is divided. */
export interface DividedTime {
  /** Whether the search for plans has to end. */
  readonly isSearchOver: () => boolean;
  /** Whether all has to end but for the writing of the answer. */
  readonly isOver: () => boolean;
}

/** What a search may use of the time; flights of more aircraft take long, and runs still longer. */
const SEARCH_SHARE = { few: 0.85, many: 0.6, manyWithRuns: 0.4 } as const;
const FEW_AIRCRAFT = 12;
/** Pairs whose figures are written down in a millisecond. */
const WRITTEN_PER_MS = 50;

/** Leaves of the time what flights, checks, runs and the writing of an answer need; nothing where it is not known. */
export function timeFor(
  { aircraft: { length: count } }: WholePicture,
  { isOver, leftMs, runSimulation }: Work,
): DividedTime {
  if (leftMs === undefined) return { isOver, isSearchOver: isOver };
  const writingMs = (count * (count - 1)) / 2 / WRITTEN_PER_MS;
  const { few, many, manyWithRuns } = SEARCH_SHARE;
  const share = count <= FEW_AIRCRAFT ? few : runSimulation ? manyWithRuns : many;
  const keptMs = writingMs + (1 - share) * Math.max(0, leftMs() - writingMs);
  return {
    isOver: () => isOver() || leftMs() < writingMs,
    isSearchOver: () => isOver() || leftMs() < keptMs,
  };
}
