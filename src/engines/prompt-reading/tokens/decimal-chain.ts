import type { NumberStyle } from "./number-style.js";

/** How digits joined by points and commas are read. */
export interface ChainReading {
  /** Undefined where the chain is read as separate numbers. */
  readonly value: number | undefined;
  readonly alternatives: readonly number[];
  /** Whether the chain can also be read as the numbers between its commas. */
  readonly hasParts: boolean;
}

export interface ChainContext {
  readonly style: NumberStyle;
  /** The chain fills a pair of brackets, as coordinates do. */
  readonly isBracketed: boolean;
  /** Letters or a sign of money follow. */
  readonly hasUnit: boolean;
}

const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const POINT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const ONE_COMMA = /^\d+,\d+$/;

/** Reads `1,234.5`, `1.234,5`, `82,76`; what is fairly read in two ways keeps the other one. */
export function readChain(chain: string, context: ChainContext): ChainReading {
  const hasParts = chain.includes(",");
  if (context.isBracketed && hasParts) return { value: undefined, alternatives: [], hasParts };
  const candidates = candidatesOf(chain, context);
  const [value, ...alternatives] = candidates;
  const isList = hasParts && prefersList(chain, context);
  if (isList || value === undefined)
    return { value: undefined, alternatives: candidates, hasParts };
  return { value, alternatives, hasParts };
}

function prefersList(chain: string, { style, hasUnit }: ChainContext): boolean {
  if (style === "comma") return false;
  if (POINT_GROUPS.test(chain)) return style === "point" && chain.includes(",");
  return ONE_COMMA.test(chain) && !COMMA_GROUPS.test(chain) && (style === "point" || !hasUnit);
}

function candidatesOf(chain: string, { style }: ChainContext): readonly number[] {
  const decimal = ONE_COMMA.test(chain) ? Number(chain.replace(",", ".")) : undefined;
  const found: number[] = [];
  if (COMMA_GROUPS.test(chain)) {
    const grouped = Number(chain.replaceAll(",", ""));
    if (decimal === undefined) return [grouped];
    if (style === "comma") return [decimal, grouped];
    return style === "point" ? [grouped] : [grouped, decimal];
  }
  if (decimal !== undefined) found.push(decimal);
  const pointed = /^\d*\.?\d*$/.test(chain) ? Number(chain) : undefined;
  if (pointed !== undefined && !POINT_GROUPS.test(chain)) found.push(pointed);
  if (POINT_GROUPS.test(chain)) {
    const grouped = Number(chain.replaceAll(".", "").replace(",", "."));
    if (pointed === undefined) found.push(grouped);
    else if (style === "point") found.push(pointed);
    else found.push(...(style === "comma" ? [grouped, pointed] : [pointed, grouped]));
  }
  return found;
}
