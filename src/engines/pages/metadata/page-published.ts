import type { DomElement } from "../document/dom.js";
import { isoTime } from "./iso-time.js";
import type { PageFields } from "./page-fields.js";

const STATED_BY_META = [
  "article:published_time",
  "og:article:published_time",
  "og:published_time",
  "datepublished",
  "parsely-pub-date",
  "sailthru.date",
  "citation_publication_date",
  "citation_date",
  "dc.date.issued",
  "dcterms.issued",
  "dcterms.created",
  "dc.date.created",
  "dc.date",
  "dcterms.date",
  "pubdate",
  "publishdate",
  "publish-date",
  "publish_date",
  "date",
  "datecreated",
  "article.published",
];
const STATED_BY_ELEMENT = [
  "itemprop=datePublished",
  "time[pubdate]",
  "time.published",
  "time.entry-date",
  ".dt-published",
  "article time",
  "main time",
  "byline time",
  "time outside",
  ".published",
];

/**
 * When a page was published, in ISO 8601: from structured data, <meta> or <time>. null where none of
 * them says so; the text is not searched for dates, nor are the clocks of page headers, navigation and footers.
 */
export function pagePublished(fields: PageFields): string | null {
  const stated = [fields.structured.published, ...STATED_BY_META.map((name) => fields.meta(name))];
  for (const written of stated) {
    const time = written === undefined ? undefined : isoTime(written);
    if (time !== undefined) return time;
  }
  for (const mark of STATED_BY_ELEMENT) {
    const element = fields.first(mark);
    const time = element === undefined ? undefined : timeOf(element);
    if (time !== undefined) return time;
  }
  return null;
}

function timeOf(element: DomElement): string | undefined {
  const attributes = ["datetime", "content", "title"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  return [...attributes, element.textContent].map(isoTime).find((time) => time !== undefined);
}
