/** An attribute of a tag; offsets are those of its value in the text. */
export interface Attribute {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: readonly Attribute[];
  /** After `>`. */
  readonly end: number;
}

const NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,40})(?=[\s/>])/y;
const ATTRIBUTE =
  /[\s/]*([^\s=>/"'][^\s=>/]{0,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const END = /[\s/]*>/y;
const ATTRIBUTES_MAX = 100;

/** The end of a tag that cannot be read, from which on nothing else was looked at. */
export interface BrokenTag {
  readonly lookedUpTo: number;
}

/** The tag of HTML at a `<`; undefined where none begins there. Linear in the tag. */
export function readTag(text: string, at: number): Tag | BrokenTag | undefined {
  NAME.lastIndex = at;
  const match = NAME.exec(text);
  if (!match) return undefined;
  const [whole, slash, name = ""] = match;
  const attributes: Attribute[] = [];
  let end = at + whole.length;
  for (let round = 0; round < ATTRIBUTES_MAX; round += 1) {
    END.lastIndex = end;
    const closing = END.exec(text);
    if (closing) {
      return {
        name: name.toLowerCase(),
        isEnd: slash === "/",
        attributes,
        end: end + closing[0].length,
      };
    }
    ATTRIBUTE.lastIndex = end;
    const attribute = ATTRIBUTE.exec(text);
    if (!attribute) return { lookedUpTo: lengthLookedAt(text, end) };
    const [written, attributeName = "", double, single, bare] = attribute;
    const value = double ?? single ?? bare;
    const after = end + written.length - (double !== undefined || single !== undefined ? 1 : 0);
    attributes.push({
      name: attributeName.toLowerCase(),
      start: value === undefined ? after : after - value.length,
      end: after,
    });
    end += written.length;
  }
  return { lookedUpTo: end };
}

/** A quotation that nothing closes is read to the end of the text before it fails. */
function lengthLookedAt(text: string, from: number): number {
  const quote = /[\s/]*[^\s=>]{0,100}\s*=\s*["']/y;
  quote.lastIndex = from;
  return quote.test(text) ? text.length : from + 100;
}

/** The value of an attribute as it is written. */
export function attributeValue(text: string, { start, end }: Attribute): string {
  return text.slice(start, end);
}
