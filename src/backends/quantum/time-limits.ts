/** Time to compute a circuit or an evaluation, unless a caller gives less. */
export const COMPUTE_MS = 20_000;
/** Time to search, unless a caller says otherwise. */
export const SEARCH_MS = 2_000;
