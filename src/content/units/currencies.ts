export interface Currency {
  /** ISO 4217, or the sign where it stands for several currencies. */
  readonly code: string;
  readonly symbol: string;
  /** Other signs and codes, as written. */
  readonly also: readonly string[];
  /** Names in the singular and plural, in lower case. */
  readonly names: readonly string[];
  /** Decimals of an amount (ISO 4217). */
  readonly decimals: number;
}

export const CURRENCIES: readonly Currency[] = [
  { code: "$", symbol: "$", also: [], names: ["dollar", "dollars", "buck", "bucks"], decimals: 2 },
  {
    code: "USD",
    symbol: "US$",
    also: ["USD", "US$"],
    names: ["us dollar", "us dollars"],
    decimals: 2,
  },
  { code: "EUR", symbol: "€", also: ["€", "EUR"], names: ["euro", "euros"], decimals: 2 },
  {
    code: "GBP",
    symbol: "£",
    also: ["£", "GBP"],
    names: ["pound sterling", "pounds sterling", "british pounds", "quid"],
    decimals: 2,
  },
  { code: "JPY", symbol: "¥", also: ["¥", "JPY"], names: ["yen"], decimals: 0 },
  { code: "INR", symbol: "₹", also: ["₹", "INR"], names: ["rupee", "rupees"], decimals: 2 },
  {
    code: "CHF",
    symbol: "CHF ",
    also: ["CHF"],
    names: ["swiss franc", "swiss francs"],
    decimals: 2,
  },
  {
    code: "CAD",
    symbol: "CA$",
    also: ["CAD", "CA$", "C$"],
    names: ["canadian dollars", "canadian dollar"],
    decimals: 2,
  },
  {
    code: "AUD",
    symbol: "A$",
    also: ["AUD", "A$"],
    names: ["australian dollars", "australian dollar"],
    decimals: 2,
  },
  { code: "NZD", symbol: "NZ$", also: ["NZD", "NZ$"], names: [], decimals: 2 },
  { code: "CNY", symbol: "CN¥", also: ["CNY", "RMB"], names: ["yuan"], decimals: 2 },
  { code: "KRW", symbol: "₩", also: ["₩", "KRW"], names: ["korean won"], decimals: 0 },
  { code: "SEK", symbol: "SEK ", also: ["SEK"], names: ["swedish kronor"], decimals: 2 },
  { code: "NOK", symbol: "NOK ", also: ["NOK"], names: [], decimals: 2 },
  { code: "DKK", symbol: "DKK ", also: ["DKK"], names: [], decimals: 2 },
  { code: "PLN", symbol: "PLN ", also: ["PLN", "zł"], names: ["zloty", "zlotys"], decimals: 2 },
  { code: "BRL", symbol: "R$", also: ["R$", "BRL"], names: ["reais"], decimals: 2 },
  { code: "MXN", symbol: "MX$", also: ["MXN", "MX$"], names: ["mexican pesos"], decimals: 2 },
  { code: "ZAR", symbol: "ZAR ", also: ["ZAR"], names: ["rand"], decimals: 2 },
];
