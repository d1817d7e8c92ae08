import type { DomDocument, DomElement } from "../document/dom.js";
import { collapseSpace } from "../text/collapse-space.js";
import { findMarks } from "./find-marks.js";
import { readStructuredData, type StructuredData } from "./json-ld.js";

/** What a page says of itself in its head. */
export interface PageFields {
  /** The first content that is not empty of any of the names, in their order; names in lower case. */
  meta(...names: readonly string[]): string | undefined;
  readonly structured: StructuredData;
  /** The first element of a mark, as `Marks` names them. */
  first(mark: string): DomElement | undefined;
}

const CONTENT_LENGTH_MAX = 2_000;

/** Reads <meta> by name, property, itemprop and http-equiv, and the structured data. */
export function readPageFields(document: DomDocument): PageFields {
  const contents = new Map<string, string>();
  const marks = findMarks(document);
  for (const meta of marks.metas) {
    const written = meta.getAttribute("content") ?? "";
    if (written.length > CONTENT_LENGTH_MAX) continue;
    const content = collapseSpace(written).trim();
    if (content === "") continue;
    for (const key of ["name", "property", "itemprop", "http-equiv"]) {
      const name = meta.getAttribute(key)?.trim().toLowerCase() ?? "";
      if (name !== "" && !contents.has(name)) contents.set(name, content);
    }
  }
  return {
    meta: (...names) => {
      const found = names.find((name) => contents.has(name));
      return found === undefined ? undefined : contents.get(found);
    },
    structured: readStructuredData(marks.scripts),
    first: marks.first,
  };
}
