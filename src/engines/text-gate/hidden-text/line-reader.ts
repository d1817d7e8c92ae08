/** What a line begins with beside its text. */
export interface LineStart {
  /** Where its text begins; the start of the next line where it has none. */
  readonly end: number;
  /** It does not go on with the line before it. */
  readonly isApart: boolean;
  /** Text within a line that no page shows. */
  readonly note?: { readonly start: number; readonly end: number; readonly how: string };
}

type LineKind = "text" | "quotation" | "comment" | "code" | "row";

const QUOTATION = /(?:[ \t]{0,8}>){1,30}[ \t]?/y;
const FENCE = /[ \t]{0,30}(?:`{3,}|~{3,})[ \t]*([^\s`]{0,40})[ \t]*(?=[\r\n]|$)/y;
const COMMENT =
  /[ \t]{0,200}(?:\/\/[/!]?|;{1,4}|--(?=\s)|%{1,4}(?=\s)|REM\s|"""|'''|\/\*{1,2}|\*\/)[ \t]?/iy;
const STARRED = /[ \t]{0,200}\*(?!\/)[ \t]/y;
const HASHED = /[ \t]{0,200}#{1,6}[ \t]+/y;
const ROW = /[ \t]{0,30}\|/y;
const RULED_ROW =
  /[ \t]{0,20}\|?[ \t]{0,20}:?-+:?[ \t]{0,20}(?:\|[ \t]{0,20}:?-+:?[ \t]{0,20}){0,200}\|?[ \t]{0,20}(?=[\r\n]|$)/y;
const DEFINITION =
  /[ \t]{0,3}\[([^\]\n]{1,200})\]:[ \t]{0,9}(?:<[^>\n]{0,2000}>|\S{1,2000})(?:[ \t]{1,9}(?:"([^"\n]{0,4000})"|'([^'\n]{0,4000})'|\(([^\n]{0,4000})\)))?[ \t]{0,99}(?=[\r\n]|$)/y;
/** Code ends its lines with one of these where a statement or a block ends. */
const STATEMENT_ENDS = new Set(";{}()[],>:=");

/** Tells line by line what begins it: quotation and comment marks, fences, rows, definitions of links. */
export class LineReader {
  readonly #text: string;
  #kind: LineKind = "text";
  #isInFence = false;
  #isInComment = false;

  constructor(text: string) {
    this.#text = text;
  }

  get isTableRow(): boolean {
    return this.#kind === "row";
  }

  /** Whether the line that ends at a place is a statement of code. */
  endsStatement(at: number): boolean {
    return this.#kind === "code" && STATEMENT_ENDS.has(this.#text.charAt(at - 1));
  }

  /** Reads the beginning of the line at a place. */
  read(at: number): LineStart {
    const quoted = this.#match(QUOTATION, at);
    const start = at + (quoted?.length ?? 0);
    const fence = this.#match(FENCE, start);
    if (fence !== undefined) {
      this.#isInFence = !this.#isInFence;
      this.#kind = this.#isInFence ? "code" : "text";
      return { end: start + fence.length, isApart: true };
    }
    const definition = this.#isInFence ? undefined : this.#readDefinition(start);
    if (definition) return definition;
    const rule = this.#kind === "row" ? this.#match(RULED_ROW, start) : undefined;
    if (rule !== undefined) return { end: start + rule.length, isApart: true };
    const { kind, end } = this.#readKind(start, quoted !== undefined);
    const isApart = kind !== this.#kind || kind === "row";
    this.#kind = kind;
    return { end, isApart };
  }

  #readKind(start: number, isQuoted: boolean): { readonly kind: LineKind; readonly end: number } {
    if (this.#match(ROW, start) !== undefined && !this.#isInFence)
      return { kind: "row", end: start };
    const comment = this.#readComment(start);
    if (comment !== undefined) return { kind: "comment", end: start + comment };
    if (this.#isInFence) return { kind: "code", end: start };
    return { kind: isQuoted ? "quotation" : "text", end: start };
  }

  /** How many characters mark a line as a comment of code; undefined where none do. */
  #readComment(start: number): number | undefined {
    const mark = this.#match(COMMENT, start);
    if (mark !== undefined) {
      if (mark.includes("/*")) this.#isInComment = true;
      if (mark.includes("*/")) this.#isInComment = false;
      return mark.length;
    }
    const star = this.#isInComment ? this.#match(STARRED, start) : undefined;
    if (star !== undefined) return star.length;
    const hash = this.#match(HASHED, start);
    if (hash === undefined) return undefined;
    return this.#isInFence || this.#isAmongHashes(start, hash) ? hash.length : undefined;
  }

  /** One line with `#` is a heading, several in a row are a comment. */
  #isAmongHashes(start: number, hash: string): boolean {
    if (this.#kind === "comment") return true;
    const text = this.#text;
    const lineEnd = text.slice(start, start + 2_000).search(/[\r\n]/u);
    if (lineEnd < 0) return false;
    const next = start + lineEnd + (text.startsWith("\r\n", start + lineEnd) ? 2 : 1);
    return this.#match(HASHED, next)?.trim() === hash.trim();
  }

  #readDefinition(start: number): LineStart | undefined {
    if (this.#text[start] !== "[" && this.#text[start] !== " ") return undefined;
    DEFINITION.lastIndex = start;
    const match = DEFINITION.exec(this.#text);
    if (!match || match[1]?.startsWith("^")) return undefined;
    const end = start + match[0].length;
    const note = match[2] ?? match[3] ?? match[4];
    if (note === undefined) return { end, isApart: true };
    const from = start + match[0].lastIndexOf(note);
    const how = "in a comment of Markdown";
    return { end, isApart: true, note: { start: from, end: from + note.length, how } };
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.#text)?.[0];
  }
}
