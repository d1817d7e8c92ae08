import { ELEMENTS } from "../../../../content/atomic-weights/elements.js";
import {
  COMMON_SUBSTANCES,
  type CommonSubstance,
} from "../../../../content/substances/common-substances.js";
import { ELEMENT_NAMES } from "../../../../content/substances/element-names.js";
import { ORGANIC_SUBSTANCES } from "../../../../content/substances/organic-substances.js";
import { HYDRATE_NUMBERS } from "../../../../content/substances/salt-parts.js";
import { spanning } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { isWithinOneError } from "../../../../engines/text/near-names/one-error.js";
import type { SubstanceItem, SymbolItem } from "./item.js";
import { type SaltAt, saltAt, saltsInLowerCase } from "./salt-at.js";

export interface NameAt {
  readonly item: SubstanceItem | SymbolItem;
  readonly next: number;
}

const SUBSTANCES = new Map<string, CommonSubstance>();
for (const each of [...COMMON_SUBSTANCES, ...ORGANIC_SUBSTANCES]) {
  for (const name of each.names) SUBSTANCES.set(name, each);
}
/** `h2o`, `kmno4`: formulas of well-known substances typed without capitals. */
const LOWER_FORMULAS = new Map<string, string>(saltsInLowerCase());
for (const { formula } of [...ORGANIC_SUBSTANCES, ...COMMON_SUBSTANCES]) {
  if (/^[A-Za-z\d]{3,}$/u.test(formula)) LOWER_FORMULAS.set(formula.toLowerCase(), formula);
}
for (const formula of "H2 O2 N2 Cl2 Br2 F2 I2 NaCl NaOH KMnO4 K2Cr2O7 CaCO3 Na2CO3 NaHCO3 AgNO3 AgCl CaCl2 MgCl2 MgO CaO FeCl3 FeCl2 Fe2O3 Fe3O4 Al2O3 AlCl3 KCl KOH KNO3 KClO3 NaNO3 NH4Cl NH4NO3 BaCl2 BaSO4 CuSO4 CuO ZnCl2 ZnSO4 Na2SO4 MnO2 MnCl2 K2SO4 PbI2 KI H3PO4 Na3PO4 C6H12O6 CH3COOH C2H5OH MgSO4 ZnO NaBr KBr FeSO4 LiOH HBr CCl4 P2O5 P4O10".split(
  " ",
)) {
  LOWER_FORMULAS.set(formula.toLowerCase(), formula);
}
for (const word of ["ki", "cao", "hf", "hi", "no", "co"]) LOWER_FORMULAS.delete(word);

const ELEMENTS_BY_NAME = new Map<string, string>();
for (const { symbol, name } of ELEMENTS) ELEMENTS_BY_NAME.set(name, symbol);
for (const [symbol, names] of Object.entries(ELEMENT_NAMES)) {
  for (const name of names.split("|")) ELEMENTS_BY_NAME.set(name, symbol);
}

const WORDS_MAX = 4;
const HYDRATE =
  /^(hemi|mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|dodeca)-?h[iy]drat(?:e|o|ado|ada)?$/u;
/** Water of crystals that no number counts. */
const OPEN_HYDRATE =
  /^(?:(?:hydrate|hydrat|hydrated|hydratee?|hidrato|hidratado|hidratada)(?= |$)|(?:with|mit|avec|con|com) (?:some |its |the |etwas |de l'|l')?(?:crystal water|water of crystalli[sz]ation|kristallwasser|eau de cristallisation|agua de cristalizacion|agua de cristalizacao))/u;
const OPEN_WORDS_MAX = 6;
const TAIL = 3;
const MISSPELT_LENGTH_MIN = 6;

/** The name of a substance or element at a token, the longest one. */
export function nameAt(tokens: readonly Token[], at: number, source: string): NameAt | undefined {
  const first = tokens[at];
  if (first?.kind !== "word") return undefined;
  const known = longest(tokens, at);
  const salt = saltAt(tokens, at);
  if (salt && salt.next > (known?.next ?? at)) return saltItem(tokens, at, salt, source);
  if (known) return substanceItem(tokens, at, known, source);
  const element = ELEMENTS_BY_NAME.get(first.key);
  if (element !== undefined) {
    const { span } = first;
    const written = source.slice(span.start, span.end);
    return {
      item: { type: "symbol", span, written, formula: element, isName: true },
      next: at + 1,
    };
  }
  return lowerFormula(first, at, source) ?? misspelt(tokens, at, source);
}

interface Known {
  readonly substance: CommonSubstance;
  readonly next: number;
  readonly meant?: string;
}

function longest(tokens: readonly Token[], at: number): Known | undefined {
  let found: Known | undefined;
  let key = "";
  for (let next = at; next < at + WORDS_MAX; next += 1) {
    const token = tokens[next];
    if (token?.kind !== "word") break;
    key += `${key === "" ? "" : " "}${token.key}`;
    const substance = SUBSTANCES.get(key);
    if (substance) found = { substance, next: next + 1 };
  }
  return found;
}

