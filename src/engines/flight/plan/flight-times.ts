import { FlightError } from "../flight-error.js";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;
/** Against a wind that nearly stops it, a flight ends later than any calendar; such ends are not told. */
const HOURS_MAX = 100_000;

/** When a flight leaves and arrives; hours are added to the whole minute. */
export interface FlightTimes {
  readonly departure_utc: string;
  readonly arrival_utc: string;
  /** Days after the departure. */
  readonly arrival_day: number;
  /** When each leg ends. */
  readonly leg_ends_utc: readonly string[];
}

/**
 * Adds the hours of legs to a departure: RFC 3339 gives RFC 3339, "HH:MM" gives "HH:MM". Null when they are more than
 * eleven years.
 */
export function flightTimes(departureUtc: string, legHours: readonly number[]): FlightTimes | null {
  if (legHours.reduce((sum, leg) => sum + leg, 0) > HOURS_MAX) return null;
  let hours = 0;
  const ends = legHours.map((leg) => {
    hours += leg;
    return timeAfter(departureUtc, hours);
  });
  const start = timeAfter(departureUtc, 0);
  const arrival = ends.at(-1) ?? start;
  return {
    departure_utc: start.text,
    arrival_utc: arrival.text,
    arrival_day: arrival.day - start.day,
    leg_ends_utc: ends.map(({ text }) => text),
  };
}

function timeAfter(departureUtc: string, hours: number): { text: string; day: number } {
  const clock = /^([01]\d|2[0-3]):?([0-5]\d)Z?$/i.exec(departureUtc);
  if (clock !== null) {
    const minutes = Number(clock[1]) * 60 + Number(clock[2]) + Math.round(hours * 60);
    return { text: clockText(minutes % DAY_MIN), day: Math.floor(minutes / DAY_MIN) };
  }
  const ms = dateMs(departureUtc) + Math.round(hours * 60) * MINUTE_MS;
  return { text: new Date(ms).toISOString(), day: Math.floor(ms / DAY_MS) };
}

function dateMs(text: string): number {
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text);
  const ms = isDate ? Date.parse(text) : Number.NaN;
  if (Number.isFinite(ms) && isDayOfMonth(text)) return ms;
  const message = "departure_utc is an RFC 3339 time, or HH:MM without a day";
  throw new FlightError("invalid", "/departure_utc", message);
}

/** Date.parse reads 31 February as 3 March. */
function isDayOfMonth(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
