import type { SummaryFigures } from "../../summary.js";
import type { Issue } from "../solve/issues.js";
import { showHours } from "./show-quantities.js";

/** What is wrong, by how much. */
export function brokenPhrase(issue: Issue, figures: SummaryFigures): string {
  const { kind, margin, value, limit } = issue;
  if (margin === null || value === null || limit === null) return issue.issue;
  const over = (unit: string) => figures.show(`${kind}, too much by`, Math.ceil(-margin), unit);
  switch (kind) {
    case "fuel":
      return `the fuel is ${over("kg")} more than the ${figures.show("tanks", limit, "kg")} that the tanks hold`;
    case "fuel_on_board":
      return `the fuel needed is ${over("kg")} more than the ${figures.show("fuel on board", limit, "kg")} on board`;
    case "take_off_mass":
      return `the take-off mass is ${over("kg")} above the highest of ${figures.show("highest take-off mass", limit, "kg")}`;
    case "endurance":
      return `the flight takes ${over("min")} more than the endurance of ${showHours("endurance", limit / 60, figures)}`;
    case "etops": {
      const far = figures.show("furthest from an airport", Math.ceil(value), "min");
      return `the track is up to ${far} from an airport, with ${figures.show("ETOPS limit", limit, "min")} allowed`;
    }
    case "crosswind":
      return "the crosswind is stronger than the airspeed";
    case "ground_speed":
      return `the head wind leaves a ground speed of ${figures.show("ground speed", value, "kt", 1)}`;
    default:
      return issue.issue;
  }
}

/** What is left of a limit that may break next; null for what is no such limit. */
export function marginPhrase(issue: Issue, figures: SummaryFigures): string | null {
  const { kind, margin, value, limit } = issue;
  if (margin === null || value === null || limit === null) return null;
  const left = (unit: string, decimals = 0) =>
    figures.show(`${kind}, left`, margin, unit, decimals);
  switch (kind) {
    case "fuel":
      return `The first limit to break would be the fuel: ${left("kg")} more would fit into the tanks`;
    case "fuel_on_board":
      return `The first limit to break would be the fuel: ${left("kg")} more are on board than are needed`;
    case "take_off_mass":
      return `The first limit to break would be the take-off mass, with ${left("kg")} left`;
    case "endurance":
      return `The first limit to break would be the endurance, with ${left("min")} left`;
    case "etops":
      return `The first limit to break would be ETOPS: the track is up to ${figures.show("furthest from an airport", value, "min")} from an airport, with ${figures.show("ETOPS limit", limit, "min")} allowed`;
    case "crosswind":
      return issue.severity === "note"
        ? null
        : `The first limit to break would be the crosswind: it takes ${figures.show("crosswind share", value * 100, "%")} of the airspeed`;
    case "ground_speed":
      return issue.severity === "note"
        ? null
        : `The first limit to break would be the head wind: it leaves ${figures.show("ground speed", value, "kt")}`;
    default:
      return null;
  }
}

/** That ETOPS is covered. */
export function coverPhrase({ value, limit }: Issue, figures: SummaryFigures): string {
  const far = figures.show("furthest from an airport", value ?? 0, "min");
  return `ETOPS is covered, up to ${far} from an airport of ${figures.show("ETOPS limit", limit ?? 0, "min")} allowed`;
}
