import type { Sheet } from "../sheet.js";
import { speedAt } from "./vector-at.js";

export interface SignedSpeed {
  /** Positive for a tailwind. */
  readonly kt: number;
  readonly next: number;
}

/** `-15 kt`, `+ 30`, `M15`, `P75`: the speed of a wind along the track, with its sign. */
export function signedSpeedAt(sheet: Sheet, at: number): SignedSpeed | undefined {
  const word = sheet.tokens[at]?.kind === "word" ? sheet.keyAt(at) : "";
  const match = /^([pm])(\d{1,3})(?:kts?)?$/u.exec(word);
  if (match) {
    const hasUnit = /^kts?$/u.test(sheet.keyAt(at + 1));
    return { kt: (match[1] === "m" ? -1 : 1) * Number(match[2]), next: at + (hasUnit ? 2 : 1) };
  }
  const sign = signAt(sheet, at);
  if (sign !== undefined) {
    const speed = speedAt(sheet, at + 1);
    return speed && { kt: sign * speed.kt, next: speed.next };
  }
  if (!/^[-+]/u.test(sheet.keyAt(at))) return undefined;
  const speed = speedAt(sheet, at);
  return speed && { kt: speed.kt, next: speed.next };
}

function signAt(sheet: Sheet, at: number): number | undefined {
  const key = sheet.keyAt(at);
  if (key === "+" || key === "plus") return 1;
  const isMinus = key === "minus" || (key === "-" && sheet.tokens[at + 1]?.kind === "number");
  return isMinus ? -1 : undefined;
}
