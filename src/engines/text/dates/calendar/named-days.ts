import type { Temporal } from "temporal-polyfill";
import { dateOf } from "./reading.js";

/** The nth weekday of a month (1 is Monday; -1 the last one); undefined where there is no nth. */
export function nthWeekday(
  year: number,
  month: number,
  weekday: number,
  nth: number,
): Temporal.PlainDate | undefined {
  const first = dateOf(year, month, 1);
  const start = 1 + ((weekday - first.dayOfWeek + 7) % 7);
  const day =
    nth > 0
      ? start + (nth - 1) * 7
      : start + Math.trunc((first.daysInMonth - start) / 7) * 7 + (nth + 1) * 7;
  return day >= 1 && day <= first.daysInMonth ? dateOf(year, month, day) : undefined;
}

/** Easter Sunday of the Gregorian calendar: the algorithm printed in Nature, 20 April 1876 (Meeus, chapter 8). */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.trunc(year / 100);
  const c = year % 100;
  const d = Math.trunc(b / 4);
  const e = b % 4;
  const f = Math.trunc((b + 8) / 25);
  const g = Math.trunc((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.trunc(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dateOf(year, Math.trunc(sum / 31), (sum % 31) + 1);
}

type DayOfYear = (year: number) => Temporal.PlainDate | undefined;
const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    dateOf(year, month, day);
const afterEaster =
  (days: number): DayOfYear =>
  (year) =>
    easterOf(year).add({ days });
const nth =
  (month: number, weekday: number, place: number): DayOfYear =>
  (year) =>
    nthWeekday(year, month, weekday, place);

/** Days that are known by a name. Those that countries keep apart carry the country in the note. */
const NAMED_DAYS: Readonly<Record<string, { readonly of: DayOfYear; readonly note?: string }>> = {
  christmas: { of: fixed(12, 25) },
  "christmas day": { of: fixed(12, 25) },
  xmas: { of: fixed(12, 25) },
  "christmas eve": { of: fixed(12, 24) },
  "boxing day": { of: fixed(12, 26) },
  "new year's eve": { of: fixed(12, 31) },
  "new years eve": { of: fixed(12, 31) },
  "new year's day": { of: fixed(1, 1) },
  "new years day": { of: fixed(1, 1) },
  "new year": { of: fixed(1, 1) },
  "valentine's day": { of: fixed(2, 14) },
  "valentines day": { of: fixed(2, 14) },
  "st patrick's day": { of: fixed(3, 17) },
  "april fools' day": { of: fixed(4, 1) },
  "april fool's day": { of: fixed(4, 1) },
  halloween: { of: fixed(10, 31) },
  "leap day": {
    of: (year) => {
      const february = dateOf(year, 2, 1);
      return february.inLeapYear ? dateOf(year, 2, 29) : undefined;
    },
  },
  easter: { of: easterOf, note: "Easter Sunday of the western churches" },
  "easter sunday": { of: easterOf, note: "Easter Sunday of the western churches" },
  "good friday": { of: afterEaster(-2), note: "Good Friday of the western churches" },
  "easter monday": { of: afterEaster(1), note: "Easter Monday of the western churches" },
  "ash wednesday": { of: afterEaster(-46), note: "Ash Wednesday of the western churches" },
  pentecost: { of: afterEaster(49), note: "Pentecost of the western churches" },
  thanksgiving: { of: nth(11, 4, 4), note: "Thanksgiving as in the United States" },
  "thanksgiving day": { of: nth(11, 4, 4), note: "Thanksgiving as in the United States" },
  "black friday": { of: (year) => nthWeekday(year, 11, 4, 4)?.add({ days: 1 }) },
  "labor day": { of: nth(9, 1, 1), note: "Labor Day as in the United States" },
  "memorial day": { of: nth(5, 1, -1), note: "Memorial Day as in the United States" },
};

/** A day that has a name, in a year. */
export function namedDay(name: string) {
  return Object.hasOwn(NAMED_DAYS, name) ? NAMED_DAYS[name] : undefined;
}
