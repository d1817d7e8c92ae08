import { ANIONS, CATIONS, type SaltPart } from "../../../../content/substances/salt-parts.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";

/** The name of a salt at a token; without formula where it does not say which of several. */
export interface SaltAt {
  readonly formula?: string;
  readonly choices: readonly string[];
  readonly next: number;
}

interface PartAt {
  readonly part: SaltPart;
  /** From a Roman numeral. */
  readonly charge?: number;
  readonly next: number;
}

const ROMAN = ["", "i", "ii", "iii", "iv", "v", "vi", "vii"];
const OF: ReadonlySet<string> = new Set(["de", "d", "do", "da", "del", "of", "du"]);

const cations = byName(CATIONS);
const anions = byName(ANIONS);

function byName(parts: readonly SaltPart[]): ReadonlyMap<string, SaltPart> {
  return new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)));
}

/**
 * `iron(III) chloride`, `Eisen(III)-chlorid`, `Natriumchlorid`, `chlorure de sodium`, an anion or a cation with its
 * numeral alone. Names of ions give the ion.
 */
export function saltAt(tokens: readonly Token[], at: number): SaltAt | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  return (
    cationFirst(tokens, at) ?? glued(token.key, at) ?? anionFirst(tokens, at) ?? ionAt(tokens, at)
  );
}

function cationFirst(tokens: readonly Token[], at: number): SaltAt | undefined {
  const cation = cationAt(tokens, at);
  if (!cation) return undefined;
  const from = tokens[cation.next]?.text === "-" ? cation.next + 1 : cation.next;
  const anion = anionAt(tokens, from);
  return anion ? joined(cation, anion.part, anion.next) : undefined;
}

function anionFirst(tokens: readonly Token[], at: number): SaltAt | undefined {
  const anion = anionAt(tokens, at);
  if (!anion) return undefined;
  const of = tokens[anion.next];
  if (of?.kind !== "word") return undefined;
  const elided = /^d'(\p{L}+)$/u.exec(of.key)?.[1];
  const part = elided === undefined ? undefined : cations.get(elided);
  const cation = part
    ? withNumeral(tokens, part, anion.next + 1)
    : OF.has(of.key)
      ? cationAt(tokens, anion.next + 1)
      : undefined;
  return cation ? joined(cation, anion.part, cation.next) : undefined;
}

/** German writes both parts as one word. */
function glued(key: string, at: number): SaltAt | undefined {
  for (let cut = 3; cut < key.length - 3; cut += 1) {
    const anion = anions.get(key.slice(cut));
    const part = anion ? cations.get(key.slice(0, cut)) : undefined;
    if (part && anion) return joined({ part, next: at + 1 }, anion, at + 1);
  }
  return undefined;
}

/** `sulfate`, `iron(III)` and `ammonium` by themselves. */
function ionAt(tokens: readonly Token[], at: number): SaltAt | undefined {
  const anion = anionAt(tokens, at);
  if (anion) return ion(anion.part, -(anion.part.charges[0] ?? 1), behindIon(tokens, anion.next));
  const cation = cationAt(tokens, at);
  if (!cation) return undefined;
  const isNamed = cation.charge !== undefined || cation.part.formula === "NH4";
  if (!isNamed) return undefined;
  return ion(cation.part, cation.charge ?? 1, behindIon(tokens, cation.next));
}

function behindIon(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  return token?.kind === "word" && /^ions?$/u.test(token.key) ? at + 1 : at;
}

function ion(part: SaltPart, charge: number, next: number): SaltAt {
  const size = Math.abs(charge);
  const formula = `${part.formula}^${size === 1 ? "" : size}${charge > 0 ? "+" : "-"}`;
  return { formula, choices: [], next };
}

function cationAt(tokens: readonly Token[], at: number): PartAt | undefined {
  const token = tokens[at];
  const part = token?.kind === "word" ? cations.get(token.key) : undefined;
  return part ? withNumeral(tokens, part, at + 1) : undefined;
}

function withNumeral(tokens: readonly Token[], part: SaltPart, at: number): PartAt {
  const isOpen = tokens[at]?.text === "(";
  const token = tokens[isOpen ? at + 1 : at];
  const charge = token?.kind === "word" ? ROMAN.indexOf(token.key) : -1;
  if (charge < 1 || !part.charges.includes(charge)) return { part, next: at };
  if (!isOpen) return { part, charge, next: at + 1 };
  return tokens[at + 2]?.text === ")" ? { part, charge, next: at + 3 } : { part, next: at };
}

function anionAt(tokens: readonly Token[], at: number): PartAt | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word") return undefined;
  const two = second?.kind === "word" ? anions.get(`${first.key} ${second.key}`) : undefined;
  if (two) return { part: two, next: at + 2 };
  const one = anions.get(first.key);
  return one ? { part: one, next: at + 1 } : undefined;
}

function joined(cation: PartAt, anion: SaltPart, next: number): SaltAt {
  const charges = cation.charge === undefined ? cation.part.charges : [cation.charge];
  const formulas = charges.map((charge) => saltFormula(cation.part, charge, anion));
  const [only] = formulas;
  if (only !== undefined && formulas.length === 1)
    return { formula: only, choices: formulas, next };
  return { choices: formulas, next };
}

function saltFormula(cation: SaltPart, charge: number, anion: SaltPart): string {
  const minus = anion.charges[0] ?? 1;
  const common = divisor(charge, minus);
  // Mercury(I) is a pair of atoms.
  if (cation.formula === "Hg" && charge === 1) {
    return `Hg2${times(anion.formula, 2 / minus)}`;
  }
  return `${times(cation.formula, minus / common)}${times(anion.formula, charge / common)}`;
}

function times(formula: string, count: number): string {
  if (count === 1) return formula;
  return /^[A-Z][a-z]?$/u.test(formula) ? `${formula}${count}` : `(${formula})${count}`;
}

function divisor(first: number, second: number): number {
  return second === 0 ? first : divisor(second, first % second);
}

/** The formulas of salts without capitals, where they are no words and of one salt alone. */
export function saltsInLowerCase(): ReadonlyMap<string, string> {
  const formulas = new Map<string, string | undefined>();
  for (const cation of CATIONS) {
    for (const charge of cation.charges) {
      for (const anion of ANIONS) {
        const formula = saltFormula(cation, charge, anion);
        const key = formula.toLowerCase();
        const isPlain =
          /^[a-z\d()]{3,}$/u.test(key) && (/\d/u.test(key) || /(?:cl|br|oh|cn)$/u.test(key));
        const isOther = formulas.has(key) && formulas.get(key) !== formula;
        if (isPlain) formulas.set(key, isOther ? undefined : formula);
      }
    }
  }
  return new Map(
    [...formulas].flatMap(([key, formula]) => (formula === undefined ? [] : [[key, formula]])),
  );
}
