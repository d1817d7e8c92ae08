/** The kinds of measures a quantity may be of. */
export type Measure =
  | "weight"
  | "distance"
  | "duration"
  | "volume"
  | "area"
  | "temperature"
  | "speed"
  | "energy"
  | "power"
  | "electric"
  | "data"
  | "frequency";

interface MeasuredUnit {
  /** The symbol that answers name it by. */
  readonly symbol: string;
  readonly measure: Measure;
}

/** `symbol: other spellings`, in the case that texts write them. */
const UNITS: Readonly<Record<Measure, readonly string[]>> = {
  weight: [
    "kg: kilogram kilograms kilo kilos kgs Kg KG",
    "g: gram grams gr",
    "mg: milligram milligrams",
    "t: tonne tonnes ton tons",
    "lb: lbs pound-mass",
    "oz: ounce ounces",
  ],
  distance: [
    "km: kilometre kilometres kilometer kilometers kms",
    "m: metre metres meter meters",
    "cm: centimetre centimetres centimeter centimeters",
    "mm: millimetre millimetres millimeter millimeters",
    "mi: mile miles",
    "yd: yard yards",
    "ft: foot feet",
    "in: inch inches",
  ],
  duration: [
    "ms: millisecond milliseconds",
    "s: second seconds sec secs",
    "min: minute minutes mins",
    "h: hour hours hr hrs",
    "d: day days",
    "week: weeks",
    "month: months",
    "year: years yr yrs",
  ],
  volume: [
    "L: l litre litres liter liters",
    "mL: ml millilitre millilitres",
    "gal: gallon gallons",
  ],
  area: ["m²: m2 sqm", "km²: km2", "ft²: sqft", "ha: hectare hectares", "acre: acres"],
  temperature: ["°C: ℃ celsius", "°F: ℉ fahrenheit"],
  speed: ["km/h: kph", "mph: mph", "m/s: m/s"],
  energy: ["kWh: kwh", "Wh: Wh", "kcal: kcal", "cal: calories", "J: joules", "kJ: kJ"],
  power: ["kW: kW", "MW: MW", "W: watt watts", "hp: horsepower"],
  electric: ["V: volt volts", "A: amp amps ampere amperes", "mAh: mAh", "Ω: ohm ohms"],
  data: ["kB: kB KB", "MB: MB", "GB: GB", "TB: TB", "GiB: GiB", "MiB: MiB", "Mbit/s: Mbps"],
  frequency: ["Hz: hertz", "kHz: kHz", "MHz: MHz", "GHz: GHz", "rpm: rpm"],
};

/** Letters that are words or names far more often than units when they stand apart from a number. */
export const unitsOnlyJoined: ReadonlySet<string> = new Set(["in", "A", "t", "d", "m", "h", "s"]);

export const measuredUnits: ReadonlyMap<string, MeasuredUnit> = new Map(
  measures().flatMap(([measure, lines]) =>
    lines.flatMap((line) => {
      const [symbol = "", spellings = ""] = line.split(": ");
      return [symbol, ...spellings.split(" ")].map(
        (spelling) => [spelling, { symbol, measure }] as const,
      );
    }),
  ),
);

function measures(): [Measure, readonly string[]][] {
  // The keys of the table are measures by its type.
  return Object.entries(UNITS) as [Measure, readonly string[]][];
}
