import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { firstChild, isHtml, rememberByElement } from "./tree-walk.js";

/** Who perceives the elements of a page. */
export interface Exposure {
  /** Whether a box is made for it: nothing up to the root is taken out of the rendering. */
  readonly isRendered: (element: PageElement) => boolean;
  /** Whether it is rendered, and not made invisible by `visibility`. */
  readonly isShown: (element: PageElement) => boolean;
  /** Whether it or an ancestor has `aria-hidden="true"`. */
  readonly isAriaHidden: (element: PageElement) => boolean;
  readonly isInert: (element: PageElement) => boolean;
  /** Whether assistive technology may come across it: shown, and neither `aria-hidden` nor inert. */
  readonly isExposed: (element: PageElement) => boolean;
}

const unrendered = {
  html: new Set(
    "base basefont datalist head link meta noembed noframes noscript param rp script source style template title track".split(
      " ",
    ),
  ),
  svg: new Set(
    "clippath defs desc filter lineargradient marker mask metadata pattern radialgradient script style symbol title".split(
      " ",
    ),
  ),
  mathml: new Set(["annotation", "annotation-xml"]),
};
const replacedMedia = new Set(["audio", "iframe", "video"]);

/** Who perceives the elements of a page, by its styles and attributes. Each answer is remembered. */
export function exposureOf(page: Page): Exposure {
  const shownImages = imageMapsOf(page);
  const isRendered: (element: PageElement) => boolean = rememberByElement((element) => {
    if (isHtml(element, "area")) return isAreaRendered(element);
    if (unrendered[element.namespace].has(element.tag.toLowerCase())) return false;
    if (!page.styles.of(element).isRendered || isClosed(element)) return false;
    const { parent } = element;
    return (
      parent === undefined ||
      (isRendered(parent) && showsChild(parent, element) && showsContent(parent))
    );
  });
  const showsContent = (element: PageElement) =>
    page.styles.of(element).value("content-visibility") !== "hidden";
  const isAreaRendered = (area: PageElement) => {
    const map = nearestMap(area);
    const images = map === undefined ? undefined : shownImages.get(mapName(map));
    return images?.some(isRendered) ?? true;
  };
  const isShown = (element: PageElement) =>
    isRendered(element) &&
    (isHtml(element, "area") || page.styles.of(element).visibility === "visible");
  const isAriaHidden: (element: PageElement) => boolean = rememberByElement(
    (element) =>
      element.attributes.get("aria-hidden")?.trim().toLowerCase() === "true" ||
      (element.parent !== undefined && isAriaHidden(element.parent)),
  );
  const isInert: (element: PageElement) => boolean = rememberByElement(
    (element) =>
      (element.namespace === "html" && element.attributes.has("inert")) ||
      (element.parent !== undefined && isInert(element.parent)),
  );
  const isExposed = (element: PageElement) =>
    isShown(element) && !isAriaHidden(element) && !isInert(element);
  return { isRendered, isShown, isAriaHidden, isInert, isExposed };
}

/** Elements that browsers show only once they are opened, and fields that have no box. */
function isClosed(element: PageElement): boolean {
  const { attributes } = element;
  if (element.namespace !== "html") return false;
  if (element.tag === "dialog") return !attributes.has("open");
  if (element.tag === "input") return attributes.get("type")?.trim().toLowerCase() === "hidden";
  return attributes.has("popover");
}

/** Whether a parent shows this child: a closed `details` shows its summary alone, media none of their fallback. */
function showsChild(parent: PageElement, child: PageElement): boolean {
  if (parent.namespace !== "html") return true;
  if (replacedMedia.has(parent.tag)) return false;
  if (parent.tag !== "details" || parent.attributes.has("open")) return true;
  return child === summaryOf(parent);
}

/** The `summary` that opens and closes a `details`: its first child of that kind. */
export function summaryOf(details: PageElement): PageElement | undefined {
  return firstChild(details, "summary");
}

/** Images by the name of the map that they use. */
function imageMapsOf(page: Page): Map<string, PageElement[]> {
  const byMap = new Map<string, PageElement[]>();
  for (const element of page.elements) {
    const map = isHtml(element, "img", "object") ? element.attributes.get("usemap") : undefined;
    if (map?.startsWith("#") !== true) continue;
    const name = map.slice(1).toLowerCase();
    byMap.set(name, [...(byMap.get(name) ?? []).slice(-IMAGES_OF_MAP_MAX), element]);
  }
  return byMap;
}

const IMAGES_OF_MAP_MAX = 20;

function nearestMap(area: PageElement): PageElement | undefined {
  for (let next = area.parent; next !== undefined; next = next.parent) {
    if (isHtml(next, "map")) return next;
  }
  return undefined;
}

function mapName(map: PageElement): string {
  return (map.attributes.get("name") ?? map.attributes.get("id") ?? "").toLowerCase();
}
