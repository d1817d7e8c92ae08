import { multiply, ONE, type Rational, rational, ZERO } from "../../math/exact-numbers/rational.js";
import { decimalValue } from "../elements/decimal-text.js";
import { atomicWeight, isElement } from "../elements/elements.js";
import { ChemistryError, type ChemistryErrorCode } from "../errors/chemistry-error.js";
import { chargeSuffix } from "./charge.js";
import { type NormalText, normalText } from "./normal-text.js";
import { addAtoms, type FormulaPart, type Species } from "./species.js";

export const FORMULA_CHARACTERS_MAX = 2_000;
const DEPTH_MAX = 32;
/** Atoms of an element in a formula: far beyond any substance, and far within what a double holds. */
const ATOMS_MAX = 10n ** 60n;
const DIGITS_MAX = 30;

const PHASE = /\s*\((s|l|g|aq|cr|am|sln|ads|vap|graphite|diamond)\)\s*$/u;
const ARROWS_BEHIND = /[↑↓\s]+$/u;
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const ELECTRON = /^e(?:-|\^-|\^\{-\}|\(-\)|\^1-|\^\{1-\})$/u;

/**
 * Reads one formula: nested brackets, hydrates (`·`, `.`, `*`), nuclides (`[13C]`, `^{13}C`, `D`, `T`), subscripts as
 * digits, `_2`, `_{2}` or `₂`, a charge, a phase, and `e-`. Throws `invalid`, `unknown_element`, `unknown_nuclide` or
 * `too_large` at the path, with the column. Takes time in the length of the text.
 */
export function parseFormula(written: string, path: string, column = 0): Species {
  if (written.length > FORMULA_CHARACTERS_MAX) {
    const message = `a formula has at most ${FORMULA_CHARACTERS_MAX} characters; this one has ${written.length}`;
    throw new ChemistryError("too_large", path, message, column);
  }
  const normal = normalText(written);
  const phase = PHASE.exec(normal.text.replace(ARROWS_BEHIND, ""));
  const text = (phase ? normal.text.slice(0, phase.index) : normal.text).replace(ARROWS_BEHIND, "");
  const start = text.length - text.trimStart().length;
  const cut = normal.columns[text.length] ?? written.length;
  const shared = {
    text: written.slice(normal.columns[start] ?? 0, cut).trim(),
    ...(phase ? { phase: phase[1] ?? "" } : {}),
  };
  if (ELECTRON.test(text.trim())) return { ...shared, atoms: new Map(), charge: -1n, readings: [] };
  const suffix = chargeSuffix(text);
  const reader = new FormulaReader(normal, suffix?.bodyLength ?? text.length, path, column);
  reader.index = start;
  if (!suffix) return reader.refuse("invalid", "a charge is a number and a sign, such as ^2-");
  const parts = reader.parts();
  const atoms = new Map<string, Rational>();
  for (const { atoms: own, factor } of parts) addAtoms(atoms, own, factor);
  for (const [key, count] of atoms) if (count.numerator === 0n) atoms.delete(key);
  for (const { numerator } of atoms.values()) {
    if (numerator <= ATOMS_MAX) continue;
    throw new ChemistryError(
      "too_large",
      path,
      "a formula has at most 10^60 atoms of an element",
      column,
    );
  }
  const readings = suffix.reading === undefined ? [] : [suffix.reading];
  const whole = parts.length > 1 ? { parts } : {};
  return { ...shared, atoms, ...whole, charge: suffix.charge, readings };
}

class FormulaReader {
  index = 0;
  #depth = 0;
  readonly #text: string;

  constructor(
    readonly normal: NormalText,
    length: number,
    readonly path: string,
    readonly column: number,
  ) {
    this.#text = normal.text.slice(0, length).trimEnd();
  }

  refuse(code: ChemistryErrorCode, message: string, index = this.index): never {
    const at = this.column + (this.normal.columns[index] ?? this.normal.text.length);
    throw new ChemistryError(code, this.path, `${message} (column ${at + 1})`, at);
  }

