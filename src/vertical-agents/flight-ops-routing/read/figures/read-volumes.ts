import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";

const GALLON = /^(?:gal|gals|gallon|gallons|usg|usgal)$/u;
const LITRE = /^(?:l|ltr|ltrs|liter|liters|litre|litres)$/u;
const PER_HOUR = /^(?:gph|lph)$/u;
const HOUR = /^(?:h|hr|hour|std|stunde|heure|hora)$/u;

interface Density {
  readonly kgEach: number;
  readonly isOfGallons: boolean;
}

/** Turns fuel by volume into mass where the prompt states its density: `9.5 gph (6 lb/gal), 48 gal usable`. */
export function readVolumes(sheet: Sheet, draft: Draft): void {
  const density = findDensity(sheet, draft);
  for (let at = 0; at + 1 < sheet.tokens.length; at += 1) {
    const number = sheet.tokens[at];
    if (number?.kind !== "number") continue;
    const volume = volumeAt(sheet, at);
    if (!volume) continue;
    const stretch = { from: at, to: volume.next };
    if (density?.isOfGallons === volume.isOfGallons) {
      const field = volume.isHourly ? "aircraft.fuel_flow_kg_h" : "aircraft.max_fuel_kg";
      const value = number.value * density.kgEach;
      draft.state(field, value, sheet.spanOf(stretch));
      draft.assume(
        field,
        value,
        volume.isHourly ? "kg/h" : "kg",
        "by the density that the prompt gives",
      );
    } else {
      draft.warn("fuel by volume is not used without its density: give kilograms or pounds");
    }
    sheet.cross(stretch);
  }
}

/** `6 lb/gal`, `0.8 kg/l`. */
function findDensity(sheet: Sheet, draft: Draft): Density | undefined {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const mass = sheet.tokens[at]?.kind === "number" ? quantityAt(sheet.tokens, at) : undefined;
    if (!mass?.reading.unit || !/^(?:\/|per)$/u.test(sheet.keyAt(mass.next))) continue;
    const volume = sheet.keyAt(mass.next + 1);
    const isOfGallons = GALLON.test(volume);
    const kgEach = convertQuantity(mass.reading.value, { from: mass.reading.unit, to: "kg" });
    if (kgEach === undefined || (!isOfGallons && !LITRE.test(volume))) continue;
    draft.explain(sheet.spanOf({ from: at, to: mass.next + 2 }));
    sheet.cross({ from: at, to: mass.next + 2 });
    return { kgEach, isOfGallons };
  }
  return undefined;
}

function volumeAt(
  sheet: Sheet,
  at: number,
): { isHourly: boolean; isOfGallons: boolean; next: Stretch["to"] } | undefined {
  const key = sheet.keyAt(at + 1);
  if (PER_HOUR.test(key)) return { isHourly: true, isOfGallons: key === "gph", next: at + 2 };
  const isOfGallons = GALLON.test(key);
  if (!isOfGallons && !LITRE.test(key)) return undefined;
  const isHourly = /^(?:\/|per|an)$/u.test(sheet.keyAt(at + 2)) && HOUR.test(sheet.keyAt(at + 3));
  return { isHourly, isOfGallons, next: isHourly ? at + 4 : at + 2 };
}
