import { Parser } from "htmlparser2";
import { DOMParser } from "linkedom";
import type { DomDocument } from "./dom.js";
import { flattenMarkup, NESTING_MAX } from "./flatten-markup.js";
import { createTreeBuilder } from "./tree-builder.js";

/** Nodes that a document has at most; the rest of a page with more is not read. */
export const NODES_MAX = 150_000;

class NestedTooDeeply extends Error {}
class ReadEnough extends Error {}

export interface BoundedDocument {
  readonly document: DomDocument;
  /** Whether the page has more nodes than were read. */
  readonly isCut: boolean;
}

/**
 * The document of any text: HTML is read by htmlparser2, as browsers would to the point of implied end
 * tags, and built of linkedom's nodes. Scripts (except JSON-LD), styles, templates, comments and drawings
 * are left out. Elements nested beyond 512 become siblings of the 512th, as in browsers; of nodes beyond
 * 150,000 none is made. It never throws, and takes time linear in the text: about 20 ms for 1 MB.
 */
export function parseBounded(html: string): BoundedDocument {
  try {
    return build(html, NestedTooDeeply);
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    return build(flattenMarkup(html), ReadEnough);
  }
}

/** The document alone of `parseBounded`. */
export function parsePage(html: string): DomDocument {
  return parseBounded(html).document;
}

function build(html: string, TooDeep: new () => Error): BoundedDocument {
  const document = emptyDocument();
  const builder = createTreeBuilder(document);
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > NESTING_MAX) throw new TooDeep();
        builder.open(name, attributes);
        if (builder.nodes() > NODES_MAX) throw new ReadEnough();
      },
      ontext: (text) => builder.text(text),
      onclosetag() {
        depth -= 1;
        builder.close();
      },
    },
    { decodeEntities: true },
  );
  try {
    parser.write(html);
    parser.end();
    builder.end();
    return { document, isCut: false };
  } catch (error) {
    if (!(error instanceof ReadEnough)) throw error;
    return { document, isCut: true };
  }
}

function emptyDocument(): DomDocument {
  const skeleton = "<!doctype html><html><head></head><body></body></html>";
  return new DOMParser().parseFromString(skeleton, "text/html") as unknown as DomDocument;
}