function substanceItem(tokens: readonly Token[], at: number, known: Known, source: string): NameAt {
  const { substance, meant } = known;
  const hydrate = hydrateAt(tokens, known.next);
  const open = hydrate ? undefined : openHydrateAt(tokens, known.next);
  if (open !== undefined)
    return openHydrate(tokens, { at, next: open, salt: substance.formula }, source);
  const next = hydrate?.next ?? known.next;
  const span = spanOf(tokens, at, next);
  const written = source.slice(span.start, span.end);
  const formula = `${substance.formula}${hydrate?.water ?? ""}`;
  const note =
    meant === undefined
      ? `"${written}" is ${formula}`
      : `"${written}" was read as ${meant}, ${formula}`;
  const smiles = hydrate || substance.smiles === undefined ? {} : { smiles: substance.smiles };
  return {
    item: { type: "substance", span, written, formula, ...smiles, note, isName: true },
    next,
  };
}

function saltItem(tokens: readonly Token[], at: number, salt: SaltAt, source: string): NameAt {
  const hydrate = hydrateAt(tokens, salt.next);
  const next = hydrate?.next ?? salt.next;
  const span = spanOf(tokens, at, next);
  const written = source.slice(span.start, span.end);
  if (salt.formula === undefined) {
    const question = `Which salt is "${written}": ${salt.choices.join(" or ")}?`;
    return { item: { type: "substance", span, written, question, isName: true }, next };
  }
  const open = hydrate ? undefined : openHydrateAt(tokens, salt.next);
  if (open !== undefined)
    return openHydrate(tokens, { at, next: open, salt: salt.formula }, source);
  const formula = `${salt.formula}${hydrate?.water ?? ""}`;
  const note = `"${written}" is ${formula}`;
  return { item: { type: "substance", span, written, formula, note, isName: true }, next };
}

function hydrateAt(
  tokens: readonly Token[],
  at: number,
): { readonly water: string; readonly next: number } | undefined {
  let from = at;
  if (tokens[from]?.kind === "mark" && /^[-,]$/u.test(tokens[from]?.text ?? "")) from += 1;
  const token = tokens[from];
  if (token?.kind !== "word") return undefined;
  const prefix = HYDRATE.exec(token.key)?.[1];
  if (prefix === undefined) return undefined;
  return { water: `·${HYDRATE_NUMBERS[prefix] ?? ""}H2O`, next: from + 1 };
}

/** Behind `hydrate` without a number, and `with crystal water`. */
function openHydrateAt(tokens: readonly Token[], at: number): number | undefined {
  const keys = tokens
    .slice(at, at + OPEN_WORDS_MAX)
    .map((token) => (token.kind === "word" ? token.key : " "));
  const words = OPEN_HYDRATE.exec(keys.join(" "))?.[0];
  return words === undefined ? undefined : at + words.split(" ").length;
}

function openHydrate(
  tokens: readonly Token[],
  { at, next, salt }: { readonly at: number; readonly next: number; readonly salt: string },
  source: string,
): NameAt {
  const span = spanOf(tokens, at, next);
  const written = source.slice(span.start, span.end);
  const question = `How many H2O does "${written}" hold for each ${salt}? Give its formula, such as ${salt}·2H2O.`;
  return { item: { type: "substance", span, written, question, isName: true }, next };
}

function lowerFormula(token: Token, at: number, source: string): NameAt | undefined {
  const formula = LOWER_FORMULAS.get(token.text);
  if (formula === undefined) return undefined;
  const { span } = token;
  const written = source.slice(span.start, span.end);
  const note = `"${written}" was read as ${formula}`;
  return {
    item: { type: "substance", span, written, formula, note, isName: true },
    next: at + 1,
  };
}

/** One error in a name of one word; its end must be right, for `ane`, `ene` and `ate`, `ite` tell substances apart. */
function misspelt(tokens: readonly Token[], at: number, source: string): NameAt | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || token.key.length < MISSPELT_LENGTH_MIN) return undefined;
  const near: [string, CommonSubstance][] = [];
  for (const [name, substance] of SUBSTANCES) {
    if (name.length < MISSPELT_LENGTH_MIN || name[0] !== token.key[0]) continue;
    if (name.slice(-TAIL) !== token.key.slice(-TAIL)) continue;
    if (isWithinOneError(name, token.key)) near.push([name, substance]);
  }
  const [only, other] = near;
  if (!only || (other && other[1] !== only[1])) return undefined;
  return substanceItem(tokens, at, { substance: only[1], next: at + 1, meant: only[0] }, source);
}

function spanOf(tokens: readonly Token[], from: number, to: number) {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? spanning(first.span, last.span) : { start: 0, end: 0 };
}
