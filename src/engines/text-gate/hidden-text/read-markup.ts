import {
  blockElements,
  inlineElements,
  rawElements,
  wordedAttributes,
} from "../../../content/hidden-markup/html-elements.js";
import { type MappedText, MappedTextBuilder, unmapped } from "../decoded-text/mapped-text.js";
import { PieceCollector } from "./collect-pieces.js";
import { entityAt } from "./decode-entities.js";
import { ElementStack } from "./element-stack.js";
import { escapeAt, quotedPrintableAt, usesQuotedPrintable } from "./escapes.js";
import { type HiddenPiece, WHOLE_CHARACTERS_MAX } from "./hidden-piece.js";
import { type HidingSelectors, lookOf, readHidingSelectors } from "./hiding-rules.js";
import { LineReader } from "./line-reader.js";
import { isEmphasis, linkAt } from "./markdown-marks.js";
import { type Attribute, readTag, type Tag } from "./read-tag.js";

export interface ReadMarkup {
  /** What people see, without marks; a box, cell or item ends with an empty line. */
  readonly visible: MappedText;
  readonly hidden: readonly HiddenPiece[];
}

const SPECIAL = /[<&\\*_~`[!|=\n\r]/g;
const TEX = /\\(?:begin|documentclass|usepackage|frac|section|textbf|emph)\b/;
/** Tags that turn out broken may be looked at for so many characters in all, per character of the text. */
const BROKEN_LOOKS = 4;

/**
 * Reads HTML and Markdown, mixed as they come: what a page shows, and apart from it comments, attributes,
 * elements out of sight, titles of links and the like. Marks within a sentence are dropped, prefixes of
 * quotations and comments of code, too; entities and escapes are read. Linear.
 */
export function readMarkup(text: string): ReadMarkup {
  const reader = new MarkupReader(text);
  return reader.read();
}

class MarkupReader {
  readonly #text: string;
  readonly #source: MappedText;
  readonly #visible: MappedTextBuilder;
  readonly #elements = new ElementStack();
  readonly #selectors: HidingSelectors;
  readonly #lines: LineReader;
  readonly #isQuotedPrintable: boolean;
  readonly #isTex: boolean;
  readonly #pieces: PieceCollector;
  readonly #lastTagEnd: number;
  #unseen:
    | { readonly builder: MappedTextBuilder; readonly start: number; readonly how: string }
    | undefined;
  #brokenLooks = 0;

  constructor(text: string) {
    this.#text = text;
    this.#source = unmapped(text);
    this.#pieces = new PieceCollector(this.#source);
    this.#visible = new MappedTextBuilder(this.#source);
    this.#selectors = readHidingSelectors(text);
    this.#lines = new LineReader(text);
    this.#isQuotedPrintable = usesQuotedPrintable(text);
    this.#isTex = TEX.test(text);
    this.#lastTagEnd = text.lastIndexOf(">");
  }

  read(): ReadMarkup {
    const text = this.#text;
    let at = this.#startLine(0);
    while (at < text.length) {
      SPECIAL.lastIndex = at;
      const found = SPECIAL.exec(text)?.index ?? text.length;
      this.#out.copy(at, found);
      at = found < text.length ? this.#readSpecial(found) : found;
    }
    this.#closeUnseen(text.length);
    return { visible: this.#visible.build(), hidden: this.#pieces.found };
  }

  get #out(): MappedTextBuilder {
    return this.#unseen?.builder ?? this.#visible;
  }

  /** Reads what begins at a special character; answers where it ends. */
  #readSpecial(at: number): number {
    const text = this.#text;
    switch (text[at]) {
      case "\n":
      case "\r":
        return this.#endLine(at);
      case "<":
        return this.#readAngle(at);
      case "&":
        return this.#replace(at, entityAt(text, at));
      case "\\":
        return this.#replace(at, escapeAt(text, at, this.#isTex));
      case "=":
        return this.#replace(at, this.#isQuotedPrintable ? quotedPrintableAt(text, at) : undefined);
      case "[":
      case "!":
        return this.#readBracket(at);
      case "|":
        return this.#readBar(at);
      default:
        return this.#readEmphasis(at);
    }
  }

  #replace(at: number, by: { readonly text: string; readonly end: number } | undefined): number {
    if (by) this.#out.add(by.text, at, by.end);
    else this.#out.copy(at, at + 1);
    return by?.end ?? at + 1;
  }

  #endLine(at: number): number {
    const end = this.#text.startsWith("\r\n", at) ? at + 2 : at + 1;
    this.#out.copy(at, end);
    if (this.#lines.endsStatement(at)) this.#break(at, end);
    return this.#startLine(end);
  }

  /** Skips what begins a line and is not its text; answers where the text begins. */
  #startLine(at: number): number {
    const line = this.#lines.read(at);
    if (line.isApart) this.#break(at, at);
    if (line.note) {
      const { start, end, how } = line.note;
      this.#pieces.add(at, line.end, { start, end, how });
    }
    return line.end;
  }

  #break(start: number, end: number): void {
    if (this.#out.length > 0) this.#out.add("\n\n", start, end);
  }

  #readEmphasis(at: number): number {
    const text = this.#text;
    const mark = text.charAt(at);
    let end = at + 1;
    while (text[end] === mark) end += 1;
    if (!isEmphasis(text, at, end)) this.#out.copy(at, end);
    return end;
  }

  /** A bar parts the cells of a table. */
  #readBar(at: number): number {
    const text = this.#text;
    const isCell = this.#lines.isTableRow || /\s/u.test(text[at - 1] ?? " ");
    if (isCell && text[at + 1] !== "|" && text[at - 1] !== "|") this.#break(at, at + 1);
    else this.#out.copy(at, at + 1);
    return at + 1;
  }

  #readBracket(at: number): number {
    const isImage = this.#text[at] === "!";
    const link = linkAt(this.#text, isImage ? at + 1 : at);
    if (!link) {
      this.#out.copy(at, at + 1);
      return at + 1;
    }
    let end = link.end;
    if (isImage) {
      this.#pieces.add(at, link.end, { ...link.label, how: "in the description of an image" });
    } else {
      // The label may hold marks of its own, and is read like other text.
      end = Math.max(end, this.#readWithin(link.label.start, link.label.end));
    }
    if (link.title)
      this.#pieces.add(at, link.end, { ...link.title, how: "in the title of a link" });
    return end;
  }

  #readWithin(start: number, end: number): number {
    let at = start;
    while (at < end) {
      SPECIAL.lastIndex = at;
      const found = Math.min(SPECIAL.exec(this.#text)?.index ?? end, end);
      this.#out.copy(at, found);
      if (found === end) return end;
      const mark = this.#text[found];
      at = mark === "[" || mark === "!" ? this.#copyOne(found) : this.#readSpecial(found);
    }
    return at;
  }

  #copyOne(at: number): number {
    this.#out.copy(at, at + 1);
    return at + 1;
  }

  #readAngle(at: number): number {
    const text = this.#text;
    if (text.startsWith("<!--", at)) return this.#readComment(at);
    if (text.startsWith("<![CDATA[", at)) return at + 9;
    if (at > this.#lastTagEnd || this.#brokenLooks > BROKEN_LOOKS * text.length) {
      return this.#copyOne(at);
    }
    const isDeclaration = /^<[!?][a-zA-Z]/u.test(text.slice(at, at + 3));
    if (isDeclaration) return text.indexOf(">", at) + 1;
    const tag = readTag(text, at);
    if (tag && "lookedUpTo" in tag) this.#brokenLooks += tag.lookedUpTo - at;
    if (!tag || "lookedUpTo" in tag) return this.#copyOne(at);
    return this.#readTag(at, tag);
  }

  #readComment(at: number): number {
    const close = this.#text.indexOf("-->", at + 4);
    const inside = close < 0 ? this.#text.length : close;
    const end = close < 0 ? this.#text.length : close + 3;
    this.#pieces.add(at, end, { start: at + 4, end: inside, how: "in an HTML comment" });
    return end;
  }

  #readTag(at: number, tag: Tag): number {
    const isInline = inlineElements.has(tag.name);
    const isBlock = blockElements.has(tag.name);
    if (!isInline && !isBlock) {
      // Such as `<system>` or `Map<string>`: no page knows it, but a model may heed it.
      this.#out.copy(at, tag.end);
      return tag.end;
    }
    if (tag.isEnd) return this.#closeElement(at, tag);
    this.#readAttributes(tag);
    if (tag.name === "br") this.#out.add("\n", at, tag.end);
    else if (isBlock) this.#break(at, tag.end);
    if (rawElements.has(tag.name)) return this.#readRaw(at, tag);
    const { color, background } = this.#elements;
    const look = lookOf(tag, this.#text, { color, background, selectors: this.#selectors });
    this.#elements.push({ ...look, name: tag.name, start: at }, isBlock);
    const { hidden } = this.#elements;
    if (hidden?.start !== this.#unseen?.start) this.#closeUnseen(at);
    if (hidden && !this.#unseen) {
      const builder = new MappedTextBuilder(this.#source);
      this.#unseen = { builder, start: at, how: `by ${hidden.hiddenBy ?? "its style"}` };
    }
    return tag.end;
  }

  #closeElement(at: number, tag: Tag): number {
    this.#elements.close(tag.name);
    if (!this.#elements.hidden) this.#closeUnseen(tag.end);
    if (blockElements.has(tag.name)) this.#break(at, tag.end);
    return tag.end;
  }

  #closeUnseen(end: number): void {
    if (!this.#unseen) return;
    const { builder, start, how } = this.#unseen;
    this.#unseen = undefined;
    const isWhole = end - start <= WHOLE_CHARACTERS_MAX;
    this.#pieces.addRead(builder.build(), { start, end, how, isWhole });
  }

  /** Scripts and style sheets hold code, of which only a sentence is withheld. */
  #readRaw(at: number, tag: Tag): number {
    const end = indexOfEnd(this.#text, tag);
    const builder = new MappedTextBuilder(this.#source);
    builder.copy(tag.end, end);
    const how = `in a <${tag.name}> element`;
    this.#pieces.addRead(builder.build(), { start: at, end, how, isWhole: false, isCode: true });
    return end;
  }

  #readAttributes(tag: Tag): void {
    for (const attribute of tag.attributes) {
      const { name } = attribute;
      if (!wordedAttributes.has(name) && !name.startsWith("data-")) continue;
      if (name === "content" && tag.name !== "meta") continue;
      this.#pieces.add(attribute.start, attribute.end, {
        ...attribute,
        how: placeOf(attribute, tag),
      });
    }
  }
}

function placeOf({ name }: Attribute, tag: Tag): string {
  return tag.name === "meta" ? "in a <meta> element" : `in the attribute ${name} of <${tag.name}>`;
}

function indexOfEnd(text: string, tag: Tag): number {
  const close = new RegExp(`</${tag.name}`, "giu");
  close.lastIndex = tag.end;
  return close.exec(text)?.index ?? text.length;
}
