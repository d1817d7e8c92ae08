/** A document with more pages is refused. */
export const PAGES_MAX = 2_000;
/**
 * Drawing operators and characters read of one page and of a whole document; the pages from there on
 * are left out with a warning.
 */
export const PAGE_OPERATORS_MAX = 1_000_000;
export const OPERATORS_MAX = 12_000_000;
/** A form that is drawn counts as so many operators: it takes as long. */
export const FORM_WEIGHT = 250;
/** Forms that are drawn within one another; more end the reading like too many operators. */
export const FORMS_NESTING_MAX = 60;
/** Characters read of one page; the rest of the page is left out with a warning. */
export const PAGE_GLYPHS_MAX = 100_000;
/** Characters read of a whole document; the pages behind are left out with a warning. */
export const GLYPHS_MAX = 6_000_000;
/** Straight lines of one page that are looked at for tables. */
export const PAGE_RULES_MAX = 20_000;
/** Nodes of the structure tree of one page; a page with more is read by its looks. */
export const STRUCTURE_NODES_MAX = 50_000;
/** Nesting of the structure tree and of the outline. */
export const NESTING_MAX = 60;
/** Links of one page, and entries of the outline. */
export const LINKS_MAX = 5_000;
export const OUTLINE_ENTRIES_MAX = 5_000;
