const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ISO =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:[T ]|\s+at\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?/iu;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z)?)?$/u;
const MONTH_FIRST =
  /^(?:\p{L}{3,9},?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/iu;
const DAY_FIRST =
  /^(?:\p{L}{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/iu;
const EPOCH = /^(\d{10})(?:\d{3})?$/u;
const LENGTH_MAX = 80;

/**
 * A date or time as pages write it (ISO 8601 and its near misses, RFC 5322, English months, seconds or
 * milliseconds since 1970) in ISO 8601: the date alone, or with the time and, where it is stated, the
 * offset. undefined of what is neither, or no day of the calendar.
 */
export function isoTime(written: string): string | undefined {
  const text = written.trim().slice(0, LENGTH_MAX);
  const epoch = EPOCH.exec(text);
  if (epoch) return new Date(Number(epoch[1]) * 1_000).toISOString().replace(".000Z", "Z");
  const found = ISO.exec(text) ?? COMPACT.exec(text);
  if (found) {
    const [, year, month, day, ...time] = found;
    return joined({ year, month: Number(month), day }, time);
  }
  const named = MONTH_FIRST.exec(text);
  if (named) return joined({ year: named[3], month: monthOf(named[1]), day: named[2] }, []);
  const turned = DAY_FIRST.exec(text);
  if (turned === null) return undefined;
  const [, day, month, year, ...time] = turned;
  return joined({ year, month: monthOf(month), day }, time);
}

interface Day {
  readonly year: string | undefined;
  readonly month: number;
  readonly day: string | undefined;
}

function joined(written: Day, time: readonly (string | undefined)[]): string | undefined {
  const { month } = written;
  const year = Number(written.year);
  const day = Number(written.day);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return undefined;
  }
  const iso = `${written.year}-${two(month)}-${two(day)}`;
  const [hour, minute, second, zone] = time;
  if (hour === undefined || minute === undefined) return iso;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return iso;
  return `${iso}T${two(Number(hour))}:${minute}:${second ?? "00"}${offsetOf(zone)}`;
}

function offsetOf(zone: string | undefined): string {
  if (zone === undefined) return "";
  if (/^(?:Z|UTC|GMT)$/iu.test(zone)) return "Z";
  const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
  return `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
