import { CAPITAL_FORMULAS } from "../../../../content/substances/element-names.js";
import { ANIONS } from "../../../../content/substances/salt-parts.js";
import { isElement } from "../../../../engines/chemistry/elements/elements.js";
import type { Species } from "../../../../engines/chemistry/formula/species.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { tryFormula } from "./attempts.js";
import { withGroups } from "./grouped.js";
import type { SubstanceItem, SymbolItem } from "./item.js";

const PART = /[\u2060\p{L}\d()[\]{}·•⋅*.^_+\-−½¼¾₀-₉⁰¹²³⁴-⁹⁺⁻]+/gu;
const CROSSES = /^[ \t]*[x×·•⋅*][ \t]*(\d{0,2}(?:\.5)?)[ \t]?H(?:2|₂)O(?![\p{L}\d])/u;
/** `·xH2O`, and `·nH2O` likewise. */
const UNKNOWN_WATER = /^[ \t]?[·•⋅*.x×][ \t]?[xnyXNY?][ \t]?H(?:2|₂)O(?![\p{L}\d])/u;
const OPEN_HYDRATE = /^([^·•⋅*]{2,60}?)[·•⋅*.][xnyXNY](?:H2O|H₂O)/u;
const SPACED_CHARGE = /^ \d[+-](?=[\s,;.?!)]|$)/u;
/** A sign apart is a charge where an ion stands before it and nothing of a sum follows. */
const SPACED_SIGN = /^ -(?=[,;.?!)]|\s*$|\s+(?:and|und|et|y|e)\s)/u;
const ANION_FORMULAS: ReadonlySet<string> = new Set(
  ANIONS.filter(({ formula, charges }) => /[A-Z].*[A-Z]/u.test(formula) && charges[0] === 1).map(
    ({ formula }) => formula,
  ),
);
/** Molecules of one element. */
const MOLECULES = /^(?:H2|N2|O2|O3|F2|Cl2|Br2|I2|S8|S2|P4|P2|C60|C70|As4|Se8|D2|T2|H3)$/u;
const IONS = /^(?:H|K|Na|Li|Rb|Cs|Ag|Cu|Tl|F|Cl|Br|I|Au)[+-]$/u;
const CAPITALS: ReadonlySet<string> = new Set(CAPITAL_FORMULAS);
/** A formula that is no word as well. */
const PLAIN_CAPITALS = /^(?:KOH|HCN|KCN|KSCN|KF|KI|KH|HNCO|HOCN|KOCN|KNCO)$/u;

export type FoundFormula = SubstanceItem | SymbolItem;

/** The formulas of a prompt, as the engine reads them, and symbols of elements that may be words. */
export function findFormulas(source: string): readonly FoundFormula[] {
  const isShouted = /\p{Lu}{4}.*\p{Lu}{4}/su.test(source) && !/\p{Ll}{3}/u.test(source);
  const found: FoundFormula[] = [];
  let end = 0;
  for (const match of source.matchAll(PART)) {
    if (match.index < end) continue;
    const item = formulaAt(source, match.index, { part: match[0], isShouted });
    if (!item) continue;
    found.push(item);
    end = item.span.end;
  }
  return found;
}

interface Part {
  readonly part: string;
  readonly isShouted: boolean;
}

function formulaAt(
  source: string,
  at: number,
  { part, isShouted }: Part,
): FoundFormula | undefined {
  if (part.length > 500 || !/\p{Lu}/u.test(part)) return undefined;
  const open = OPEN_HYDRATE.exec(part);
  if (open && tryFormula(open[1] ?? "").value) {
    const [text] = open;
    return openHydrate(text, { start: at, end: at + text.length });
  }
  for (const [from, to] of cutsOf(part)) {
    const text = part.slice(from, to);
    const species = tryFormula(text).value;
    if (!species || species.atoms.size === 0) continue;
    const span = { start: at + from, end: at + to };
    const glued = /[\p{L}\d]/u;
    if (glued.test(part.charAt(from - 1)) || glued.test(part.charAt(to))) continue;
    const kind = kindOf(text, species, isShouted);
    const before = source.slice(Math.max(0, span.start - 10), span.start);
    if (kind === "symbol" && /(?:[°º]|deg(?:rees?)?|grad|vitamin[ea]?)\s?$/iu.test(before))
      return undefined;
    if (kind === "symbol")
      return { type: "symbol", span, written: text, formula: text, isName: false };
    if (kind === "formula") return extended(source, span);
    return undefined;
  }
  return undefined;
}

