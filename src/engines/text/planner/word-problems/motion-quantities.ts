import type { Done } from "../request/request.js";
import type { ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, unitOf, whole } from "./quantity.js";
import { multiply, type Working } from "./working.js";

const SPEED = new Set(["km/h", "mph", "m/s"]);
export const isSpeed = ({ kind, unit }: Quantity) => kind === "measure" && SPEED.has(unit);
export const isTime = ({ kind, unit }: Quantity) =>
  kind === "measure" && unitOf(unit)?.dimension === "s^1";
export const isLength = ({ kind, unit }: Quantity) =>
  kind === "measure" && unitOf(unit)?.dimension === "m^1";
export const LENGTH_OF: Readonly<Record<string, string>> = {
  "km/h": "km",
  mph: "miles",
  "m/s": "m",
};
export const TIME_OF: Readonly<Record<string, string>> = {
  "km/h": "hours",
  mph: "hours",
  "m/s": "seconds",
};
export function clean(problem: ProblemText): boolean {
  problem.takeAll(
    /\b(?:at|with) (?:the|this) same (?:speed|pace|rate)\b|\bhow (?:far|long|fast|many (?:hours|minutes|kilomet(?:re|er)s|km|miles|met(?:re|er)s|seconds))\b|\bwhat (?:is|was) (?:the |its |his |her |their )?(?:total |average )?(?:speed|distance|time)\b|\b(?:takes?|took|per hour|to cover|in total|altogether|total|covers?)\b/u,
  );
  return problem.isSpent();
}

export interface Asked {
  readonly what: "distance" | "time" | "speed";
  readonly unit: string | undefined;
}

export function question(problem: ProblemText): Asked | undefined {
  const text = problem.text;
  const of = (what: Asked["what"], unit?: string): Asked => ({ what, unit });
  const unit =
    /\bhow many (hours|minutes|seconds|kilomet(?:re|er)s|km|miles|met(?:re|er)s)\b/u.exec(
      text,
    )?.[1] ??
    /\bin (km\/h|kmh|kilomet(?:re|er)s per hour|mph|miles per hour|m\/s|met(?:re|er)s per second|minutes|hours|seconds|kilomet(?:re|er)s|km|miles|met(?:re|er)s)\s*\??\s*$/u.exec(
      text,
    )?.[1];
  const name = unit === undefined ? undefined : normalUnit(unit);
  if (
    /\b(?:how fast|what (?:is|was|were|should be|must be)[^.?]{0,40}speed|find (?:its|the|his|her) (?:average )?speed|average speed\s*\?|calculate [^.?]{0,30}speed|speed (?:is|was|must|should|in)\b[^.]*\?)/u.test(
      text,
    )
  )
    return of("speed", name && SPEED.has(name) ? name : undefined);
  if (
    /\b(?:how far|how many (?:kilomet|km|miles|met)|what (?:total )?distance|what (?:is|was) the (?:total )?distance|find the (?:total )?distance|calculate the (?:total )?distance)/u.test(
      text,
    )
  )
    return of("distance", name);
  if (
    /\b(?:how long|how much time|how many (?:hours|minutes|seconds)|how soon|after how|when (?:do|will)|what time|find the time|what is the (?:total |travel )?time)/u.test(
      text,
    )
  )
    return of("time", name);
  return undefined;
}

function normalUnit(unit: string): string {
  if (/^k(?:m\/h|mh|ilomet(?:re|er)s per hour)$/u.test(unit)) return "km/h";
  if (/^(?:mph|miles per hour)$/u.test(unit)) return "mph";
  if (/^(?:m\/s|met(?:re|er)s per second)$/u.test(unit)) return "m/s";
  return /^k/u.test(unit) ? "km" : /^met/u.test(unit) ? "m" : unit;
}

/** Answers in the unit asked for, else in the natural one; times below an hour in minutes beside hours. */
export function tell(
  result: Quantity,
  asked: Asked | undefined,
  working: Working,
): Done | undefined {
  if (asked?.unit !== undefined) {
    const turned = inUnit(result, asked.unit);
    return turned ? working.answer(turned) : undefined;
  }
  if (result.unit !== "hours" || result.value.denominator === 1n) return working.answer(result);
  const minutes = multiply(result.value, whole(60));
  if (minutes.denominator !== 1n) return working.answer(result);
  const hours = minutes.numerator / 60n;
  const note =
    hours === 0n
      ? ` (${minutes.numerator} minutes)`
      : ` (${hours} hour${hours === 1n ? "" : "s"} ${minutes.numerator % 60n} minutes)`;
  return working.answer(result, note);
}
