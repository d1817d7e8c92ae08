import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { tryFormula, trySmiles } from "./attempts.js";

export interface FoundSmiles extends Span {
  readonly text: string;
}

const PART = /[^\s,;|"'`<>]+/gu;
const STRONG = /[=#@]|[A-Za-z\])]1(?!\d).*1|\[[^\]]*\]|\bc\d|[A-Za-z]\([^)]*\)[A-Za-z(]/u;
const LABEL = /^(?:smiles?|smi|structure)\s?[:=]/iu;
/** Short texts of capitals that mean something else. */
const WORDS: ReadonlySet<string> = new Set(["FCC", "BCC", "ICC", "CCS", "CCP", "CC", "PCC", "CCN"]);

/** The SMILES texts of a prompt: what the engine reads, where it is no formula and no word. */
export function findSmiles(source: string): readonly FoundSmiles[] {
  const isNamed = /\bsmi(?:les?)?\b/iu.test(source);
  return [...source.matchAll(PART)].flatMap((match) => {
    const found = smilesOf(match[0], match.index, isNamed);
    return found ? [found] : [];
  });
}

function smilesOf(part: string, at: number, isNamed: boolean): FoundSmiles | undefined {
  if (!/[BCNOPSFIbcnops]/u.test(part) || part.length > 2_000) return undefined;
  const label = LABEL.exec(part)?.[0].length ?? 0;
  for (const [from, to] of cuts(part.slice(label))) {
    const text = part.slice(label + from, label + to);
    if (!isWrittenAsSmiles(text) && !(isNamed && isBareSmiles(text))) continue;
    if (trySmiles(text).value) return { text, start: at + label + from, end: at + label + to };
  }
  return undefined;
}

/** A text as it stands, and without the marks of a sentence around it. */
function cuts(text: string): readonly (readonly [number, number])[] {
  const from = /^[*_({]+/u.exec(text)?.[0].length ?? 0;
  const behind = /[.:?!*_]+$/u.exec(text)?.[0].length ?? 0;
  const closing = /[.:?!*_)}\]]+$/u.exec(text)?.[0].length ?? 0;
  return [
    [0, text.length],
    [0, text.length - behind],
    [from, text.length - behind],
    [from, text.length - closing],
  ];
}

/** Whether a text has the marks of SMILES, and not those of a formula alone. */
export function isWrittenAsSmiles(text: string): boolean {
  if (text.length < 2 || /^[\d(]/u.test(text)) return false;
  const formula = tryFormula(text).value;
  if (/^[A-Za-z]+$/u.test(text)) return isChain(text);
  if (!formula) return STRONG.test(text);
  if (/[=#@]|\[\d{1,3}[A-Za-z]/u.test(text)) return true;
  const rings = text.match(/[A-Za-z)]1(?!\d)/gu)?.length ?? 0;
  return rings >= 2 || (/\(/u.test(text) && hasRepeats(text));
}

/** `CCO`: letters alone are a chain where carbon follows carbon. */
function isChain(text: string): boolean {
  return (
    /CC/u.test(text) && /^(?:Cl|Br|[CNOSPFI])+$/u.test(text) && text.length > 2 && !WORDS.has(text)
  );
}

function isBareSmiles(text: string): boolean {
  return (
    /^(?:Cl|Br|[BCNOPSFI])+$/u.test(text) &&
    text.length > 1 &&
    !/^(?:IS|IN|ON|OF|IF|SO|NO)$/u.test(text)
  );
}

/** A formula names an element once, unless it groups atoms around hydrogen. */
function hasRepeats(text: string): boolean {
  const symbols = text.match(/Cl|Br|[A-Z]/gu) ?? [];
  return new Set(symbols).size < symbols.length && !/H/u.test(text) && !/\)\d/u.test(text);
}
