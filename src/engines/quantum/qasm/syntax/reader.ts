import type { Place } from "../../circuit/circuit.js";
import type { ErrorList } from "../errors/error-list.js";
import { type QasmErrorCode, refuse } from "../errors/qasm-error.js";
import type { Name } from "./ast.js";
import { Lexer } from "./lexer.js";
import type { Token } from "./token.js";
import { RESERVED, RESERVED_IN_2 } from "./words.js";

const NESTING_MAX = 200;
const SHOWN_MAX = 40;
/** Most names that a statement is thought to declare. */
const NAMES_MAX = 20;

/** Where the parser stands: one token is seen, and what came before it is known by its end. */
export class Reader {
  token: Token;
  /** Where the last taken token ended. */
  private end: Place = { line: 1, column: 1 };
  private depth = 0;
  private readonly lexer: Lexer;
  /** Gates that were defined so far: such a name may be a word that only OpenQASM 3 keeps for itself. */
  readonly gateNames = new Set<string>();

  constructor(
    readonly version: 2 | 3,
    source: string,
    readonly errors: ErrorList,
  ) {
    this.lexer = new Lexer(source, errors);
    this.token = this.lexer.next();
  }

  get isAtEnd(): boolean {
    return this.token.kind === "end";
  }

  is(text: string): boolean {
    return this.token.text === text && this.isWordOrSymbol();
  }

  private isWordOrSymbol(): boolean {
    return this.token.kind === "word" || this.token.kind === "symbol";
  }

  advance(): Token {
    const taken = this.token;
    this.end = { line: taken.line, column: taken.columnEnd };
    this.token = this.lexer.next();
    return taken;
  }

  /** Takes the token if it is this one. */
  take(text: string): Token | undefined {
    return this.is(text) ? this.advance() : undefined;
  }

  expect(text: string, hint: string): Token {
    return this.take(text) ?? this.unexpected(text, hint);
  }

  /** Takes a name that is no word of the language. */
  name(what: string): Name {
    const { kind, text, line, column } = this.token;
    const reserved = this.version === 2 ? RESERVED_IN_2 : RESERVED;
    if (kind !== "word") return this.unexpected(what, "a name of your own stands here");
    if (reserved.has(text)) {
      return this.unexpected(what, `${text} is a word of the language: choose another name`);
    }
    this.advance();
    return { text, line, column };
  }

  /** Refuses the token, since something else was due. */
  unexpected(due: string, hint: string): never {
    const found = this.isAtEnd ? "the program ends" : `there is ${this.shown()}`;
    return refuse(this.token, "unexpected_token", {
      message: `${found} where ${due} was due`,
      hint,
    });
  }

  private shown(): string {
    const { text, kind } = this.token;
    const cut = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}...` : text;
    return kind === "string" ? `"${cut}"` : cut;
  }

  /** The `;` of a statement. Where it was left out at the end of a line, the statement counts all the same. */
  endStatement(): void {
    if (this.take(";")) return;
    if (this.token.line === this.end.line && !this.isAtEnd && !this.is("}")) {
      this.unexpected(";", "a statement ends with a ;");
    }
    const message = "a ; is missing at the end of this statement";
    this.errors.add({ ...this.end, ...missing(message) });
  }

  /** Works one level deeper. */
  nested<Result>(place: Place, work: () => Result): Result {
    if (this.depth >= NESTING_MAX) {
      refuse(place, "nested_too_deeply", {
        message: `this is nested over ${NESTING_MAX} levels deep`,
        hint: "divide it into parts",
      });
    }
    this.depth += 1;
    try {
      return work();
    } finally {
      this.depth -= 1;
    }
  }

  /**
   * Leaves out what belongs to a statement that was refused: up to its `;`, or with its block. Answers names
   * that it may have declared, which are those before its value or block.
   */
  skipStatement(): string[] {
    const names: string[] = [];
    let open = 0;
    let isHead = true;
    while (!this.isAtEnd) {
      if (open === 0 && this.is("}")) return names;
      const { kind, text } = this.advance();
      isHead &&= names.length < NAMES_MAX;
      if (isHead && kind === "word" && !RESERVED.has(text)) names.push(text);
      if (kind !== "symbol") continue;
      if (text === "{" || text === "=" || text === "(") isHead = false;
      if (text === "{") open += 1;
      if (text === "}") open -= 1;
      const isOver = open === 0 && (text === ";" || text === "}");
      if (isOver && !this.is("else")) return names;
    }
    return names;
  }

  /** Leaves out the rest of the line, of which the first token is seen. */
  skipLine(): void {
    this.lexer.skipLine();
    this.token = this.lexer.next();
  }
}

function missing(message: string) {
  const code: QasmErrorCode = "missing_semicolon";
  return { code, message, hint: "put a ; here" };
}
