import { add, divide, multiply, type Rational } from "../../../math/exact-numbers/rational.js";
import { type Quantity, SIGNS, toRational, whole } from "./quantity.js";

const NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+";
const MIXED = `(?:(\\d+) (\\d+)/(\\d+)|(\\d+)/(\\d+)|(${NUMBER})(?:( thousand| million| billion|k)(?![\\p{L}]))?)`;
const UNIT_WORDS =
  "square (?:cm|km|mm|m(?![\\p{L}])|kilomet(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|feet|foot|inch(?:es)?|yards?|miles?)|sq\\.? ?(?:ft|m|feet|met(?:re|er)s?)|cubic (?:met(?:re|er)s?|centimet(?:re|er)s?|feet|inch(?:es)?)|kilomet(?:re|er)s? (?:per|an) hour|miles? (?:per|an) hour|met(?:re|er)s? per second|km ?/ ?h|kmh|kph|km per hour|mph|m/s|m²|cm²|km²|ft²|m³|cm³|m2|cm2|kilomet(?:re|er)s?|km|millimet(?:re|er)s?|mm|centimet(?:re|er)s?|cm|met(?:re|er)s?|m|miles?|mi|yards?|yd|feet|foot|ft|inch(?:es)?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|kilograms?|kilos?|kg|grams?|g|milligrams?|mg|pounds?|lbs?|ounces?|oz|tonnes?|tons?|millilit(?:re|er)s?|ml|lit(?:re|er)s?|l|gallons?|quarts?|pints?|cups?|tablespoons?|tbsp|teaspoons?|tsp";
const MONEY_WORDS =
  "dollars?|bucks|euros?|cents?|pence|p|pounds? sterling|quid|rupees?|usd|eur|gbp|yen|francs?";
export const TOKEN = new RegExp(
  `([$€£¥₹] ?)?(?<![\\p{L}\\d.,/])(?:${MIXED})(?![\\d]|\\.\\d|,\\d)(?:( ?%| per ?cent\\b| percent\\b)|(?: |-)?(${MONEY_WORDS})(?![\\p{L}])|(?: |-)?(?:of an? )?(${UNIT_WORDS})(?![\\p{L}²³]))?`,
  "gu",
);
const UNIT_NAMES: Readonly<Record<string, string>> = {
  hr: "hours",
  hrs: "hours",
  h: "hours",
  hour: "hours",
  min: "minutes",
  mins: "minutes",
  minute: "minutes",
  sec: "seconds",
  secs: "seconds",
  second: "seconds",
  day: "days",
  week: "weeks",
  month: "months",
  year: "years",
  km: "km",
  kilometre: "km",
  kilometres: "km",
  kilometer: "km",
  kilometers: "km",
  mile: "miles",
  mi: "miles",
  metre: "m",
  metres: "m",
  meter: "m",
  meters: "m",
  centimetre: "cm",
  centimetres: "cm",
  centimeter: "cm",
  centimeters: "cm",
  millimetre: "mm",
  millimetres: "mm",
  millimeter: "mm",
  millimeters: "mm",
  yard: "yards",
  yd: "yards",
  foot: "feet",
  ft: "feet",
  inch: "inches",
  kilogram: "kg",
  kilograms: "kg",
  kilo: "kg",
  kilos: "kg",
  gram: "g",
  grams: "g",
  milligram: "mg",
  milligrams: "mg",
  lb: "pounds",
  lbs: "pounds",
  pound: "pounds",
  ounce: "ounces",
  oz: "ounces",
  tonne: "tonnes",
  ton: "tons",
  litre: "litres",
  liter: "litres",
  liters: "litres",
  l: "litres",
  millilitre: "ml",
  millilitres: "ml",
  milliliter: "ml",
  milliliters: "ml",
  gallon: "gallons",
  quart: "quarts",
  pint: "pints",
  cup: "cups",
  tablespoon: "tablespoons",
  tbsp: "tablespoons",
  teaspoon: "teaspoons",
  tsp: "teaspoons",
  kph: "km/h",
  kmh: "km/h",
  mph: "mph",
};

