import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import type { Draft } from "../draft.js";
import type { FigureFound } from "./find-figures.js";

export type FieldName =
  | "tas_kt"
  | "fuel_flow_kg_h"
  | "max_fuel_kg"
  | "mtow_kg"
  | "oew_kg"
  | "payload_kg"
  | "etops_min"
  | "oei_tas_kt"
  | "endurance_h"
  | "track_deg"
  | "distance_nm"
  | FuelRuleName;

export type FuelRuleName =
  | "contingency_percent"
  | "final_reserve_min"
  | "taxi_kg"
  | "extra_kg"
  | "holding_min";

interface FieldKind {
  /** As `PromptUnit.unit` names it. */
  readonly unit: string;
  /** What a field of a real flight lies between. */
  readonly least: number;
  readonly most: number;
  /** Below it, a number without a unit is in thousands, for people give weights in tonnes. */
  readonly thousandsBelow?: number;
}

export const FIELD_KINDS: Readonly<Record<FieldName, FieldKind>> = {
  tas_kt: { unit: "kt", least: 20, most: 2_000 },
  oei_tas_kt: { unit: "kt", least: 20, most: 2_000 },
  fuel_flow_kg_h: { unit: "kg_h", least: 1, most: 30_000, thousandsBelow: 16 },
  max_fuel_kg: { unit: "kg", least: 10, most: 320_000, thousandsBelow: 321 },
  mtow_kg: { unit: "kg", least: 150, most: 660_000, thousandsBelow: 661 },
  oew_kg: { unit: "kg", least: 80, most: 400_000, thousandsBelow: 401 },
  payload_kg: { unit: "kg", least: 0, most: 260_000, thousandsBelow: 151 },
  etops_min: { unit: "min", least: 20, most: 600 },
  endurance_h: { unit: "h", least: 0.05, most: 100 },
  track_deg: { unit: "deg", least: 0, most: 360 },
  distance_nm: { unit: "nm", least: 3, most: 21_600 },
  contingency_percent: { unit: "percent", least: 0, most: 100 },
  final_reserve_min: { unit: "min", least: 0, most: 600 },
  taxi_kg: { unit: "kg", least: 0, most: 10_000 },
  extra_kg: { unit: "kg", least: 0, most: 200_000, thousandsBelow: 51 },
  holding_min: { unit: "min", least: 0, most: 600 },
};

/** A figure in the unit of its field, by the reading that a real flight can have; undefined where none can. */
export function valueInField(
  figure: FigureFound,
  name: FieldName,
  draft: Draft,
  field: string,
): number | undefined {
  const kind = FIELD_KINDS[name];
  const readings = [{ value: figure.value, unit: figure.unit }, ...figure.alternatives];
  for (const [at, reading] of readings.entries()) {
    const value = converted(reading, kind);
    if (value === undefined || value.amount < kind.least || value.amount > kind.most) continue;
    if (value.assumedUnit !== null) {
      draft.assume(
        field,
        value.amount,
        kind.unit,
        `no unit is given: read in ${value.assumedUnit}`,
      );
    }
    if (at > 0) draft.assume(field, value.amount, kind.unit, "the reading that a flight can have");
    return value.amount;
  }
  return undefined;
}

function converted(
  { value, unit }: { readonly value: number; readonly unit: string | null },
  kind: FieldKind,
) {
  if (unit !== null) {
    const amount = convertQuantity(value, { from: unit, to: kind.unit });
    return amount === undefined ? undefined : { amount, assumedUnit: null };
  }
  if (kind.thousandsBelow !== undefined && value < kind.thousandsBelow) {
    const assumedUnit = kind.unit === "kg_h" ? "t/h" : "t";
    return { amount: Number((value * 1_000).toFixed(6)), assumedUnit };
  }
  const isCustom = /^(?:kt|deg|min|percent)$/u.test(kind.unit);
  return { amount: value, assumedUnit: isCustom ? null : kind.unit.replace("_", "/") };
}
