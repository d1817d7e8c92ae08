/** Elements that stand within a line: their tags cut no word and no sentence. */
export const inlineElements: ReadonlySet<string> = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** Elements that begin and end lines, cells or boxes of their own. */
export const blockElements: ReadonlySet<string> = new Set(
  "address area article aside audio base blockquote body br button canvas caption center col colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input legend li link main map math menu meta meter nav noframes noscript object ol optgroup option output p param picture pre progress script section select slot source style summary svg table tbody td template textarea tfoot th thead title tr track ul video".split(
    " ",
  ),
);

/** Elements without content, which have no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed frame hr img input link meta param source track wbr".split(" "),
);

/** Elements whose content no page shows, and which holds no tags. */
export const rawElements: ReadonlySet<string> = new Set(["script", "style"]);

/** Elements whose content no page shows. */
export const unseenElements: ReadonlySet<string> = new Set(["template", "noscript", "noframes"]);

/** Attributes with words for people that the page does not show as text. */
export const wordedAttributes: ReadonlySet<string> = new Set(
  "alt title content summary placeholder label aria-label aria-description aria-placeholder aria-roledescription aria-valuetext value srcdoc longdesc".split(
    " ",
  ),
);

/** Classes of widespread style sheets that take an element out of sight. */
export const hidingClasses: ReadonlySet<string> = new Set(
  "hidden hide d-none is-hidden sr-only visually-hidden visuallyhidden screen-reader-text screen-reader-only invisible display-none".split(
    " ",
  ),
);
