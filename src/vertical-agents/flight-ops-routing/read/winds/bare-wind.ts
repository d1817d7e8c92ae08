import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { directionAt, reportAt, speedAt, type Vector, vectorAt } from "./vector-at.js";

/** `270/60` alone looks like nothing else, if no other wind is given. */
export function readBareWind(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at + 1 < sheet.tokens.length; at += 1) {
    const report = reportAt(sheet, at);
    if (report) {
      const { from_deg, kt, next } = report;
      draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: at, to: next }));
      sheet.cross({ from: at, to: next });
      return;
    }
    const blowing = blowingFrom(sheet, at) ?? westerlyAt(sheet, at);
    if (blowing) {
      const { from_deg, kt, next } = blowing;
      draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: at, to: next }));
      sheet.cross({ from: at, to: next });
      return;
    }
    const spoken = degreesAndKnotsAt(sheet, at);
    if (spoken) {
      const { from_deg, kt, next } = spoken;
      draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: at, to: next }));
      sheet.cross({ from: at, to: next });
      return;
    }
    const [direction, slash, speed] = [at, at + 1, at + 2].map((each) => sheet.keyAt(each));
    if (slash !== "/" || !/^\d{3}$/u.test(direction ?? "") || !/^\d{2,3}$/u.test(speed ?? ""))
      continue;
    const vector: Vector | undefined = vectorAt(sheet, at);
    if (!vector || vector.kt > 250) continue;
    const { from_deg, kt, next } = vector;
    draft.state("wind", { from_deg, kt }, sheet.spanOf({ from: at, to: next }));
    draft.assume("wind", `${direction}/${speed}`, null, "taken for the wind, from and knots");
    sheet.cross({ from: at, to: next });
    return;
  }
}

/** `285 degrees at 22 knots`: with both units and `at`, nothing else is said so. */
function degreesAndKnotsAt(sheet: Sheet, at: number): Vector | undefined {
  const direction = sheet.tokens[at]?.kind === "number" ? directionAt(sheet, at) : undefined;
  if (!direction?.hasUnit || sheet.keyAt(direction.next) !== "at") return undefined;
  const isTrack = [at - 1, at - 2].some((each) =>
    /^(?:track|trk|course|heading|hdg)$/u.test(sheet.keyAt(each)),
  );
  const speed = isTrack ? undefined : speedAt(sheet, direction.next + 1);
  if (!speed?.hasUnit || speed.kt > 250) return undefined;
  return { from_deg: direction.degrees, kt: speed.kt, next: speed.next };
}

/** `it is howling from 240 at 60`: three digits behind `from` are a direction, whatever the verb. */
function blowingFrom(sheet: Sheet, at: number): Vector | undefined {
  if (!/^(?:from|aus|du|del|do)$/u.test(sheet.keyAt(at)) || !/^\d{3}$/u.test(sheet.keyAt(at + 1)))
    return undefined;
  const vector = vectorAt(sheet, at + 1);
  if (vector) return vector;
  const hasTail = sheet.keyAt(at + 2) === "-" && sheet.tokens[at + 3]?.kind === "word";
  const direction = Number(sheet.keyAt(at + 1));
  const speed = hasTail && sheet.keyAt(at + 4) === "at" ? speedAt(sheet, at + 5) : undefined;
  return speed && direction <= 360
    ? { from_deg: direction % 360, kt: speed.kt, next: speed.next }
    : undefined;
}

/** `45 knot north-westerly`, `a westerly of 30 kt`: such a word is a wind itself. */
function westerlyAt(sheet: Sheet, at: number): Vector | undefined {
  const speed = sheet.tokens[at]?.kind === "number" ? speedAt(sheet, at) : undefined;
  const from = speed?.hasUnit ? speed.next : at;
  const direction = sheet.tokens[from]?.kind === "word" ? directionAt(sheet, from) : undefined;
  if (!direction || !/erl(?:y|ies)$/u.test(sheet.keyAt(direction.next - 1))) return undefined;
  if (speed?.hasUnit) return { from_deg: direction.degrees, kt: speed.kt, next: direction.next };
  const isLinked = /^(?:of|at|with)$/u.test(sheet.keyAt(direction.next));
  const behind = speedAt(sheet, direction.next + (isLinked ? 1 : 0));
  return behind?.hasUnit
    ? { from_deg: direction.degrees, kt: behind.kt, next: behind.next }
    : undefined;
}
