import type { ErrorList } from "../errors/error-list.js";
import type { QasmErrorCode } from "../errors/qasm-error.js";
import type { Token } from "./token.js";

const WORD = /[\p{L}\p{Nl}_][\p{L}\p{Nl}_0-9]*/uy;
const NUMBER =
  /0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:[0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*)(?:[eE][+-]?[0-9][0-9_]*)?/y;
/** A _ that is not between two digits. */
const STRAY = /(?<![0-9])_|_(?![0-9])/;
const STRAY_HEX = /(?<![0-9a-f])_|_(?![0-9a-f])/i;
const INTEGER = /^(?:0[xXbBoO].*|[0-9_]+)$/;
const STRING = /"[^"\r\n]*"|'[^'\r\n]*'/y;
const SYMBOL = /->|\+\+|\*\*=?|<<=?|>>=?|&&|\|\||[=!<>+\-*/%&|^]=|[-+*/%^&|~!<>=()[\]{},;:@#$]/y;
const SPACE = /[ \t\r\f\v\u00a0]+/y;
/** What no token begins with, up to where one may. */
const STRANGE = /(?:[^\p{L}\p{Nl}_0-9.\s"'\-+*/%^&|~!<>=()[\]{},;:@#$]|\.(?![0-9]))+/uy;
const SHOWN_MAX = 20;

/** Cuts a program into tokens, one at a time. What is no token is an error, and is left out. */
export class Lexer {
  private at = 0;
  private line = 1;
  private lineStart = 0;

  constructor(
    private readonly source: string,
    private readonly errors: ErrorList,
  ) {
    if (source.charCodeAt(0) === 0xfeff) this.at = this.lineStart = 1;
  }

  next(): Token {
    for (;;) {
      this.skipSpace();
      if (this.at >= this.source.length || this.errors.isFull) return this.token("end", "", 0);
      const token = this.word() ?? this.number() ?? this.symbol() ?? this.string();
      if (token) return token;
      this.refuseStrange();
    }
  }

  /** Leaves out what is left of the line. */
  skipLine(): void {
    const end = this.source.indexOf("\n", this.at);
    this.at = end < 0 ? this.source.length : end;
  }

  private skipSpace(): void {
    for (;;) {
      const code = this.source.charCodeAt(this.at);
      if (code === 0x0a) this.newLine(this.at);
      else if (this.source.startsWith("//", this.at)) this.skipLine();
      else if (this.source.startsWith("/*", this.at)) this.skipComment();
      else if (!this.match(SPACE)) return;
    }
  }

  private newLine(at: number): void {
    this.line += 1;
    this.at = this.lineStart = at + 1;
  }

  private skipComment(): void {
    const end = this.source.indexOf("*/", this.at + 2);
    if (end < 0) {
      this.error("unterminated_comment", "the comment /* never ends", "end it with */");
      this.at = this.source.length;
      return;
    }
    for (let at = this.at; at < end; at += 1) {
      if (this.source.charCodeAt(at) === 0x0a) this.newLine(at);
    }
    this.at = end + 2;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.source)?.[0];
    if (text !== undefined) this.at += text.length;
    return text;
  }

  private token(kind: Token["kind"], text: string, length: number): Token {
    const columnEnd = this.at - this.lineStart + 1;
    return { kind, text, line: this.line, column: columnEnd - length, columnEnd };
  }

  private word(): Token | undefined {
    const text = this.match(WORD);
    return text === undefined ? undefined : this.token("word", text, text.length);
  }

  private number(): Token | undefined {
    const start = this.at;
    const text = this.match(NUMBER);
    if (text === undefined) return undefined;
    const tail = this.match(WORD) ?? "";
    const hint = tail === "" ? hintForStray(text) : hintForTail(text, tail);
    if (hint !== undefined) {
      this.at = start;
      this.error("bad_number", `${shown(text + tail)} is not a number`, hint);
      this.at = start + text.length + tail.length;
    }
    const kind = INTEGER.test(text) ? "integer" : "real";
    return this.token(kind, text.replaceAll("_", ""), text.length + tail.length);
  }

  private symbol(): Token | undefined {
    const text = this.match(SYMBOL);
    return text === undefined ? undefined : this.token("symbol", text, text.length);
  }

  private string(): Token | undefined {
    const text = this.match(STRING);
    return text === undefined ? undefined : this.token("string", text.slice(1, -1), text.length);
  }

  private refuseStrange(): void {
    const code = this.source.charCodeAt(this.at);
    if (code === 0x22 || code === 0x27) {
      this.error("unterminated_string", "the text never ends on its line", "end it with its quote");
      this.skipLine();
      return;
    }
    const start = this.at;
    const text = this.match(STRANGE) ?? this.source.charAt(this.at);
    this.at = start;
    const message = `${shown(text)} has no meaning in OpenQASM`;
    this.error("unknown_character", message, "leave it out, or put it into a comment");
    this.at = start + text.length;
  }

  private error(code: QasmErrorCode, message: string, hint: string): void {
    const column = this.at - this.lineStart + 1;
    this.errors.add({ line: this.line, column, code, message, hint });
  }
}

function hintForStray(number: string): string | undefined {
  const isStray = (/^0x/i.test(number) ? STRAY_HEX : STRAY).test(number);
  return isStray ? "put one _ between two digits" : undefined;
}

function hintForTail(number: string, tail: string): string {
  if (/^(?:dt|ns|us|µs|μs|ms|s)$/.test(tail)) return "times, such as 100ns, are not supported";
  return tail === "im"
    ? "complex numbers are not supported"
    : `write ${shown(number)} * ${shown(tail)}`;
}

/** A text for a message: cut, and with its controls as their code points. */
function shown(text: string): string {
  const cut = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}...` : text;
  return cut.replace(/\p{C}/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  });
}