export function unitName(word: string): string {
  const plain = word.replace(/\s+/gu, " ").trim();
  if (/^km ?\/ ?h$|^(?:kilomet(?:re|er)s?|km) (?:per|an) hour$/u.test(plain)) return "km/h";
  if (/^miles? (?:per|an) hour$/u.test(plain)) return "mph";
  if (/^met(?:re|er)s? per second$/u.test(plain)) return "m/s";
  if (/^(?:square m|square met(?:re|er)s?|sq\.? ?m(?:et(?:re|er)s?)?|m2|m²)$/u.test(plain))
    return "m²";
  if (/^(?:square cm|square centimet(?:re|er)s?|cm2|cm²)$/u.test(plain)) return "cm²";
  if (/^(?:square km|square kilomet(?:re|er)s?|km²)$/u.test(plain)) return "km²";
  if (/^(?:square (?:feet|foot)|sq\.? ?(?:ft|feet)|ft²)$/u.test(plain)) return "square feet";
  return UNIT_NAMES[plain] ?? plain;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  dollar: "$",
  dollars: "$",
  bucks: "$",
  usd: "$",
  euro: "€",
  euros: "€",
  eur: "€",
  gbp: "£",
  quid: "£",
  "pounds sterling": "£",
  "pound sterling": "£",
  yen: "¥",
  rupee: "₹",
  rupees: "₹",
};

/** "Twice as many on Tuesday": so many times the number before it. */
export const MULTIPLE =
  /\b(twice|half|three times|№\d+ times) as (?:many|much|far)(?: (?!as\b|on\b|in\b|the\b)[\p{L}-]+)?(?= (?:on|the next|the following|in the|that|yesterday|today|during) )(?! [\p{L}]+ as\b)/gu;

export function multipleOf(
  found: string,
  times: string,
  text: string,
  quantities: Quantity[],
): string {
  const before = [...text.slice(0, text.indexOf(found)).matchAll(/[№¤µ](\d+)/gu)].at(-1);
  const base = quantities[Number(before?.[1] ?? -1)];
  const named = quantities[Number(/\d+/u.exec(times)?.[0] ?? -1)]?.value;
  const factor =
    times === "twice"
      ? whole(2)
      : times === "half"
        ? divide(whole(1), whole(2))
        : (named ?? whole(3));
  if (!base || before?.[0].startsWith("٪") || named) return found;
  quantities.push({ ...base, value: multiply(base.value, factor) });
  return `${SIGNS[base.kind]}${quantities.length - 1}`;
}

export function numberOf(
  [wholePart, above, below, number]: readonly (string | undefined)[],
  scale: string | undefined,
): Rational | undefined {
  if (number !== undefined) {
    const plain = toRational(number.replaceAll(",", ""));
    const zeros = scale === undefined ? 0 : scale === " million" ? 6 : scale === " billion" ? 9 : 3;
    return zeros === 0
      ? plain
      : { numerator: plain.numerator * 10n ** BigInt(zeros), denominator: plain.denominator };
  }
  if (above === undefined || below === undefined || Number(below) === 0) return undefined;
  return add(whole(Number(wholePart ?? 0)), divide(whole(Number(above)), whole(Number(below))));
}

export function moneyOf(
  value: Rational,
  sign: string | undefined,
  word: string | undefined,
  usesPounds: boolean,
): Quantity {
  if (word && /^(?:cents?|pence|p)$/u.test(word)) {
    const unit = word.startsWith("c") ? "$" : "£";
    return { kind: "money", value: divide(value, whole(100)), unit };
  }
  return { kind: "money", value, unit: sign ?? CURRENCIES[word ?? ""] ?? (usesPounds ? "£" : "$") };
}
