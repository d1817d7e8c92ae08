import type { SummaryFigures } from "../../summary.js";

const MINUTES = 60;
const SHORT_NM = 100;

/** Whole nautical miles, or tenths of short ways. */
export function showDistance(name: string, nm: number, figures: SummaryFigures): string {
  return figures.show(name, nm, "nm", Math.abs(nm) < SHORT_NM ? 1 : 0);
}

/** Hours and minutes as people say them. */
export function showHours(name: string, hours: number, figures: SummaryFigures): string {
  const minutes = Math.round(hours * MINUTES);
  const whole = Math.floor(minutes / MINUTES);
  const parts = whole === 0 ? [] : [figures.show(`${name}, hours`, whole, "h")];
  parts.push(figures.show(`${name}, minutes`, minutes % MINUTES, "min"));
  return parts.join(" ");
}
