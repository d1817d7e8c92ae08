import type { DomDocument } from "../document/dom.js";
import type { PageFields } from "./page-fields.js";

/**
 * The language that a page states, as a BCP 47 tag: by <html lang>, <meta> or structured data. undefined
 * where it states none.
 */
export function statedLanguage(document: DomDocument, fields: PageFields): string | undefined {
  const root = document.documentElement;
  const stated = [
    root.getAttribute("lang"),
    root.getAttribute("xml:lang"),
    document.body.getAttribute("lang"),
    fields.meta("content-language", "dc.language", "dcterms.language", "language"),
    fields.structured.language,
    fields.meta("og:locale"),
  ];
  return stated.map(tagOf).find((tag) => tag !== undefined);
}

function tagOf(written: string | null | undefined): string | undefined {
  const tag = (written ?? "").trim().replaceAll("_", "-");
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/iu.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
