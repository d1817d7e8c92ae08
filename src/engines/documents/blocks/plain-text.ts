const PUNCTUATION = /[!-/:-@[-`{-~]/;
const SPACE = /\s/;
const WORD = /[\p{L}\p{N}]/u;
const MARKS = "*_~";

/**
 * The text of inline Markdown without its marks: what links, emphasis and code show, and the alternative of
 * pictures. One pass, linear in the text, whatever it holds; for that, a mark is judged by its neighbours
 * alone and need not have its pair.
 */
export function plainText(markdown: string): string {
  const text = new InlineReader(markdown).read();
  return text.replace(/[ \t]*\n[ \t]*/g, "\n").trim();
}

class InlineReader {
  readonly #source: string;
  readonly #shown: string[] = [];
  /** Where the brackets that are open stand in what is shown. */
  readonly #brackets: number[] = [];
  readonly #next = new Map<string, number>();
  readonly #ticks: ReadonlyMap<number, TickRuns>;

  constructor(source: string) {
    this.#source = source;
    this.#ticks = runsOfTicks(source);
  }

  read(): string {
    let at = 0;
    while (at < this.#source.length) at = this.#take(at);
    return this.#shown.join("");
  }

  /** Shows what begins at a place, and answers where it ends. */
  #take(at: number): number {
    const character = this.#source.charAt(at);
    switch (character) {
      case "\\":
        return this.#takeEscape(at);
      case "`":
        return this.#takeCode(at);
      case "!":
        return this.#source[at + 1] === "[" ? at + 1 : this.#show(character, at + 1);
      case "[":
        this.#brackets.push(this.#shown.length);
        return this.#show(character, at + 1);
      case "]":
        return this.#takeBracket(at);
      case "<":
        return this.#takeTag(at);
      default:
        return MARKS.includes(character)
          ? this.#takeMarks(at, character)
          : this.#show(character, at + 1);
    }
  }

  #show(text: string, end: number): number {
    this.#shown.push(text);
    return end;
  }

  #takeEscape(at: number): number {
    const next = this.#source.charAt(at + 1);
    if (next === "\n" || PUNCTUATION.test(next)) return this.#show(next, at + 2);
    return this.#show("\\", at + 1);
  }

  /** Code ends with as many backticks as it begins with. */
  #takeCode(at: number): number {
    let end = at;
    while (this.#source[end] === "`") end += 1;
    const runs = this.#ticks.get(end - at);
    while (runs && (runs.places[runs.seen] ?? end) < end) runs.seen += 1;
    const close = runs?.places[runs.seen];
    if (close === undefined) return this.#show(this.#source.slice(at, end), end);
    const code = this.#source.slice(end, close);
    return this.#show(code.replace(/^ (.*\S.*) $/s, "$1"), close + end - at);
  }

  #takeBracket(at: number): number {
    const open = this.#brackets.pop();
    const close = this.#find(")", at);
    const isLink = open !== undefined && this.#source[at + 1] === "(" && close > 0;
    if (!isLink || this.#hasSpace(at + 2, close)) return this.#show("]", at + 1);
    this.#shown[open] = "";
    return close + 1;
  }

  #takeTag(at: number): number {
    const end = this.#find(">", at);
    const tag = end < 0 ? "" : this.#source.slice(at + 1, Math.min(end, at + 2_048));
    if (/^(?:https?|mailto):\S+$/i.test(tag))
      return this.#show(tag.replace(/^mailto:/i, ""), end + 1);
    if (/^br\s*\/?$/i.test(tag)) return this.#show("\n", end + 1);
    return /^\/?[a-z][a-z0-9-]*(?:\s[^<]*)?\/?$/i.test(tag) || tag.startsWith("!--")
      ? end + 1
      : this.#show("<", at + 1);
  }

  /** Marks stand at a word, `_` only at its edge; two tildes strike out. */
  #takeMarks(at: number, mark: string): number {
    let end = at;
    while (this.#source[end] === mark) end += 1;
    const before = this.#source.charAt(at - 1) || " ";
    const after = this.#source.charAt(end) || " ";
    const isLoose = SPACE.test(before) && SPACE.test(after);
    const isInWord = mark === "_" && WORD.test(before) && WORD.test(after);
    const isMark = mark === "~" ? end - at === 2 : !isInWord;
    return isLoose || !isMark ? this.#show(this.#source.slice(at, end), end) : end;
  }

  /** The next place of a character at or behind a place; each is looked for once. */
  #find(character: string, from: number): number {
    const known = this.#next.get(character);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const found = this.#source.indexOf(character, from);
    this.#next.set(character, found);
    return found;
  }

  #hasSpace(from: number, to: number): boolean {
    const [space, line] = [this.#find(" ", from), this.#find("\n", from)];
    return (space >= 0 && space < to) || (line >= 0 && line < to);
  }
}

/** Where runs of backticks of one length begin, and how many of them lie behind. */
interface TickRuns {
  readonly places: number[];
  seen: number;
}

function runsOfTicks(source: string): ReadonlyMap<number, TickRuns> {
  const runs = new Map<number, TickRuns>();
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    const known = runs.get(run.length);
    if (known) known.places.push(index);
    else runs.set(run.length, { places: [index], seen: 0 });
  }
  return runs;
}
