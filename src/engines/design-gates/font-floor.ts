/** Below it, no text is meant to be read: 9 px are 6.75 pt, smaller than any footnote in print. */
export const READABLE_PX = 9;
/**
 * Lighthouse's "legible font sizes": below it, readers on phones zoom. Text below the floor is raised to
 * it.
 */
export const LEGIBLE_PX = 12;
