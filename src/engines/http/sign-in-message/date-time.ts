const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
/** The calendar repeats after this many years. */
const CALENDAR_CYCLE_YEARS = 400;
const MINUTE_MS = 60_000;

/**
 * Whether a text is a `date-time` of RFC 3339: a day that the calendar has, hours to 23, and a second
 * of 60 only where a leap second can be, which is the end of 30 June or 31 December in UTC.
 */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match) return false;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as Six;
  const [offsetHour, offsetMinute] = [Number(match[8] ?? 0), Number(match[9] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;

  const cycleYear = 2000 + (year % CALENDAR_CYCLE_YEARS);
  const local = new Date(Date.UTC(cycleYear, month - 1, day, hour, minute));
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return false;
  if (second < 60) return true;
  const offsetMinutes = (match[7] === "-" ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return mayEndInLeapSecond(new Date(local.getTime() - offsetMinutes * MINUTE_MS));
}

type Six = [number, number, number, number, number, number];

function mayEndInLeapSecond(minute: Date): boolean {
  return /-(06-30|12-31)T23:59/.test(minute.toISOString());
}
