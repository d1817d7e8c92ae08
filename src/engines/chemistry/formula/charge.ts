/** The charge that ends a formula, and how far the formula goes without it. */
export interface ChargeSuffix {
  readonly bodyLength: number;
  readonly charge: bigint;
  /** Set where the notation has a second meaning. */
  readonly reading?: string;
}

const CARET = /\^(?:\{\s*\(?([^{}()]*)\)?\s*\}|\(([^()]*)\)|(\d{1,6}[+-]|[+-]+\d{0,6}))$/u;
const PARENTHESES = /\((\d{1,6}[+-]|[+-]\d{0,6})\)$/u;
const BEHIND_SPACE = /\s+(\d{0,6}[+-]|[+-]{2,9})$/u;
const SIGN_FIRST = /([+-]\d{1,6})$/u;
const SIGN_LAST = /(\d{0,9})([+-]{1,9})$/u;

/** Elements whose digit before a plus sign counts atoms, as in H2+ and O2+. */
const NON_METALS = new Set("H He B C N O F Ne Si P S Cl Ar As Se Br Kr Te I Xe Rn At".split(" "));
/** The monoatomic anions that have a charge beyond 1: the digit of `O2-` is one, that of `I3-` is not. */
const ANION_CHARGES: Readonly<Record<string, string>> = {
  ...{ B: "3", C: "4", N: "3", O: "2", Si: "4", P: "3", S: "2" },
  ...{ Ge: "4", As: "3", Se: "2", Sb: "3", Te: "2", Bi: "3" },
};

/**
 * Reads the charge at the end of a formula in normal notation. `Fe2+`, `Fe+2`, `Fe^2+`, `Fe^{2+}`, `Fe(2+)`, `Fe++`
 * and `SO4 2-` mean what they seem to. In plain `SO42-` the last digit is the charge; in `NO3-` and `NH4+` it counts
 * atoms. Answers undefined where the text has a caret and no charge behind it.
 */
export function chargeSuffix(text: string): ChargeSuffix | undefined {
  for (const pattern of [CARET, PARENTHESES, BEHIND_SPACE]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const charge = chargeOf(match[1] ?? match[2] ?? match[3] ?? "");
    return charge === undefined ? undefined : { bodyLength: match.index, charge };
  }
  const first = SIGN_FIRST.exec(text);
  if (first) return { bodyLength: first.index, charge: chargeOf(first[1] ?? "") ?? 0n };
  const last = SIGN_LAST.exec(text);
  if (!last) return { bodyLength: text.length, charge: 0n };
  return plainSuffix(text, last[1] ?? "", last[2] ?? "");
}

/** `2+`, `+2`, `+` or `++`. */
function chargeOf(written: string): bigint | undefined {
  const text = written.replace(/\s/gu, "");
  if (/^(?:\++|-+)$/u.test(text)) return BigInt(text.length) * (text.startsWith("+") ? 1n : -1n);
  const [, digits, sign] = /^(\d{1,6})([+-])$/u.exec(text) ?? [];
  if (digits !== undefined) return BigInt(digits) * (sign === "+" ? 1n : -1n);
  return /^[+-]\d{1,6}$/u.test(text) ? BigInt(text) : undefined;
}

function plainSuffix(text: string, digits: string, signs: string): ChargeSuffix | undefined {
  const unit = signs.startsWith("+") ? 1n : -1n;
  const body = text.slice(0, text.length - digits.length - signs.length);
  if (signs.length > 1) {
    const charge = chargeOf(signs);
    return charge === undefined ? undefined : { bodyLength: text.length - signs.length, charge };
  }
  const taken = chargeDigits(body, digits, signs);
  const charge = unit * (taken === "" ? 1n : BigInt(taken));
  const bodyLength = text.length - taken.length - 1;
  if (digits === "" || body.endsWith("]")) return { bodyLength, charge };
  const reading = `${text} was read as ${text.slice(0, bodyLength)} with the charge ${taken}${signs}`;
  return { bodyLength, charge, reading };
}

/** The part of the digits before a sign that belongs to the charge. */
function chargeDigits(body: string, digits: string, sign: string): string {
  const last = digits.slice(-1);
  if (last === "" || last === "0") return "";
  if (body.endsWith("]")) return digits;
  const isSingle = digits.length === 1;
  if (/^[A-Z][a-z]?$/u.test(body)) {
    if (!isSingle) return NON_METALS.has(body) && sign === "+" ? "" : last;
    if (sign === "+") return NON_METALS.has(body) ? "" : last;
    return ANION_CHARGES[body] === last ? last : "";
  }
  // The two digits of C6H12+ count atoms; those of SO42- cannot.
  return isSingle || /[CH]$/u.test(body) ? "" : last;
}
