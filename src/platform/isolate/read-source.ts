import { createRequire } from "node:module";
import { TYPED_CHARS_MAX } from "./isolate-limits.js";

/** A place in a source, from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

const DECLARATION_BEGIN = "async function body(){";
/** As long as that, so that places are the same in both. */
const BODY_BEGIN = `(async()${" ".repeat(11)}=>{`;
const BODY_END = "\n})";

/** A source as the body of an async function, which may `return` and is called at once. */
export function asBody(source: string): string {
  return `${BODY_BEGIN}${source}${BODY_END}()`;
}

/**
 * The same body in another wrapper: no source closes both, since nothing but a comma or a parenthesis
 * goes on after an arrow function, and neither after a declaration.
 */
export function asDeclaration(source: string): string {
  return `${DECLARATION_BEGIN}${source}\n}`;
}

/** Where a place of `asBody(source)` is in the source; what is missing at its end is at its end. */
export function placeInBody({ line, column }: SourcePlace, source: string): SourcePlace {
  const lines = source.split("\n");
  if (line > lines.length) return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { line, column: line === 1 ? Math.max(1, column - BODY_BEGIN.length) : column };
}

/** The part of amaro that is used here; it comes without types, and loads only when it is asked for. */
interface TypeStripper {
  transformSync(
    source: string,
    options: { readonly mode: "strip-only" },
  ): { readonly code: string };
}

const require = createRequire(import.meta.url);
/** The stripper's own stack ends at some 200 levels, and it works no more in its thread afterwards. */
const NESTING_MAX = 100;

/** Whether brackets of a source may be nested deeper than the stripper bears, strings and all. */
function isTooDeep(source: string): boolean {
  let depth = 0;
  let generics = 0;
  for (const [sign] of source.matchAll(/[()[\]{}<>;]/g)) {
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth = Math.max(0, depth - 1);
    else generics = sign === "<" ? generics + 1 : sign === ">" ? Math.max(0, generics - 1) : 0;
    if (depth > NESTING_MAX || generics > NESTING_MAX) return true;
  }
  return false;
}

/** Types that cannot be taken out of a source, though it may be TypeScript. */
export class TypesRefused extends Error {
  override readonly name = "SyntaxError";
}

/**
 * The source with its types blanked, so that every place stays where it is; undefined when it is no
 * TypeScript, or has what is more than types, such as an enum. Throws `TypesRefused`, after which the
 * stripper may work no more in this thread.
 */
export function withoutTypes(source: string): string | undefined {
  if (source.length > TYPED_CHARS_MAX) {
    throw new TypesRefused(`code with types may have ${TYPED_CHARS_MAX} characters`);
  }
  if (isTooDeep(source)) throw tooDeep();
  const { transformSync } = require("amaro") as TypeStripper;
  try {
    // As a body, since a source may `return`.
    const { code } = transformSync(BODY_BEGIN + source + BODY_END, { mode: "strip-only" });
    return code.slice(BODY_BEGIN.length, -BODY_END.length);
  } catch (error) {
    // What it says of a source is thrown as text; an error is a fault of its own.
    if (error instanceof Error) throw tooDeep();
    return undefined;
  }
}

function tooDeep(): TypesRefused {
  return new TypesRefused("the types of the code are nested too deeply");
}

/** The first place in the code that a stack names. */
export function placeInStack(stack: string | undefined): SourcePlace | undefined {
  const [, line, column] = /code\.js:(\d+):(\d+)/.exec(stack ?? "") ?? [];
  return line === undefined || column === undefined
    ? undefined
    : { line: Number(line), column: Number(column) };
}
