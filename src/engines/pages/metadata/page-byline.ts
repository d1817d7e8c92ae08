import { collapseSpace } from "../text/collapse-space.js";
import { isoTime } from "./iso-time.js";
import type { PageFields } from "./page-fields.js";

const LENGTH_MAX = 200;
const NAMED_BY_META = [
  "author",
  "article:author",
  "parsely-author",
  "dc.creator",
  "dcterms.creator",
  "byl",
  "sailthru.author",
  "citation_author",
  "og:article:author",
];
const NAMED_BY_ELEMENT = [
  "author name",
  "itemprop=author",
  "rel=author",
  ".p-author",
  ".author-name",
  ".byline__name",
  ".byline-name",
  ".byline",
  ".author",
];
const PREFIX =
  /^(?:(?:written|posted|words|story|text)\s+)?(?:by|von|par|por|di|da|door|av|af|autor(?:in)?|author|auteur|autore)(?:\s*:\s*|\s+)/iu;
const EAST_ASIAN_PREFIX = /^(?:作者|記者|记者|文)\s*[:：／/]\s*/u;
const PREFIXES_MAX = 3;
/** What follows a name on the same line: a separator, who else had a part in it, or when it was published. */
const BEHIND =
  /\s+[|•·]\s.*$|[\s,;(|•·–—-]+(?:(?:copy-?|fact-?)?(?:edited|reviewed|checked|translated|illustrated|photographed)|photos|photographs|illustrations?) by\b.*$|[\s,|•·–—-]+(?:(?:first |last )?(?:published|posted|updated|modified|veröffentlicht|publié|publicado)\b|(?:on )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}[./]\d).*$|[\s,;:|•·–—-]+$/iu;

/**
 * Who wrote a page, as the page writes it without "By": from structured data, <meta> or the elements that
 * are commonly marked as bylines. null where none of them names anyone.
 */
export function pageByline(fields: PageFields): string | null {
  const structured = [...new Set(fields.structured.authors.map(clean))].filter(
    (name) => name !== "",
  );
  if (structured.length > 0) return structured.join(", ").slice(0, LENGTH_MAX);
  for (const name of NAMED_BY_META) {
    const named = clean(fields.meta(name) ?? "");
    if (isName(named)) return named;
  }
  for (const mark of NAMED_BY_ELEMENT) {
    const named = clean(fields.first(mark)?.textContent ?? "");
    if (isName(named)) return named;
  }
  return null;
}

function clean(text: string): string {
  let name = collapseSpace(text.slice(0, 1_000)).replace(/^[\s,;:|•·–—-]+/u, "");
  for (let time = 0; time < PREFIXES_MAX && PREFIX.test(name); time += 1) {
    name = name.replace(PREFIX, "");
  }
  if (isoTime(name) !== undefined) return "";
  return name.replace(EAST_ASIAN_PREFIX, "").replace(BEHIND, "").trim();
}

function isName(text: string): boolean {
  return text !== "" && text.length <= LENGTH_MAX && !/^https?:|@|^\d+$|\d{1,2}:\d{2}/u.test(text);
}
