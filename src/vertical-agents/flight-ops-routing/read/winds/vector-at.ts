import { COMPASS_POINTS } from "../../../../content/compass-words/compass-words.js";
import { FROM_WORDS } from "../../../../content/flight-words/wind-words.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import { directionAndSpeedAt } from "../../../../engines/prompt-reading/winds/wind-at.js";
import type { Sheet } from "../sheet.js";

export interface Vector {
  readonly from_deg: number;
  readonly kt: number;
  readonly next: number;
}

/** `270/60`, `270° 60 kt`, `west at 20 knots`, `60 kt from 270`, at a token. */
export function vectorAt(sheet: Sheet, at: number): Vector | undefined {
  const plain = directionAndSpeedAt(sheet.tokens, at);
  if (plain?.reading.value.kind === "vector") {
    const { fromDeg, kt } = plain.reading.value;
    return { from_deg: fromDeg, kt, next: plain.next };
  }
  return reportAt(sheet, at) ?? apartAt(sheet, at) ?? turnedAt(sheet, at);
}

/** `27015KT`, `27012MPS`, `27015G25KT`: three digits of direction, two or three of speed. */
export function reportAt(sheet: Sheet, at: number): Vector | undefined {
  const [digits, word] = [sheet.tokens[at], sheet.tokens[at + 1]];
  const match = digits?.kind === "number" ? /^(\d{3})(\d{2,3})$/u.exec(digits.text) : null;
  const unit = word?.kind === "word" && word.isGlued ? REPORT_UNIT.exec(word.key) : null;
  if (!match || !unit || Number(match[1]) > 360) return undefined;
  const from = unit[1] === "mps" ? "ms" : unit[1] === "kmh" ? "kmh" : "kt";
  const kt = convertQuantity(Number(match[2]), { from, to: "kt" });
  return kt === undefined ? undefined : { from_deg: Number(match[1]) % 360, kt, next: at + 2 };
}

const REPORT_UNIT = /^(?:g\d{2,3})?(kts?|mps|kmh)$/u;

/** `270° 60 kt`, `270 deg, 60 knots`, `270 60kt`: the unit of the speed tells. */
function apartAt(sheet: Sheet, at: number): Vector | undefined {
  const direction = directionAt(sheet, at);
  if (!direction) return undefined;
  const isComma = sheet.keyAt(direction.next) === ",";
  const from =
    isComma || LINKS.has(sheet.keyAt(direction.next)) ? direction.next + 1 : direction.next;
  const speed = speedAt(sheet, from);
  if (!speed || (!speed.hasUnit && !direction.hasUnit)) return undefined;
  return { from_deg: direction.degrees, kt: speed.kt, next: speed.next };
}

const LINKS: ReadonlySet<string> = new Set(
  "at with mit a con com @ / speed and of de von blowing".split(" "),
);

/** `60 kt from 270`, `25 mph out of the west`. */
function turnedAt(sheet: Sheet, at: number): Vector | undefined {
  const speed = speedAt(sheet, at);
  if (!speed?.hasUnit) return undefined;
  const isSlashed = sheet.keyAt(speed.next) === "/" && /^\d{3}$/u.test(sheet.keyAt(speed.next + 1));
  const direction = isSlashed ? directionAt(sheet, speed.next + 1) : undefined;
  if (direction) return { from_deg: direction.degrees, kt: speed.kt, next: direction.next };
  return behindFrom(sheet, speed.next, speed.kt) ?? behindAt(sheet, speed.next, speed.kt);
}

/** `60 kt at 270 degrees`: the unit of the direction tells. */
function behindAt(sheet: Sheet, at: number, kt: number): Vector | undefined {
  const direction = /^(?:at|@)$/u.test(sheet.keyAt(at)) ? directionAt(sheet, at + 1) : undefined;
  const isPlain = sheet.tokens[at + 1]?.kind === "number" && direction?.hasUnit;
  return direction && isPlain
    ? { from_deg: direction.degrees, kt, next: direction.next }
    : undefined;
}

/** Where a wind of known speed blows from, at a token. */
export function behindFrom(sheet: Sheet, at: number, kt: number): Vector | undefined {
  let from = at;
  while (from < at + 3 && FROM_WORDS.has(sheet.keyAt(from)) && !isPoint(sheet, from)) from += 1;
  if (from === at) return undefined;
  const direction = directionAt(sheet, from);
  return direction && { from_deg: direction.degrees, kt, next: direction.next };
}

/** A direction in degrees or by its name. */
export function directionAt(sheet: Sheet, at: number) {
  const token = sheet.tokens[at];
  if (token?.kind === "word") {
    const [other, hyphen] = [sheet.keyAt(at + 2), sheet.keyAt(at + 1)];
    const joined = hyphen === "-" ? pointOf(token.key + other) : undefined;
    if (joined !== undefined) return { degrees: joined, next: at + 3, hasUnit: true };
    const degrees = pointOf(token.key);
    return degrees === undefined ? undefined : { degrees, next: at + 1, hasUnit: true };
  }
  if (token?.kind !== "number" || !/^\d{1,3}$/u.test(token.text) || token.value > 360)
    return undefined;
  // `090T/15`: a true direction.
  const isTrueGlued =
    /^\d{3}$/u.test(token.text) &&
    sheet.keyAt(at + 1) === "t" &&
    sheet.tokens[at + 1]?.isGlued === true &&
    /^[/@]$/u.test(sheet.keyAt(at + 2));
  if (isTrueGlued) return { degrees: token.value % 360, next: at + 2, hasUnit: true };
  const hasUnit = /^(?:°|deg|degs|degree|degrees|grad|degres|grados|graus)$/u.test(
    sheet.keyAt(at + 1),
  );
  const isTrue = hasUnit && /^(?:true|t)$/u.test(sheet.keyAt(at + 2));
  return { degrees: token.value % 360, next: at + (isTrue ? 3 : hasUnit ? 2 : 1), hasUnit };
}

/** A speed in knots; one without a unit is taken to be in knots. */
export function speedAt(sheet: Sheet, at: number) {
  const found = quantityAt(sheet.tokens, at);
  if (!found) return undefined;
  const { value, unit } = found.reading;
  const kt = unit === null ? value : convertQuantity(value, { from: unit, to: "kt" });
  return kt === undefined ? undefined : { kt, next: found.next, hasUnit: unit !== null };
}

function isPoint(sheet: Sheet, at: number): boolean {
  return sheet.tokens[at]?.kind === "word" && pointOf(sheet.keyAt(at)) !== undefined;
}

function pointOf(key: string): number | undefined {
  // French joins the article: `l'ouest`, `d'est`.
  const point = key.replace(/^[ld]'/u, "");
  return Object.hasOwn(COMPASS_POINTS, point) ? COMPASS_POINTS[point] : undefined;
}
