import { DAY_MS, utcDay } from "./days.js";

/** The stretches of UTC time that calls are counted in. */
export interface Period {
  /** The first day of the period of a time in epoch milliseconds, in days since 1970. */
  firstDay(time: number): number;
  /** When the period of a time ends and the next one begins, in epoch milliseconds. */
  endOf(time: number): number;
}

/** Each UTC day by itself. */
export const utcDays: Period = {
  firstDay: utcDay,
  endOf: (time) => (utcDay(time) + 1) * DAY_MS,
};

/** Calendar months in UTC. */
export const utcMonths: Period = {
  firstDay: (time) => utcDay(monthStart(time, 0)),
  endOf: (time) => monthStart(time, 1),
};

function monthStart(time: number, monthsLater: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1);
}
