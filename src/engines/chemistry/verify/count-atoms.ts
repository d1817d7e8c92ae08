/** Counts are integers of this many parts, so that half a water or a third of one stay exact. */
export const PARTS = 5_040_000n;

const SUBSCRIPTS = /[₀-₉]/gu;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻";
const HYDRATE_DOT = /\s*[·•⋅∙∗・*]\s*|(?<!(?:^|\D)0)\s*\.\s*(?=[\d./]*\s*[A-Z([{])/u;
const INNERMOST = /([([{])([^()[\]{}]*)[)\]}](\d*)/u;

/**
 * Atoms of a formula in `PARTS`, by replacing the innermost brackets until none is left; `charge` is what the formula
 * is said to carry, and an ending that says so is cut off. Undefined where the text is not understood.
 */
export function countAtoms(
  formula: string,
  charge: bigint,
): ReadonlyMap<string, bigint> | undefined {
  const body = withoutCharge(plain(formula), charge);
  if (body === undefined) return undefined;
  const counts = new Map<string, bigint>();
  for (const part of body.split(HYDRATE_DOT)) {
    const [, factor = "", rest = ""] = /^\s*([\d./]*)\s*(.*)$/su.exec(part) ?? [];
    const units = flatUnits(rest);
    if (!units) return undefined;
    for (const [key, count] of units) {
      counts.set(key, (counts.get(key) ?? 0n) + (count * parts(factor)) / PARTS);
    }
  }
  return counts;
}

function plain(text: string): string {
  return text
    .replace(SUBSCRIPTS, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/gu, (run) =>
      [...run].reduce((so, sign) => so + "0123456789+-".charAt(SUPERSCRIPTS.indexOf(sign)), "^"),
    )
    .replace(/[−–‐﹣－]/gu, "-")
    .replace(/＋/gu, "+")
    .replace(/½/gu, "0.5")
    .replace(/¼/gu, "0.25")
    .replace(/¾/gu, "0.75")
    .replace(/_\{?(\d+)\}?/gu, "$1")
    .replace(/\^\{?(\d+)\}?([A-Z][a-z]?)/gu, "[$1$2]")
    .trim();
}

/** The formula before an ending that says this charge. */
function withoutCharge(text: string, charge: bigint): string | undefined {
  if (/^e[-^({]/u.test(text)) return charge === -1n ? "" : undefined;
  if (charge === 0n) return /[+-]$|\^/u.test(text) ? undefined : text;
  const size = charge < 0n ? -charge : charge;
  const sign = charge < 0n ? "-" : "+";
  const says = [`${size}${sign}`, `${sign}${size}`];
  if (size < 10n) says.push(sign.repeat(Number(size)));
  const endings = says.flatMap((one) => [`^{${one}}`, `^(${one})`, `^${one}`, `(${one})`, one]);
  const ending = endings.find((one) => text.endsWith(one));
  return ending === undefined ? undefined : text.slice(0, -ending.length).trim();
}

function flatUnits(text: string): ReadonlyMap<string, bigint> | undefined {
  let flat = text;
  for (let match = INNERMOST.exec(flat); match; match = INNERMOST.exec(flat)) {
    const [all, opening = "", inside = "", times = ""] = match;
    const labelled = inside.replace(/^(\d+)([A-Z][a-z]?)/u, opening === "[" ? "<$1$2|1>" : "$1$2");
    const units = unitsOf(labelled);
    if (!units) return undefined;
    const factor = parts(times);
    const written = [...units].map(([key, count]) => `<${key}|${(count * factor) / PARTS}p>`);
    flat = `${flat.slice(0, match.index)}${written.join("")}${flat.slice(match.index + all.length)}`;
  }
  return unitsOf(flat);
}

function unitsOf(text: string): ReadonlyMap<string, bigint> | undefined {
  const counts = new Map<string, bigint>();
  const unit = /<([^|>]+)\|(\d+)(p?)>(\d*)|([A-Z][a-z]?)(0\.\d+|\d+)?/uy;
  for (let at = 0; at < text.length; at = unit.lastIndex) {
    unit.lastIndex = at;
    const match = unit.exec(text);
    if (!match) return undefined;
    const [, known, count = "1", isScaled, times = "", element = "", digits = ""] = match;
    const key = known ?? { D: "2H", T: "3H" }[element] ?? element;
    const one = known === undefined ? parts(digits) : isScaled ? BigInt(count) : parts(count);
    counts.set(key, (counts.get(key) ?? 0n) + (one * parts(times)) / PARTS);
  }
  return counts;
}

/** A count as written, in `PARTS`; 1 where nothing is written. */
function parts(text: string): bigint {
  if (text === "") return PARTS;
  const [over = "", under] = text.split("/");
  const whole = /^\d+$/u.test(over)
    ? BigInt(over) * PARTS
    : BigInt(Math.round(Number(over) * Number(PARTS)));
  return under === undefined ? whole : whole / BigInt(under);
}
