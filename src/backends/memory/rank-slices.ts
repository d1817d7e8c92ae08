import type { Correction } from "../../engines/text/corrections/correction.js";
import {
  type Ranking,
  type RankingRequest,
  rankCorrections,
} from "../../engines/text/corrections/rank-corrections.js";

export interface SlicedRequest extends Omit<RankingRequest, "corrections"> {
  /** Lists of corrections as JSON: texts reach a thread at a fraction of what objects cost the main one. */
  readonly slices: readonly string[];
}

/** Ranks corrections that were read in slices. */
export function rankSlices({ slices, ...request }: SlicedRequest): Ranking {
  // Written by this service.
  const corrections = slices.flatMap((slice) => JSON.parse(slice) as Correction[]);
  return rankCorrections({ ...request, corrections });
}
