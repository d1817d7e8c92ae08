import { FIGURE_FILLERS, type FigureName } from "../../../../content/flight-words/figure-words.js";
import type { Sheet } from "../sheet.js";
import type { FigureFound, Kind, NameFound } from "./find-figures.js";

export interface NamedFigure {
  readonly name: FigureName;
  readonly figure: FigureFound;
  readonly label: NameFound;
}

const KINDS_OF: Readonly<Record<FigureName, readonly Kind[]>> = {
  tas_kt: ["speed", "mach", "none"],
  oei_tas_kt: ["speed", "none"],
  fuel_flow_kg_h: ["mass_flow", "none"],
  max_fuel_kg: ["mass", "none"],
  fuel_on_board_kg: ["mass", "duration"],
  mtow_kg: ["mass", "none"],
  oew_kg: ["mass", "none"],
  payload_kg: ["mass", "none"],
  etops_min: ["duration", "none"],
  endurance_h: ["duration", "none"],
  track_deg: ["angle", "none"],
  heading_deg: ["angle", "none"],
  distance_nm: ["length", "none"],
  contingency_percent: ["share", "mass", "duration", "none"],
  final_reserve_min: ["duration", "mass", "share", "none"],
  taxi_kg: ["mass", "duration", "none"],
  extra_kg: ["mass", "duration", "none"],
  holding_min: ["duration", "none"],
  landing_fuel: ["mass"],
  wind_from: ["angle", "none"],
  wind_speed: ["speed", "none"],
  other: ["speed", "mass", "duration", "length", "altitude", "none", "other", "angle", "share"],
};
const COST_AHEAD_MAX = 5;
const COST_BEHIND_MAX = 1.6;
const NEAR_MAX = 8;

interface Pair extends NamedFigure {
  readonly cost: number;
}

/** Gives each number the name that stands nearest and can have it, and each name one number. */
export function matchNames(
  sheet: Sheet,
  figures: readonly FigureFound[],
  names: readonly NameFound[],
): readonly NamedFigure[] {
  const pairs = pairsOf(sheet, figures, names).sort((a, b) => a.cost - b.cost);
  const taken = new Set<FigureFound | NameFound>();
  return pairs.filter(({ figure, label }) => {
    if (taken.has(figure) || taken.has(label)) return false;
    taken.add(figure);
    taken.add(label);
    return true;
  });
}

function pairsOf(
  sheet: Sheet,
  figures: readonly FigureFound[],
  names: readonly NameFound[],
): Pair[] {
  const pairs: Pair[] = [];
  let begin = 0;
  for (const figure of figures) {
    while (begin < names.length && (names[begin]?.to ?? 0) < figure.from - NEAR_MAX) begin += 1;
    for (let at = begin; at < names.length; at += 1) {
      const label = names[at];
      if (!label || label.from > figure.to + NEAR_MAX) break;
      const cost = KINDS_OF[label.name].includes(figure.kind)
        ? costOf(sheet, figure, label)
        : undefined;
      if (cost !== undefined) pairs.push({ name: label.name, figure, label, cost });
    }
  }
  return pairs;
}

function costOf(sheet: Sheet, figure: FigureFound, label: NameFound): number | undefined {
  const isAhead = label.to <= figure.from;
  const [from, to] = isAhead ? [label.to, figure.from] : [figure.to, label.from];
  if (from > to) return undefined;
  let cost = isAhead ? 0 : 0.6;
  for (let at = from; at < to; at += 1) {
    const step = costOfToken(sheet, at);
    if (step === undefined) return undefined;
    cost += step;
  }
  if (figure.kind === "none") cost += 0.3;
  // What has no field takes only what is plainly its own.
  if (label.name === "other" || label.name === "fuel_on_board_kg") cost += 0.2;
  const isPlainFuel = label.name === "fuel_on_board_kg" && label.to - label.from === 1;
  const limit = isAhead ? (isPlainFuel ? 1.3 : COST_AHEAD_MAX) : COST_BEHIND_MAX;
  return cost <= limit ? cost : undefined;
}

function costOfToken(sheet: Sheet, at: number): number | undefined {
  const token = sheet.tokens[at];
  const key = sheet.keyAt(at);
  if (!token || token.kind === "break" || /^[;?!]$/u.test(key)) return undefined;
  if (key === "." && sheet.tokens[at + 1]?.isGlued !== true) return undefined;
  if (key === ",") return 3;
  if (key === "") return 1.5;
  if (token.kind === "number") return 3;
  if (/^fl\d{2,3}$/u.test(key)) return 0.5;
  if (/^(?:with|and|mit|und|avec|con|com|y|e)$/u.test(key)) return 0.9;
  if (key === "-" || FIGURE_FILLERS.has(key)) return 0.4;
  return token.kind === "word" ? 1.4 : 1;
}