/** The text as it stands, then without the marks and brackets of the sentence around it. */
function cutsOf(part: string): readonly (readonly [number, number])[] {
  const cuts: (readonly [number, number])[] = [];
  const named = /^(?:Mr|M|m|n|c|w|V|ox)\((?=.*\)$)/u.exec(part)?.[0].length;
  if (named !== undefined) cuts.push([named, part.length - 1]);
  const opening = /^[(*_.-]+/u.exec(part)?.[0].length ?? 0;
  const isWrapped = part.startsWith("(") && part.endsWith(")");
  if (isWrapped) cuts.push([1, part.length - 1]);
  cuts.push([0, part.length]);
  const behind = /[.*_]+$/u.exec(part)?.[0].length ?? 0;
  const closing = /[.)*_\]-]+$/u.exec(part)?.[0].length ?? 0;
  cuts.push([0, part.length - behind], [opening, part.length - behind]);
  cuts.push([0, part.length - closing], [opening, part.length - closing]);
  return cuts;
}

/** What the sense of a text is by itself: `I`, `He` and `NO` may be words, `B12` is hardly boron. */
function kindOf(
  text: string,
  species: Species,
  isShouted: boolean,
): "formula" | "symbol" | undefined {
  if (isElement(text)) return "symbol";
  if (CAPITALS.has(text)) return PLAIN_CAPITALS.test(text) && !isShouted ? "formula" : "symbol";
  const hasMark = /[\d₀-₉]/u.test(text);
  if (species.charge !== 0n) return isIon(text, species) ? "formula" : undefined;
  if (!hasMark) return isCompound(text) ? "formula" : undefined;
  if (species.atoms.size === 1)
    return MOLECULES.test(text) || /[[^]/u.test(text) ? "formula" : "symbol";
  // No formula counts one atom: `H1N1` is a virus, and `T1` a name.
  if (/[A-Za-z)]1(?!\d)/u.test(text) || /[A-Z]{4}/u.test(text.replace(/COOH|OCOCH|CONH/gu, "")))
    return undefined;
  return "formula";
}

function isIon(text: string, species: Species): boolean {
  if (/[\^⁺⁻(]/u.test(text) || IONS.test(text) || /\d[+-]$|[+-]{2}$/u.test(text)) return true;
  return species.atoms.size > 1 || /[+-]\d$/u.test(text);
}

function isCompound(text: string): boolean {
  const symbols = text.match(/[A-Z][a-z]?/gu) ?? [];
  if (symbols.length < 2) return false;
  return /[a-z]/u.test(text) && !/^(?:HeLa|LiPo|NiCd|CoP|PoC|PhS)$/u.test(text);
}

/** A hydrate with an unknown number of water. */
function openHydrate(written: string, span: Span): SubstanceItem {
  const question = `How many H2O does ${written} hold? Give its formula with the number.`;
  return { type: "substance", span, written, question, isName: false };
}

/** With water of a hydrate or a charge that stands apart. */
function extended(source: string, span: Span): SubstanceItem {
  const rest = source.slice(span.end, span.end + 20);
  const written = source.slice(span.start, span.end);
  const open = UNKNOWN_WATER.exec(rest)?.[0].length;
  if (open !== undefined) {
    const end = span.end + open;
    return openHydrate(source.slice(span.start, end), { ...span, end });
  }
  const formula = withGroups(written);
  if (formula !== written) {
    const note = `"${written}" is ${formula}, with its abbreviated groups written out`;
    return { type: "substance", span, written, formula, note, isName: false };
  }
  const hydrate = CROSSES.exec(rest);
  if (hydrate) {
    const end = span.end + hydrate[0].length;
    const text = source.slice(span.start, end);
    const formula = tryFormula(text).value ? text : `${written}·${hydrate[1] ?? ""}H2O`;
    if (tryFormula(formula).value) {
      return { type: "substance", span: { ...span, end }, written: text, formula, isName: false };
    }
  }
  const sign = SPACED_SIGN.exec(rest);
  const charge = SPACED_CHARGE.exec(rest) ?? (sign && ANION_FORMULAS.has(written) ? sign : null);
  if (charge && !/[+-]$/u.test(written)) {
    const end = span.end + charge[0].length;
    const text = source.slice(span.start, end);
    if (tryFormula(text).value)
      return {
        type: "substance",
        span: { ...span, end },
        written: text,
        formula: text,
        isName: false,
      };
  }
  return { type: "substance", span, written, formula: written, isName: false };
}
