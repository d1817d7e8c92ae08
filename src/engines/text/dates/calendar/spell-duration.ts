import { Temporal } from "temporal-polyfill";
import { count, listed } from "./reading.js";

/** "2 days, 3 hours and 5 minutes"; "0 seconds" for nothing. */
export function spellDuration(duration: Temporal.Duration): string {
  const seconds = duration.seconds + duration.milliseconds / 1e3 + duration.microseconds / 1e6;
  const parts: readonly (readonly [number, string])[] = [
    [duration.years, "year"],
    [duration.months, "month"],
    [duration.weeks, "week"],
    [duration.days, "day"],
    [duration.hours, "hour"],
    [duration.minutes, "minute"],
    [seconds, "second"],
  ];
  const told = parts
    .filter(([amount]) => amount !== 0)
    .map(([amount, unit]) => count(amount, unit));
  return told.length === 0 ? "0 seconds" : listed(told);
}

/** Seconds as days, hours, minutes and seconds; days are 24 hours. */
export function splitSeconds(seconds: number): Temporal.Duration {
  const whole = Math.trunc(seconds);
  return Temporal.Duration.from({
    days: Math.trunc(whole / 86_400),
    hours: Math.trunc((whole % 86_400) / 3600),
    minutes: Math.trunc((whole % 3600) / 60),
    seconds: whole % 60,
    milliseconds: Math.round((seconds - whole) * 1000),
  });
}
