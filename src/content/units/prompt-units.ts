/** What a unit of a prompt measures. */
export type PromptUnitKind =
  | "length"
  | "altitude"
  | "speed"
  | "mach"
  | "vertical_speed"
  | "mass"
  | "mass_flow"
  | "power"
  | "reactive_power"
  | "apparent_power"
  | "energy"
  | "voltage"
  | "money"
  | "energy_price"
  | "distance_price"
  | "duration"
  | "angle"
  | "share"
  | "amount"
  | "volume"
  | "count";

export interface PromptUnit {
  /** As field names of the vertical agents end: `mw`, `cost_per_mwh`. */
  readonly unit: string;
  readonly kind: PromptUnitKind;
  /** A unit of the tables beside, or of its own kind alone where absent. */
  readonly code?: string;
  /** How many of `code` one is. */
  readonly times?: number;
  /** Tokens in lower case with one space between them. */
  readonly spellings: readonly string[];
  /** Stands before its number. */
  readonly isPrefix?: boolean;
  /** Other units that the same spelling may mean. */
  readonly mayBe?: Readonly<Record<string, readonly string[]>>;
}

const MONEY = ["$", "usd", "us $", "dollar", "dollars"];
const EURO = ["€", "eur", "euro", "euros"];
const per = (money: readonly string[], what: readonly string[]): readonly string[] =>
  money.flatMap((sign) => what.flatMap((each) => [`${sign} / ${each}`, `${sign} per ${each}`]));
const MWH = ["mwh", "megawatt hour", "mw h"];
const KM = ["km", "kilometer", "kilometre"];
const HOURS = ["h", "hr", "hour", "std", "heure", "hora"];
const IN_AN_HOUR = [
  "pro stunde",
  "die stunde",
  "in der stunde",
  "je stunde",
  "par heure",
  "a l'heure",
  "por hora",
  "a la hora",
  "each hour",
  "every hour",
  "ph",
];
const hourly = (masses: readonly string[]): readonly string[] =>
  masses.flatMap((mass) => [
    ...IN_AN_HOUR.map((hour) => `${mass} ${hour}`),
    ...HOURS.map((h) => `${mass} / ${h}`),
    ...HOURS.map((h) => `${mass} per ${h}`),
    `${mass} an hour`,
  ]);

