/** The last millisecond that ISO 8601 writes with a year of four digits. */
export const TIME_MAX = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const ISO_TIME =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:[Zz]|([+-])([01]\d|2[0-3]):?([0-5]\d)?)?)?$/;
const MINUTE_MS = 60_000;

/**
 * A time as epoch milliseconds, from 1970 to 9999: whole epoch milliseconds, or an ISO 8601 date or
 * date and time, which is UTC unless it names an offset. Undefined for anything else; digits of a
 * second beyond the third are dropped.
 */
export function parseTime(value: unknown): number | undefined {
  const time = typeof value === "string" ? parseIsoTime(value) : value;
  const isTime = typeof time === "number" && Number.isInteger(time) && time >= 0;
  return isTime && time <= TIME_MAX ? time : undefined;
}

function parseIsoTime(text: string): number | undefined {
  const parts = ISO_TIME.exec(text);
  if (!parts) return undefined;
  const [, date, minute = "00:00", second = "00", fraction = "", sign, hours = 0, minutes = 0] =
    parts;
  const exact = `${date}T${minute}:${second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
  const time = new Date(exact);
  // The 30th of February would be read as a day in March.
  if (Number.isNaN(time.getTime()) || time.toISOString() !== exact) return undefined;
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === "-" ? time.getTime() + offsetMs : time.getTime() - offsetMs;
}
