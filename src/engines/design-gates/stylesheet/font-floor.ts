/** Below it, no text is meant to be read: 9 px are 6.75 pt, smaller than any footnote in print. */
export const READABLE_PX = 9;
/** What text is raised to that is below: Lighthouse's "legible font sizes". */
export const LEGIBLE_PX = 12;
