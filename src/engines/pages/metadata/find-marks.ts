import {
  childrenOf,
  classOf,
  type DomDocument,
  type DomElement,
  isElement,
} from "../document/dom.js";

/** What a document says of itself, found in one pass: a query for each mark would read a large page anew. */
export interface Marks {
  /**
   * The first element of a mark: a name (`time`), a name below another (`article time`), a name with a class
   * or attribute (`time.published`, `time[pubdate]`), a class (`.byline`), a token of `itemprop` or `rel`
   * (`itemprop=author`, `rel=author`), `author name`, a name within an author, `byline time`, a time within or
   * beside a byline, and `time outside`, one that no header, navigation, footer or aside
   * holds, of pages without <article> and <main>: after the first heading, if there is one.
   */
  first(mark: string): DomElement | undefined;
  readonly metas: readonly DomElement[];
  readonly scripts: readonly DomElement[];
}

interface Within {
  readonly regions: readonly string[];
  readonly isAuthor: boolean;
  /** Within a byline. */
  readonly isByline: boolean;
  /** Within what stands around articles. */
  readonly isFrame: boolean;
}

const NAMES = new Set(["h1", "title", "article", "main"]);
const REGIONS = new Set(["article", "main"]);
const FRAMES = new Set(["header", "nav", "footer", "aside"]);
const BYLINES = new Set([
  ...[".byline", ".byline__name", ".byline-name", ".author", ".author-name", ".p-author"],
  ...["rel=author", "itemprop=author"],
]);
const CLASSES = new Set([
  ...["p-author", "author-name", "byline__name", "byline-name", "byline", "author"],
  ...["dt-published", "published", "entry-date"],
]);
const TOKENS = /\S+/gu;

/** Looks once at each element of a document. */
export function findMarks(document: DomDocument): Marks {
  const firsts = new Map<string, DomElement>();
  const metas: DomElement[] = [];
  const scripts: DomElement[] = [];
  const note = (mark: string, element: DomElement) => {
    if (!firsts.has(mark)) firsts.set(mark, element);
  };
  const visit = (parent: DomElement, within: Within): void => {
    let isBeside = within.isByline;
    for (const element of childrenOf(parent)) {
      if (!isElement(element)) continue;
      const name = element.localName;
      if (name === "meta") metas.push(element);
      else if (name === "script") scripts.push(element);
      if (NAMES.has(name)) note(name, element);
      const itemprops = tokensOf(element, "itemprop");
      const marks = [...marksOf(element), ...itemprops.map((token) => `itemprop=${token}`)];
      for (const mark of marks) note(mark, element);
      const isByline = marks.some((mark) => BYLINES.has(mark));
      isBeside ||= isByline;
      if (name === "time") {
        for (const region of within.regions) note(`${region} time`, element);
        if (isBeside) note("byline time", element);
        if (!within.isFrame) note(firsts.has("h1") ? "time below" : "time above", element);
      }
      if (within.isAuthor && itemprops.includes("name")) note("author name", element);
      if (element.firstChild !== null) {
        visit(element, inside(element, itemprops, { ...within, isByline: isBeside }));
      }
    }
  };
  visit(document.documentElement, {
    regions: [],
    isAuthor: false,
    isByline: false,
    isFrame: false,
  });
  const isMarkedUp = firsts.has("article") || firsts.has("main");
  const outside = firsts.get(firsts.has("h1") ? "time below" : "time above");
  if (!isMarkedUp && outside !== undefined) note("time outside", outside);
  return { first: (mark) => firsts.get(mark), metas, scripts };
}

function marksOf(element: DomElement): readonly string[] {
  const classes = (classOf(element).match(TOKENS) ?? []).filter((token) => CLASSES.has(token));
  const rels = tokensOf(element, "rel").filter((token) => token === "author");
  const marks = [...classes.map((token) => `.${token}`), ...rels.map((token) => `rel=${token}`)];
  if (element.localName !== "time") return marks;
  if (element.hasAttribute("pubdate")) marks.push("time[pubdate]");
  return [...marks, ...classes.map((token) => `time.${token}`)];
}

function tokensOf(element: DomElement, attribute: string): readonly string[] {
  return element.getAttribute(attribute)?.match(TOKENS) ?? [];
}

function inside(element: DomElement, itemprops: readonly string[], within: Within): Within {
  const name = element.localName;
  const isRegion = REGIONS.has(name) && !within.regions.includes(name);
  return {
    regions: isRegion ? [...within.regions, name] : within.regions,
    isAuthor: within.isAuthor || itemprops.includes("author"),
    isByline: within.isByline && !REGIONS.has(name) && (name === "header" || !FRAMES.has(name)),
    isFrame: within.isFrame || FRAMES.has(name),
  };
}
