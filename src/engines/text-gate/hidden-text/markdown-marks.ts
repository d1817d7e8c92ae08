export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** A link of Markdown: `[label](target "title")`. */
export interface MarkdownLink {
  readonly label: Slice;
  readonly target: Slice;
  readonly title: Slice | undefined;
  readonly end: number;
}

const LABEL = /\[((?:[^[\]\\]|\\.|\[[^[\]]{0,300}\](?:\([^()\s]{0,2000}\))?){0,1000}?)\]\(/y;
const TARGET =
  /[ \t\n]{0,20}(?:<([^<>\n]{0,4000})>|((?:[^\s()\\]|\\.|\([^\s()]{0,500}\)){0,4000}))(?:[ \t\n]{1,20}(?:"([^"]{0,4000})"|'([^']{0,4000})'|\(([^()]{0,4000})\)))?[ \t\n]{0,20}\)/y;
const WORD = /[\p{L}\p{N}]/u;

/** The inline link that begins at `[`; undefined where none does. Bounded. */
export function linkAt(text: string, at: number): MarkdownLink | undefined {
  if (text[at] !== "[") return undefined;
  LABEL.lastIndex = at;
  const label = LABEL.exec(text);
  if (!label) return undefined;
  const from = at + label[0].length;
  TARGET.lastIndex = from;
  const target = TARGET.exec(text);
  if (!target) return undefined;
  const end = from + target[0].length;
  const written = target[1] ?? target[2] ?? "";
  const start = from + target[0].indexOf(written);
  const title = target[3] ?? target[4] ?? target[5];
  const titleStart = title === undefined ? 0 : from + target[0].lastIndexOf(title);
  return {
    label: { start: at + 1, end: from - 2 },
    target: { start, end: start + written.length },
    title: title === undefined ? undefined : { start: titleStart, end: titleStart + title.length },
    end,
  };
}

/** Whether a run of `*`, `_`, `~` or a backtick marks words, rather than being a sign of its own. */
export function isEmphasis(text: string, start: number, end: number): boolean {
  const mark = text.charAt(start);
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  const isBetweenBlanks = isBlank(before) && isBlank(after);
  if (mark === "`") return true;
  if (isBetweenBlanks) return false;
  if (mark === "~") return end - start === 2;
  if (mark === "*") return end - start <= 3;
  return !(WORD.test(before) && WORD.test(after));
}

function isBlank(character: string): boolean {
  return character === "" || /\s/u.test(character);
}
