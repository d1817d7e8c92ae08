export interface Prefix {
  readonly symbol: string;
  readonly name: string;
  /** A power of ten or, for the binary ones of IEC 80000-13, of two. */
  readonly base: 2 | 10;
  readonly exponent: number;
}

/** The prefixes of the SI (27th CGPM, 2022), and the binary ones, which only bits and bytes take. */
export const PREFIXES: readonly Prefix[] = [
  { symbol: "Q", name: "quetta", base: 10, exponent: 30 },
  { symbol: "R", name: "ronna", base: 10, exponent: 27 },
  { symbol: "Y", name: "yotta", base: 10, exponent: 24 },
  { symbol: "Z", name: "zetta", base: 10, exponent: 21 },
  { symbol: "E", name: "exa", base: 10, exponent: 18 },
  { symbol: "P", name: "peta", base: 10, exponent: 15 },
  { symbol: "T", name: "tera", base: 10, exponent: 12 },
  { symbol: "G", name: "giga", base: 10, exponent: 9 },
  { symbol: "M", name: "mega", base: 10, exponent: 6 },
  { symbol: "k", name: "kilo", base: 10, exponent: 3 },
  { symbol: "h", name: "hecto", base: 10, exponent: 2 },
  { symbol: "da", name: "deca", base: 10, exponent: 1 },
  { symbol: "da", name: "deka", base: 10, exponent: 1 },
  { symbol: "d", name: "deci", base: 10, exponent: -1 },
  { symbol: "c", name: "centi", base: 10, exponent: -2 },
  { symbol: "m", name: "milli", base: 10, exponent: -3 },
  { symbol: "u", name: "micro", base: 10, exponent: -6 },
  { symbol: "n", name: "nano", base: 10, exponent: -9 },
  { symbol: "p", name: "pico", base: 10, exponent: -12 },
  { symbol: "f", name: "femto", base: 10, exponent: -15 },
  { symbol: "a", name: "atto", base: 10, exponent: -18 },
  { symbol: "z", name: "zepto", base: 10, exponent: -21 },
  { symbol: "y", name: "yocto", base: 10, exponent: -24 },
  { symbol: "r", name: "ronto", base: 10, exponent: -27 },
  { symbol: "q", name: "quecto", base: 10, exponent: -30 },
  { symbol: "Ki", name: "kibi", base: 2, exponent: 10 },
  { symbol: "Mi", name: "mebi", base: 2, exponent: 20 },
  { symbol: "Gi", name: "gibi", base: 2, exponent: 30 },
  { symbol: "Ti", name: "tebi", base: 2, exponent: 40 },
  { symbol: "Pi", name: "pebi", base: 2, exponent: 50 },
  { symbol: "Ei", name: "exbi", base: 2, exponent: 60 },
];
