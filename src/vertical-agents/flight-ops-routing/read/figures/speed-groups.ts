import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { machToTas } from "./standard-atmosphere.js";

const SPEED = /^(N(?=0)|K(?=[01]))(\d{4})(?:[FASM]\d{3,4})?$/u;
const MACH = /^M(\d{3})F(\d{3})$/u;

/** Reads speeds as flight plans write them (ICAO Doc 4444): `N0455`, `K0840F350`, `M082F370`. */
export function readSpeedGroups(sheet: Sheet, draft: Draft): void {
  for (const [at, token] of sheet.tokens.entries()) {
    const tas = token.kind === "word" ? tasOf(token.text) : undefined;
    if (tas === undefined) continue;
    const stretch = { from: at, to: at + 1 };
    draft.state("aircraft.tas_kt", tas, sheet.spanOf(stretch), { rank: 3 });
    sheet.cross(stretch);
  }
}

function tasOf(text: string): number | undefined {
  const speed = SPEED.exec(text);
  if (speed) {
    const value = Number(speed[2]);
    return speed[1] === "N" ? value : convertQuantity(value, { from: "kmh", to: "kt" });
  }
  const mach = MACH.exec(text);
  return mach
    ? Number(machToTas(Number(mach[1]) / 100, Number(mach[2]) * 100).toFixed(6))
    : undefined;
}