/** Units of the vertical agents' problems, as English, German, French, Spanish and Portuguese prompts write them. */
export const PROMPT_UNITS: readonly PromptUnit[] = [
  {
    unit: "km",
    kind: "length",
    code: "km",
    spellings: [...KM, "kms", "kilometers", "kilometres", "kilometros", "quilometros", "klicks"],
  },
  {
    unit: "mi",
    kind: "length",
    code: "[mi_i]",
    spellings: ["mi", "mile", "miles", "sm", "statute mile", "statute miles"],
  },
  {
    unit: "nm",
    kind: "length",
    code: "[nmi_i]",
    spellings: [
      "nm",
      "nmi",
      "nautical mile",
      "nautical miles",
      "n mi",
      "sea miles",
      "seemeilen",
      "milles nautiques",
      "mille nautique",
      "milles marins",
      "millas nauticas",
      "milhas nauticas",
    ],
  },
  {
    unit: "m",
    kind: "length",
    code: "m",
    spellings: ["m", "meter", "meters", "metre", "metres", "metros", "mtr", "mtrs"],
    mayBe: { m: ["min", "mi"] },
  },
  {
    unit: "ft",
    kind: "altitude",
    code: "[ft_i]",
    spellings: ["ft", "feet", "foot", "fuss", "pieds", "pies", "pes"],
  },
  {
    unit: "fl",
    kind: "altitude",
    code: "[ft_i]",
    times: 100,
    isPrefix: true,
    spellings: ["fl", "flight level", "flightlevel"],
  },
  {
    unit: "kt",
    kind: "speed",
    code: "[kn_i]",
    spellings: [
      "kt",
      "kts",
      "kn",
      "knot",
      "knots",
      "knoten",
      "noeuds",
      "noeud",
      "nœuds",
      "nœud",
      "knopen",
      "nudo",
      "nudos",
      "nos",
    ],
  },
  {
    unit: "mph",
    kind: "speed",
    code: "[mi_i]/h",
    spellings: ["mph", "mi / h", "miles per hour", "miles an hour"],
  },
  {
    unit: "kmh",
    kind: "speed",
    code: "km/h",
    spellings: [
      "km / h",
      "kmh",
      "kph",
      "kmph",
      "km / hr",
      "km per hour",
      "kilometers per hour",
      "kilometres per hour",
      "km / std",
    ],
  },
  {
    unit: "ms",
    kind: "speed",
    code: "m/s",
    spellings: ["m / s", "mps", "meters per second", "metres per second"],
  },
  { unit: "mach", kind: "mach", isPrefix: true, spellings: ["mach"] },
  {
    unit: "fpm",
    kind: "vertical_speed",
    code: "[ft_i]/min",
    spellings: [
      "fpm",
      "ft / min",
      "ft / m",
      "feet per minute",
      "ft per min",
      "ft per minute",
      "feet / min",
    ],
  },
  {
    unit: "kg",
    kind: "mass",
    code: "kg",
    spellings: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"],
  },
  {
    unit: "g",
    kind: "mass",
    code: "g",
    spellings: ["g", "gram", "grams", "gr", "gramm", "grammes"],
  },
  {
    unit: "t",
    kind: "mass",
    code: "t",
    spellings: [
      "t",
      "tonne",
      "tonnes",
      "ton",
      "tons",
      "mt",
      "metric tons",
      "tonnen",
      "tonelada",
      "toneladas",
    ],
    mayBe: { ton: ["short_ton"], tons: ["short_ton"] },
  },
  {
    unit: "short_ton",
    kind: "mass",
    code: "[ston_av]",
    spellings: ["short ton", "short tons", "us tons"],
  },
  { unit: "klb", kind: "mass", code: "[lb_av]", times: 1_000, spellings: ["klb", "klbs"] },
  { unit: "lb", kind: "mass", code: "[lb_av]", spellings: ["lb", "lbs", "pound", "pounds"] },
  {
    unit: "kg_h",
    kind: "mass_flow",
    code: "kg/h",
    spellings: [...hourly(["kg", "kgs", "kilo", "kilos"]), "kgh"],
  },
  {
    unit: "t_h",
    kind: "mass_flow",
    code: "t/h",
    spellings: hourly(["t", "tonne", "tonnes", "ton", "tons", "tonnen", "toneladas", "tonelada"]),
  },
  {
    unit: "lb_h",
    kind: "mass_flow",
    code: "[lb_av]/h",
    spellings: [...hourly(["lb", "lbs", "pound", "pounds"]), "pph"],
  },
  { unit: "gw", kind: "power", code: "GW", spellings: ["gw", "gigawatt", "gigawatts"] },
  { unit: "mw", kind: "power", code: "MW", spellings: ["mw", "mws", "megawatt", "megawatts"] },
  { unit: "kw", kind: "power", code: "kW", spellings: ["kw", "kilowatt", "kilowatts"] },
  { unit: "mva", kind: "apparent_power", spellings: ["mva"] },
  { unit: "mvar", kind: "reactive_power", spellings: ["mvar", "mvars"] },
  { unit: "kv", kind: "voltage", code: "kV", spellings: ["kv"] },
  { unit: "mwh", kind: "energy", code: "MW.h", spellings: MWH.concat("megawatt hours") },
  { unit: "kwh", kind: "energy", code: "kW.h", spellings: ["kwh"] },
  { unit: "usd", kind: "money", isPrefix: true, spellings: MONEY },
  { unit: "eur", kind: "money", isPrefix: true, spellings: EURO },
  { unit: "usd_per_mwh", kind: "energy_price", isPrefix: true, spellings: per(MONEY, MWH) },
  { unit: "eur_per_mwh", kind: "energy_price", isPrefix: true, spellings: per(EURO, MWH) },
  { unit: "usd_per_km", kind: "distance_price", isPrefix: true, spellings: per(MONEY, KM) },
  { unit: "eur_per_km", kind: "distance_price", isPrefix: true, spellings: per(EURO, KM) },
  {
    unit: "s",
    kind: "duration",
    code: "s",
    spellings: ["s", "sec", "secs", "second", "seconds", "sek", "sekunden", "segundos"],
  },
  {
    unit: "min",
    kind: "duration",
    code: "min",
    spellings: ["min", "mins", "minute", "minutes", "minuten", "minutos", "minuto"],
  },
  {
    unit: "h",
    kind: "duration",
    code: "h",
    spellings: [
      "h",
      "hr",
      "hrs",
      "hour",
      "hours",
      "std",
      "stunde",
      "stunden",
      "heure",
      "heures",
      "hora",
      "horas",
    ],
  },
  {
    unit: "deg",
    kind: "angle",
    code: "deg",
    spellings: ["deg", "degs", "degree", "degrees", "°", "grad", "degres", "grados", "graus"],
  },
  {
    unit: "percent",
    kind: "share",
    spellings: [
      "%",
      "percent",
      "pct",
      "per cent",
      "prozent",
      "por ciento",
      "por cento",
      "pour cent",
    ],
  },
  { unit: "mol", kind: "amount", code: "mol", spellings: ["mol", "mols", "mole", "moles"] },
  { unit: "mmol", kind: "amount", code: "mmol", spellings: ["mmol", "millimole", "millimoles"] },
  { unit: "l", kind: "volume", code: "L", spellings: ["l", "liter", "liters", "litre", "litres"] },
  {
    unit: "ml",
    kind: "volume",
    code: "mL",
    spellings: ["ml", "milliliter", "milliliters", "millilitre"],
  },
  {
    unit: "pallets",
    kind: "count",
    spellings: [
      "pallet",
      "pallets",
      "plt",
      "plts",
      "palette",
      "paletten",
      "palettes",
      "palets",
      "paletes",
    ],
  },
  {
    unit: "units",
    kind: "count",
    spellings: ["unit", "units", "pcs", "pieces", "boxes", "box", "parcels", "crates", "cartons"],
  },
];

/** Words between a number and its unit that multiply it. */
export const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mil: 1e3,
  mille: 1e3,
  million: 1e6,
  mio: 1e6,
};
