import type { FigureName } from "../../../../content/flight-words/figure-words.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { type FuelRuleName, valueInField } from "./field-values.js";
import type { Kind } from "./find-figures.js";
import type { NamedFigure } from "./match-names.js";

const KIND_OF: Readonly<Record<FuelRuleName, Kind>> = {
  contingency_percent: "share",
  final_reserve_min: "duration",
  taxi_kg: "mass",
  extra_kg: "mass",
  holding_min: "duration",
};
const ASKS: Readonly<Partial<Record<FuelRuleName, string>>> = {
  contingency_percent: "how many per cent of the trip fuel is it?",
  final_reserve_min: "how many minutes of holding is it?",
};

export function isFuelRule(name: FigureName): name is FuelRuleName | "landing_fuel" {
  return name === "landing_fuel" || Object.hasOwn(KIND_OF, name);
}

/**
 * States a rule of the fuel by its figure. One in another measure than its field has, such as a reserve in tonnes, is
 * asked about where the fuel depends on it; `not used` tells of the others.
 */
export function stateFuelRule(
  sheet: Sheet,
  draft: Draft,
  { name, figure, label }: NamedFigure,
): void {
  if (!isFuelRule(name)) return;
  const { start, end } = sheet.spanOf({
    from: Math.min(figure.from, label.from),
    to: Math.max(figure.to, label.to),
  });
  const quote = sheet.source.slice(start, end).replace(/\s+/gu, " ").slice(0, 80);
  if (name === "landing_fuel") {
    draft.ask(
      "fuel_rules.final_reserve_min",
      `"${quote}" is given by its mass: how many minutes of final reserve is it?`,
    );
    return;
  }
  const isShare = name === "final_reserve_min" && figure.kind === "share";
  const rule = isShare ? "contingency_percent" : name;
  const field = `fuel_rules.${rule}`;
  if (figure.kind !== "none" && figure.kind !== KIND_OF[rule]) {
    const ask = ASKS[rule];
    // `contingency 5 % or 5 min`: the share is a field.
    if (ask !== undefined && !draft.has(field))
      draft.ask(field, `The prompt says "${quote}": ${ask}`);
    return;
  }
  const value = valueInField(figure, rule, draft, field);
  if (value === undefined) {
    draft.warn(`"${quote}" is no rule that a flight can have and was not used`);
    return;
  }
  draft.state(field, value, { start, end });
}