  /** Parts between the dots of a hydrate; each may have a factor before it. */
  parts(): readonly FormulaPart[] {
    // A factor before all, as in 3CdSO4·8H2O, is a coefficient unless the formula has a second part.
    const isOfFirstPart = /[·.]/u.test(this.#text);
    const parts = [this.#part(isOfFirstPart ? this.#factor() : ONE)];
    while (this.#take(/\s*[·.]\s*/uy) !== undefined) parts.push(this.#part(this.#factor()));
    if (this.index < this.#text.length) this.#unexpected();
    return parts;
  }

  #part(factor: Rational): FormulaPart {
    const start = this.index;
    const atoms = this.#units("");
    const text = this.#text.slice(start, this.index).replace(/_\{?\s*(\d+)\s*\}?/gu, "$1");
    return { text, atoms, factor };
  }

  #units(closing: string): Map<string, Rational> {
    const atoms = new Map<string, Rational>();
    const start = this.index;
    for (;;) {
      const character = this.#text.charAt(this.index);
      if (character === "" || character === closing || /[\s·.]/u.test(character)) break;
      const unit = this.#unit(character);
      addAtoms(atoms, unit, this.#count());
    }
    if (this.index === start) this.#unexpected();
    return atoms;
  }

  #unit(character: string): Map<string, Rational> {
    const start = this.index;
    const nuclide = this.#take(/\[(\d{1,3})([A-Z][a-z]?)\]|\^\{?(\d{1,3})\}?(?=[A-Z])/uy);
    if (nuclide !== undefined) return this.#nuclide(nuclide, start);
    if (this.#take(/\((?:I{1,3}|IV|VI{0,3}|IX)\)/uy) !== undefined) {
      // Iodine and vanadium would be read silently where an oxidation state is meant, as in Fe(III).
      this.refuse("invalid", "a Roman numeral is no part of a formula; write the charge", start);
    }
    const closing = CLOSING[character];
    if (closing === undefined) return new Map([[this.#element(), ONE]]);
    const opened = this.index;
    this.index += 1;
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX)
      this.refuse("too_large", `brackets nest at most ${DEPTH_MAX} deep`);
    const labelled = this.#take(/\d{1,3}(?=[A-Z])/uy);
    const atoms = new Map<string, Rational>();
    if (character === "[" && labelled !== undefined) {
      addAtoms(atoms, this.#nuclide(labelled, opened), this.#count());
    } else if (labelled !== undefined)
      this.refuse("invalid", "a number stands before a formula part");
    if (this.#text.charAt(this.index) !== closing || atoms.size === 0) {
      addAtoms(atoms, this.#units(closing), ONE);
    }
    if (this.#text.charAt(this.index) !== closing) {
      this.refuse("invalid", `"${character}" is not closed by "${closing}"`, opened);
    }
    this.index += 1;
    this.#depth -= 1;
    return atoms;
  }

  /** A nuclide from its mass number and the symbol that stands with it or comes next. */
  #nuclide(written: string, start: number): Map<string, Rational> {
    const massNumber = /\d+/u.exec(written)?.[0] ?? "";
    const symbol = /[A-Z][a-z]?/u.exec(written)?.[0] ?? this.#element();
    if (!isElement(symbol)) this.#unknown(symbol, start);
    const key = `${massNumber}${symbol}`;
    if (!atomicWeight(key)) {
      this.refuse("unknown_nuclide", `the mass of ${key} is not in the table`, start);
    }
    return new Map([[key, ONE]]);
  }

  #element(): string {
    const start = this.index;
    const symbol = this.#take(/[A-Z][a-z]*/uy);
    if (symbol === undefined) this.#unexpected();
    if (symbol === "D") return "2H";
    if (symbol === "T") return "3H";
    if (!isElement(symbol)) this.#unknown(symbol, start);
    return symbol;
  }

  #unknown(symbol: string, index: number): never {
    this.refuse("unknown_element", `"${symbol}" is not the symbol of an element`, index);
  }

  #count(): Rational {
    const start = this.index;
    const written = this.#take(/_\{\s*(\d+)\s*\}|_?(0\.\d+|\d+)/uy);
    return written === undefined ? ONE : this.#number(written.replace(/[_{}\s]/gu, ""), start);
  }

  #factor(): Rational {
    const start = this.index;
    const written = this.#take(/\d+(?:\.\d+|\/\d+)?(?=\s*[A-Z([{])\s*/uy);
    if (written === undefined) return ONE;
    const [over = "", under] = written.trim().split("/");
    const value = this.#number(over, start);
    if (under === undefined) return value;
    if (/^0+$/u.test(under)) this.refuse("invalid", "a factor is not divided by 0", start);
    return multiply(value, rational(1n, BigInt(under)));
  }

  #number(digits: string, index: number): Rational {
    if (digits.length > DIGITS_MAX) {
      this.refuse("too_large", `a number has at most ${DIGITS_MAX} digits`, index);
    }
    return decimalValue(digits) ?? ZERO;
  }

  #unexpected(): never {
    const character = this.#text.charAt(this.index);
    if (character === "") this.refuse("invalid", "a formula ends where an element is expected");
    this.refuse("invalid", `"${character}" stands where an element or bracket is expected`);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    const match = pattern.exec(this.#text);
    if (match) this.index = pattern.lastIndex;
    return match?.[0];
  }
}
