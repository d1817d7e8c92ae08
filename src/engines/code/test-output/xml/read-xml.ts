/** An element; its name is without a namespace's prefix. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** The text and CDATA directly in it. */
  readonly text: string;
  attribute(name: string): string | undefined;
}

interface XmlDocument {
  /** The outermost elements, in order: one, unless several documents follow one another. */
  readonly roots: readonly XmlElement[];
  /** False when the text ended, or a bound was reached, before each element was closed. */
  readonly isWhole: boolean;
}

const ELEMENTS_MAX = 400_000;
const DEPTH_MAX = 200;
const ATTRIBUTES_MAX = 64;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

class Element implements XmlElement {
  readonly children: Element[] = [];
  readonly #parts: string[] = [];

  constructor(
    readonly name: string,
    private readonly attributes: string,
  ) {}

  get text(): string {
    return this.#parts.join("");
  }

  add(text: string): void {
    this.#parts.push(text);
  }

  attribute(name: string): string | undefined {
    const pattern = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
    let at = 0;
    for (let read = 0; read < ATTRIBUTES_MAX; read++) {
      pattern.lastIndex =
        at + (/^\s*/.exec(this.attributes.slice(at, at + 4_096))?.[0].length ?? 0);
      const found = pattern.exec(this.attributes);
      if (!found) return undefined;
      if (found[1] === name) return decode(found[2] ?? found[3] ?? "");
      at = pattern.lastIndex;
    }
    return undefined;
  }
}

/**
 * Reads XML as test reports have it: elements, attributes, text and CDATA. Declarations, comments and
 * document types are skipped, so that no entity is ever defined: what is not one of the five of XML or a
 * number stays as it is written. A text that is cut off gives what came before. At most 400,000
 * elements, 200 deep; linear in the text.
 */
export function readXml(text: string): XmlDocument {
  const root = new Element("", "");
  const open: Element[] = [root];
  let at = 0;
  let elements = 0;
  let isWhole = true;
  while (at < text.length) {
    const parent = open.at(-1) ?? root;
    const start = text.indexOf("<", at);
    if (parent !== root) {
      const between = text.slice(at, start === -1 ? text.length : start);
      if (between !== "") parent.add(decode(between));
    }
    if (start === -1) break;
    const skipped = afterMarkup(text, start, parent);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const end = tagEnd(text, start);
    if (end === -1) {
      isWhole = false;
      break;
    }
    at = end + 1;
    if (text[start + 1] === "/") {
      close(open, localName(text.slice(start + 2, end).trim()));
      continue;
    }
    if (elements === ELEMENTS_MAX || open.length > DEPTH_MAX) {
      isWhole = false;
      break;
    }
    elements += 1;
    const isEmpty = text[end - 1] === "/";
    const element = elementOf(text.slice(start + 1, isEmpty ? end - 1 : end));
    parent.children.push(element);
    if (!isEmpty) open.push(element);
  }
  return { roots: root.children, isWhole: isWhole && open.length === 1 };
}

/** The place after a comment, CDATA, declaration or document type; CDATA is added to its parent. */
function afterMarkup(text: string, start: number, parent: Element): number | undefined {
  const after = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end === -1 ? text.length : end + mark.length;
  };
  if (text.startsWith("<!--", start)) return after("-->", start + 4);
  if (text.startsWith("<![CDATA[", start)) {
    const end = after("]]>", start + 9);
    parent.add(text.slice(start + 9, text.startsWith("]]>", end - 3) ? end - 3 : end));
    return end;
  }
  if (text.startsWith("<?", start)) return after("?>", start + 2);
  if (!text.startsWith("<!", start)) return undefined;
  const end = after(">", start);
  return text.slice(start, end).includes("[") ? after("]>", start) : end;
}

/** Where the tag that begins at `start` ends; `>` may stand in the values of its attributes. */
function tagEnd(text: string, start: number): number {
  let quote = "";
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

function close(open: Element[], name: string): void {
  const place = open.findLastIndex((element) => element.name === name);
  if (place > 0) open.length = place;
}

function elementOf(tag: string): Element {
  const end = /[\s/]/.exec(tag)?.index ?? tag.length;
  return new Element(localName(tag.slice(0, end)), tag.slice(end));
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g,
    (whole, dec, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const point = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
      return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
        ? String.fromCodePoint(point)
        : "\uFFFD";
    },
  );
}
