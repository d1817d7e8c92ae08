import { splitTerms } from "../../../../engines/chemistry/equation/split-terms.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { tryEquation, tryFormula, trySmiles } from "./attempts.js";
import { isWrittenAsSmiles } from "./find-smiles.js";
import { withGroups } from "./grouped.js";
import type { EquationItem } from "./item.js";

/** An arrow with a side that is no part of an equation. */
export interface EquationFragment {
  readonly span: Span;
  readonly text: string;
  readonly fault: string;
}

export interface FoundEquations {
  readonly equations: readonly EquationItem[];
  readonly fragments: readonly EquationFragment[];
}

const ARROW =
  /<[ \t]{0,4}[-=—–−]{1,8}[ \t]{0,4}>|[-=—–−]{1,8}[ \t]{0,4}>|(?<=\s)>{1,3}(?=\s)|[→⇒⟶⟹⇌⇄⇋⇆↔⟷⇔➔➝↦]|=+/gu;
const CHUNK = /\S+/gu;
const COEFFICIENT = /^(?:\(?\d{1,6}\s*\/\s*\d{1,6}\)?|\d{1,9}(?:\.\d{1,6})?[½¼¾]?|[½¼¾])$/u;
const PHASE = /^\((?:s|l|g|aq)\)[.,;:?!]*$/u;
const CHARGE = /^\^?\{?\d{1,2}[+-]\}?$/u;
const JOINT = /^[·•⋅*]$/u;
const ENERGY = /^(?:heat|energy|light|warme|energie|chaleur|calor|energia|luz|Δ|hν|hv)$/iu;
const BEFORE_TERM = /^.*[:;,"'`|*>([{]/su;
const BEHIND_TERM = /[,;:"'`|?!<].*$|[.*_~]+$|[)\]}]+$/su;

interface Piece extends Span {
  readonly text: string;
}

interface Side {
  readonly pieces: readonly Piece[];
  readonly hasSkipped: boolean;
  /** Of the piece that ended the side, for the message. */
  readonly refused: Piece | undefined;
}

/** All equations of a prompt, as the engine reads them: around each arrow as far as terms go. */
export function findEquations(source: string): FoundEquations {
  const equations: EquationItem[] = [];
  const fragments: EquationFragment[] = [];
  const arrows = arrowsOf(source);
  let from = 0;
  for (const [index, arrow] of arrows.entries()) {
    const to = arrows[index + 1]?.start ?? source.length;
    const left = leftSide(source, from, arrow.start);
    const right = rightSide(source, arrow.end, to);
    const found = equationOf(source, { left, arrow, right });
    if ("type" in found) {
      equations.push(found);
      from = found.span.end;
    } else {
      const last = equations.at(-1);
      if (left.pieces.length > 0 || right.pieces.length > 0 || hasUnknown(left, right))
        fragments.push(found);
      else if (last && right.refused && isSecondSign(source, last.span.end, arrow)) {
        const span = { start: last.span.start, end: right.refused.end };
        const text = source.slice(span.start, span.end);
        fragments.push({
          span,
          text,
          fault: "it has a second sign; what stands before that was read",
        });
      }
      from = arrow.end;
    }
  }
  return { equations, fragments };
}

/** Double bonds of a SMILES text are no arrows, and the first dash of `Cl-->` is a charge. */
function arrowsOf(source: string): readonly Span[] {
  return [...source.matchAll(ARROW)].flatMap((match) => {
    const { index } = match;
    const end = index + match[0].length;
    if (/^=+$/u.test(match[0]) && isBond(source, index)) return [];
    const isCharge = /^--+>/u.test(match[0]) && /\S/u.test(source.charAt(index - 1));
    return [{ start: index + (isCharge ? 1 : 0), end }];
  });
}

function isBond(source: string, at: number): boolean {
  const before = /\S{0,300}$/u.exec(source.slice(Math.max(0, at - 300), at))?.[0] ?? "";
  const behind = /^\S{0,300}/u.exec(source.slice(at))?.[0] ?? "";
  const chunk = (before + behind).replace(/^["'`(,;:|*]+|["'`,.;:|?!*]+$/gu, "");
  if (before === "" || behind.length < 2) return false;
  return chunk
    .split(/[,;|]/u)
    .some((part) => part.includes("=") && isWrittenAsSmiles(part) && trySmiles(part).value);
}

function equationOf(
  source: string,
  { left, arrow, right }: { readonly left: Side; readonly arrow: Span; readonly right: Side },
): EquationItem | EquationFragment {
  const isUnread = left.pieces.length === 0 && right.pieces.length === 0;
  const start =
    left.pieces[0]?.start ?? (isUnread ? left.refused?.start : undefined) ?? arrow.start;
  const end = right.pieces.at(-1)?.end ?? (isUnread ? right.refused?.end : undefined) ?? arrow.end;
  const span = { start, end };
  const text = source.slice(start, end);
  const joined = (side: Side) => side.pieces.map((piece) => piece.text).join(" ");
  const hasSkipped = left.hasSkipped || right.hasSkipped;
  const arrowText = source.slice(arrow.start, arrow.end);
  const isPlain = !hasSkipped && !/^>+$/u.test(arrowText);
  const sign = isPlain ? arrowText : arrowText.replace(/^>+$/u, "->");
  const equation = isPlain ? text : `${joined(left)} ${sign} ${joined(right)}`;
  const read = tryEquation(equation);
  if (read.value && !isIdentity(left, arrowText, right)) {
    const written = withGroups(equation);
    const notes = [
      ...(hasSkipped
        ? ["heat, light and energy are no terms of an equation and were left out"]
        : []),
      ...(written === equation
        ? []
        : ["abbreviated groups such as Ac, Et, Me and Ph were written out"]),
    ];
    return {
      type: "equation",
      span,
      text: written,
      parsed: read.value,
      ...(notes.length > 0 ? { note: notes.join("; ") } : {}),
    };
  }
  return { span, text, fault: faultOf(source, { left, right, arrow, fault: read.fault }) };
}

/** `CCO = C2H6O` says that two texts mean one substance. */
function isIdentity(left: Side, arrow: string, right: Side): boolean {
  if (!/^=+$/u.test(arrow) || left.pieces.length !== 1 || right.pieces.length !== 1) return false;
  return (
    isWrittenAsSmiles(left.pieces[0]?.text ?? "") &&
    trySmiles(left.pieces[0]?.text ?? "").value !== undefined
  );
}

/** `H2 + Cl2 = 2 HCl = foo`; an arrow there is as likely to say what to do. */
function isSecondSign(source: string, from: number, { start, end }: Span): boolean {
  return /^=+$/u.test(source.slice(start, end)) && /^[ \t]*$/u.test(source.slice(from, start));
}

/** Whether both sides ended at what looks like a formula of an unknown element: `Xx + O2 -> XxO2`. */
function hasUnknown(left: Side, right: Side): boolean {
  return [left, right].every(({ refused }) => {
    const text = refused?.text.replace(/[.,;:?!]+$/u, "") ?? "";
    const isTyped = /^(?:\d{0,3})(?:[A-Z][a-z]?\d{0,3}){1,9}$/u.test(text);
    return isTyped && tryFormula(text).fault !== undefined;
  });
}

function faultOf(
  source: string,
  fragment: {
    readonly left: Side;
    readonly right: Side;
    readonly arrow: Span;
    readonly fault: string | undefined;
  },
): string {
  const { left, right, arrow, fault } = fragment;
  const around = (side: Side) => side.pieces.length > 0;
  const refused = around(left) ? right.refused : left.refused;
  const isSymbol =
    refused && /^[^\sa-z]\S*$/u.test(refused.text) ? tryFormula(refused.text).fault : undefined;
  if (isSymbol !== undefined) return isSymbol;
  const side = source.slice(left.pieces[0]?.start ?? arrow.start, arrow.start).trim();
  if (around(left) && !around(right)) return `what ${side} forms is not said`;
  if (around(right) && !around(left)) return "what reacts is not said";
  return fault ?? "it is no equation";
}

function leftSide(source: string, from: number, to: number): Side {
  const chunks = chunksBetween(source, from, to);
  const pieces: Piece[] = [];
  let hasSkipped = false;
  let refused: Piece | undefined;
  for (let at = chunks.length - 1; at >= 0; at -= 1) {
    const chunk = chunks[at];
    const next = pieces[0];
    if (!chunk) break;
    if (next && hasBreak(source, chunk.end, next.start) && !isJoined(chunk, next)) break;
    if (ENERGY.test(chunk.text)) {
      hasSkipped = true;
      if (next?.text === "+") pieces.shift();
      else if (chunks[at - 1]?.text === "+") at -= 1;
      continue;
    }
    const whole = materialOf(chunk.text) ? chunk : undefined;
    const rest = whole ?? behind(chunk, BEFORE_TERM);
    if (!rest || !materialOf(rest.text) || !isAdjacent(rest, next)) {
      refused = chunk;
      break;
    }
    pieces.unshift(rest);
    if (!whole) break;
  }
  const isCut = refused !== undefined && pieces[0]?.text.startsWith("+") === true;
  return { pieces: isCut ? [] : pieces, hasSkipped: hasSkipped && pieces.length > 0, refused };
}

function rightSide(source: string, from: number, to: number): Side {
  const pieces: Piece[] = [];
  let hasSkipped = false;
  let refused: Piece | undefined;
  let before: Piece | undefined;
  let count = 0;
  for (const chunk of chunksBetween(source, from, to)) {
    count += 1;
    if (before && hasBreak(source, before.end, chunk.start) && !isJoined(before, chunk)) break;
    if (ENERGY.test(chunk.text.replace(/[.,;:?!]+$/u, "")) && before?.text === "+") {
      pieces.pop();
      before = pieces.at(-1);
      hasSkipped = hasSkipped || count > 2;
      continue;
    }
    const whole = materialOf(chunk.text) ? chunk : undefined;
    const rest = whole ?? frontOf(chunk);
    if (!rest || !materialOf(rest.text) || !isAdjacent(before, rest)) {
      refused = chunk;
      break;
    }
    pieces.push(rest);
    before = rest;
    if (!whole) break;
  }
  while (/^\d{1,9}$/u.test(pieces.at(-1)?.text ?? "")) pieces.pop();
  // A term that cannot be read is no end of an equation.
  if (refused !== undefined && pieces.at(-1)?.text === "+") pieces.length = 0;
  return { pieces, hasSkipped: false, refused };
}

function chunksBetween(source: string, from: number, to: number): readonly Piece[] {
  return [...source.slice(from, to).matchAll(CHUNK)].map((match) => ({
    text: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

function hasBreak(source: string, from: number, to: number): boolean {
  return /[\n\r]/u.test(source.slice(from, to));
}

/** A term may end a line only where a plus sign says that another follows. */
function isJoined(first: Piece, second: Piece): boolean {
  return first.text.endsWith("+") || second.text.startsWith("+");
}

/** Two formulas side by side are no terms of one equation. */
function isAdjacent(first: Piece | undefined, second: Piece | undefined): boolean {
  if (!first || !second) return true;
  if (isJoined(first, second) || COEFFICIENT.test(first.text)) return true;
  return (
    PHASE.test(second.text) ||
    CHARGE.test(second.text) ||
    JOINT.test(first.text) ||
    JOINT.test(second.text)
  );
}

/** Whether a stretch without spaces can stand in an equation. */
function materialOf(text: string): boolean {
  if (text === "+" || COEFFICIENT.test(text) || CHARGE.test(text) || JOINT.test(text)) return true;
  if (/^\((?:s|l|g|aq)\)$/u.test(text)) return true;
  if (text.length > 2_000 || !/\p{L}/u.test(text)) return false;
  const terms = splitTerms(text, 0).filter((term) => term.text !== "");
  return (
    terms.length > 0 &&
    terms.every(
      (term) =>
        tryFormula(
          term.text.replace(/^(?:\(?\d{1,6}\/\d{1,6}\)?|\d{0,9}(?:\.\d{1,6})?[½¼¾]?)/u, ""),
        ).value !== undefined,
    )
  );
}

function behind(chunk: Piece, pattern: RegExp): Piece | undefined {
  const cut = pattern.exec(chunk.text)?.[0].length ?? 0;
  if (cut === 0 || cut === chunk.text.length) return undefined;
  return { text: chunk.text.slice(cut), start: chunk.start + cut, end: chunk.end };
}

/** The part of a chunk before what ends a sentence, such as `H2O,`. */
function frontOf(chunk: Piece): Piece | undefined {
  for (let text = chunk.text; ; ) {
    const cut = BEHIND_TERM.exec(text)?.index ?? text.length;
    if (cut === 0 || cut === text.length) return undefined;
    text = text.slice(0, cut);
    if (materialOf(text)) return { text, start: chunk.start, end: chunk.start + text.length };
  }
}
