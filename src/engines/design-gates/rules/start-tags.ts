import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";

/** A start tag as it is written, whether or not the parser makes an element of it. */
export interface StartTag {
  /** Where its `<` stands. */
  readonly start: number;
  /** Undefined for a tag that the parser drops, and for what is in a template. */
  readonly element: PageElement | undefined;
  /** The first attribute that it writes a second time. */
  readonly repeated: string | undefined;
}

const NAME = /[a-z][^\t\n\f\r />]*/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*|(?=>)))?/y;
const CLOSE = /[\t\n\f\r /]*>/y;
/** Elements of HTML whose content is text, with what ends it. */
const rawText = new Map(
  "iframe noembed noframes noscript script style textarea title xmp"
    .split(" ")
    .map((tag) => [tag, new RegExp(`</${tag}[\\t\\n\\f\\r />]`, "giu")]),
);

/** The start tags of a page's source, by the tokenizer of HTML; linear in its length. */
export function* startTagsOf(page: Page): Iterable<StartTag> {
  const { source } = page;
  const elements = new Map(page.elements.map((element) => [element.source?.start, element]));
  let at = source.indexOf("<");
  while (at >= 0) {
    const tag = /[a-z]/iu.test(source.charAt(at + 1)) ? readTag(source, at) : undefined;
    if (tag !== undefined) {
      const element = elements.get(at);
      yield { start: at, element, repeated: tag.repeated };
      at = afterContent(source, tag, element?.namespace ?? "html");
    } else {
      at = afterOther(source, at);
    }
    if (at >= 0) at = source.indexOf("<", at);
  }
}

interface ReadTag {
  readonly name: string;
  readonly end: number;
  readonly repeated: string | undefined;
}

/** The tag at a place; undefined where the source ends in it. */
function readTag(source: string, start: number): ReadTag | undefined {
  NAME.lastIndex = start + 1;
  const name = NAME.exec(source)?.[0].toLowerCase();
  if (name === undefined) return undefined;
  const written = new Set<string>();
  let repeated: string | undefined;
  let at = NAME.lastIndex;
  for (;;) {
    if (source.charAt(at) === ">") return { name, end: at + 1, repeated };
    CLOSE.lastIndex = at;
    if (CLOSE.test(source)) return { name, end: CLOSE.lastIndex, repeated };
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(source)?.[1]?.toLowerCase();
    if (attribute === undefined) return undefined;
    if (written.has(attribute)) repeated ??= attribute;
    written.add(attribute);
    at = ATTRIBUTE.lastIndex;
  }
}

/** The place after a tag, and after its content where that is text; -1 at the end of the source. */
function afterContent(source: string, { name, end }: ReadTag, namespace: string): number {
  if (namespace !== "html") return end;
  if (name === "plaintext") return -1;
  const closing = rawText.get(name);
  if (closing === undefined) return end;
  closing.lastIndex = end;
  return closing.exec(source)?.index ?? -1;
}

/** The place after a comment, a declaration, an end tag, or a `<` that begins nothing; -1 at the end of the source. */
function afterOther(source: string, at: number): number {
  if (source.startsWith("<!--", at)) return after(source, "-->", at + 2);
  return /[!/?a-z]/iu.test(source.charAt(at + 1)) ? after(source, ">", at + 1) : at + 1;
}

function after(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}
