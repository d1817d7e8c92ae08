const SNIFFED_BYTES = 4_096;
const XML_ENCODING = /^<\?xml\s[^>]*?encoding\s*=\s*(?:"([^">]*)"|'([^'>]*)')/;
const TAG_END = /[^\t\n\f\r />]*/y;
const ATTRIBUTE =
  /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y;
const CHARSET_OF_CONTENT = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i;

/**
 * The name of the encoding that a page itself gives, by "prescan a byte stream to determine its
 * encoding" of the HTML standard: a `meta` element that is in no comment, or else an XML declaration.
 * Undefined where none is named or the name is unknown. Reads the first 4 KiB, of which the standard
 * wants the first 1 KiB: many pages put scripts first. Linear in what it reads.
 */
export function sniffEncoding(bytes: Uint8Array): string | undefined {
  const text = latin1Of(bytes.subarray(0, SNIFFED_BYTES));
  return encodingOfMeta(text) ?? encodingOfXml(text);
}

/** The standard's name of an encoding that is decoded; undefined for a label that is unknown. */
export function encodingOfLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

function latin1Of(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function encodingOfMeta(text: string): string | undefined {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    if (text.startsWith("<!--", at)) {
      // `<!-->` is a comment, too.
      const end = text.indexOf("-->", at + 2);
      if (end < 0) return undefined;
      at = end + 3;
    } else if (/[!/?]/.test(text.charAt(at + 1)) && !/[a-z]/i.test(text.charAt(at + 2))) {
      at = after(text, ">", at);
    } else if (/[a-z/]/i.test(text.charAt(at + 1))) {
      const tag = readTag(text, at + 1);
      const encoding = tag.name === "meta" ? encodingIn(tag.attributes) : undefined;
      if (encoding !== undefined) return encoding;
      at = tag.end;
    } else {
      at += 1;
    }
  }
  return undefined;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
}

function readTag(text: string, from: number): Tag {
  TAG_END.lastIndex = from;
  const name = TAG_END.exec(text)?.[0] ?? "";
  const attributes = new Map<string, string>();
  let end = from + name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(text);
    if (!found) break;
    end = ATTRIBUTE.lastIndex;
    const [, attribute = "", double, single, bare] = found;
    if (attribute === "") break;
    const lower = attribute.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, double ?? single ?? bare ?? "");
  }
  return { name: name.toLowerCase(), attributes, end };
}

function encodingIn(attributes: ReadonlyMap<string, string>): string | undefined {
  const isDeclaration = attributes.get("http-equiv")?.toLowerCase() === "content-type";
  const content = isDeclaration ? attributes.get("content") : undefined;
  const [, double, single, bare] = CHARSET_OF_CONTENT.exec(content ?? "") ?? [];
  return ofAsciiText(attributes.get("charset") ?? double ?? single ?? bare);
}

function encodingOfXml(text: string): string | undefined {
  const [, double, single] = XML_ENCODING.exec(text) ?? [];
  return ofAsciiText(double ?? single);
}

/** What could be read byte by byte is not in an encoding of two bytes, whatever it says. */
function ofAsciiText(label: string | undefined): string | undefined {
  const encoding = label === undefined ? undefined : encodingOfLabel(label);
  return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}
