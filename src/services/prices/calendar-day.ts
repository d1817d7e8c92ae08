const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKLY = 52;
const YEAR_MIN = 1700;
const YEAR_MAX = 2299;

/** Series share the texts of their days, so that thousands of series hold each of them once. */
const texts = new Map<number, string>();

/** Days since 1970 of an ISO date (`2026-01-31`) of the years 1700 to 2299; undefined for any other text. */
export function readDay(text: string): number | undefined {
  const [, year = "", month = "", day = ""] = DAY.exec(text) ?? [];
  if (year === "" || Number(year) < YEAR_MIN || Number(year) > YEAR_MAX) return undefined;
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  // A day that the month does not have would have become one of the next month.
  return dayText(days) === text ? days : undefined;
}

/** The ISO date of a day since 1970. */
export function dayText(days: number): string {
  const known = texts.get(days);
  if (known !== undefined) return known;
  const text = new Date(days * DAY_MS).toISOString().slice(0, 10);
  texts.set(days, text);
  return text;
}

/** The last day of the week, month, quarter or year (52, 12, 4 or 1 in a year) of a day, both since 1970. */
export function periodEnd(day: number, periodsPerYear: number): number {
  // The first day of 1970 was a Thursday, and weeks end with Sunday.
  if (periodsPerYear === WEEKLY) return day + 6 - ((((day + 3) % 7) + 7) % 7);
  const date = new Date(day * DAY_MS);
  const months = 12 / periodsPerYear;
  const monthsToEnd = months - (date.getUTCMonth() % months);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsToEnd, 0) / DAY_MS;
}
