import type { Action, Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { SummaryFigures } from "../../summary.js";

/** From here on altitudes are said as flight levels. */
const TRANSITION_FT = 18_000;

/** What an aircraft is told, without its name: `turn right heading 110`. */
export function sayAction(
  { kind, value, at_s }: Omit<Action, "aircraft" | "unit">,
  aircraft: Aircraft,
  { show }: SummaryFigures,
): string {
  return `${say(kind, value, aircraft, show)}${at_s === 0 ? "" : ` at ${show("at", at_s, "s")}`}`;
}

function say(
  kind: Action["kind"],
  value: number,
  { track_deg, alt_ft, gs_kt, vs_fpm }: Aircraft,
  show: SummaryFigures["show"],
): string {
  if (kind === "heading") {
    const heading = show("heading", value, "deg").replace(" deg", "").padStart(3, "0");
    return `turn ${isToTheRight(track_deg, value) ? "right" : "left"} heading ${heading}`;
  }
  if (kind === "level") {
    const verb = value > alt_ft ? "climb" : value < alt_ft ? "descend" : "stay";
    return `${verb} ${verb === "stay" ? "at" : "to"} ${sayLevel(value, show)}`;
  }
  if (kind === "speed") {
    return `${value < gs_kt ? "reduce" : "increase"} ground speed to ${show("ground speed", value, "kt", 1)}`;
  }
  if (value === 0) return vs_fpm === 0 ? "stay level" : "level off";
  return `${value > 0 ? "climb" : "descend"} at ${show("vertical rate", Math.abs(value), "ft/min")}`;
}

/** An altitude as a flight level where it is one. */
export function sayLevel(value_ft: number, show: SummaryFigures["show"]): string {
  if (value_ft < TRANSITION_FT || value_ft % 100 !== 0) return show("altitude", value_ft, "ft");
  return `FL${show("flight level", value_ft / 100)}`;
}

function isToTheRight(from: number, to: number): boolean {
  return (((to - from) % 360) + 360) % 360 <= 180;
}
