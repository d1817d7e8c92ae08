import type { Done } from "../request/request.js";
import {
  type Asked,
  clean,
  isLength,
  isSpeed,
  isTime,
  LENGTH_OF,
  question,
  TIME_OF,
  tell,
} from "./motion-quantities.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, whole } from "./quantity.js";
import { add, count, type Rational, Working } from "./working.js";

const SPEED_OF: Readonly<Record<string, string>> = { km: "km/h", miles: "mph", m: "m/s" };
const MOVES =
  /\b(?:travel|drive|drove|driv|walk|run|ran|cycl|ride|rode|fl(?:y|ies|ew)|train|car|bus|plane|boat|ship|speed|jog|swim|swam|cover|move|going|goes|truck|cyclist|hike|journey|trip|cross|ferry|van\b|bike|sail|distance)/u;

/** Distance, speed and time: one leg, legs in a row, two that meet, part or catch up. */
export function solveMotion(given: ProblemText): Done | undefined {
  const problem = given.copy();
  if (!MOVES.test(problem.text) || problem.quantities.length < 2) return undefined;
  return solveMeeting(problem.copy()) ?? solveChase(problem.copy()) ?? solveLegs(problem.copy());
}

const AVERAGE =
  /\b(?:average|mean|constant|steady|uniform) speed\b|\b(?:at|with) (?:a|an) (?:average|constant|steady|uniform|speed)\b|\baverages\b/u;

function solveLegs(problem: ProblemText): Done | undefined {
  const all = problem.quantities;
  if (!all.every((quantity) => isSpeed(quantity) || isTime(quantity) || isLength(quantity)))
    return undefined;
  const asks = question(problem);
  const [speeds, times, lengths] = [all.filter(isSpeed), all.filter(isTime), all.filter(isLength)];
  const count = all.length;
  problem.takeAll(AVERAGE);
  problem.takeAll(
    /\b(?:and )?(?:then|next|after that|for the next|the next|the first|for the first|the remaining|the rest of the (?:way|journey|trip|cross|ferry|van\b)|another|a further)\b/u,
    4,
  );
  problem.takeAll(frame("(?:\\bafter )?{Q}"));
  if (!clean(problem)) return undefined;
  const working = new Working();
  if (count === 2) return solveSingle(speeds[0], times[0], lengths[0], asks, working);
  if (speeds.length === times.length && lengths.length === 0 && speeds.length >= 2)
    return solveRow(speeds, times, asks, working, true);
  if (speeds.length === 0 && lengths.length === times.length && lengths.length >= 2)
    return solveRow(lengths, times, asks, working, false);
  if (speeds.length === lengths.length && times.length === 0 && speeds.length >= 2)
    return solveByLengths(speeds, lengths, asks, working);
  if (count === 3 && lengths.length === 2 && times.length === 1)
    return scaleByDistance(lengths, times[0], asks, working);
  if (count === 3 && lengths.length === 1 && times.length === 2)
    return scaleByTime(lengths[0], times, asks, working);
  return undefined;
}

function solveSingle(
  speed: Quantity | undefined,
  time: Quantity | undefined,
  length: Quantity | undefined,
  asked: Asked | undefined,
  working: Working,
): Done | undefined {
  if (speed && time && asked?.what === "distance") {
    const hours = inUnit(time, TIME_OF[speed.unit] ?? "hours");
    return hours
      ? tell(working.times(speed, hours, count(whole(1), LENGTH_OF[speed.unit])), asked, working)
      : undefined;
  }
  if (speed && length && asked?.what === "time") {
    const distance = inUnit(length, LENGTH_OF[speed.unit] ?? "km");
    return distance
      ? tell(working.over(distance, speed, count(whole(1), TIME_OF[speed.unit])), asked, working)
      : undefined;
  }
  if (time && length && asked?.what === "speed")
    return tell(speedOf(length, time, asked, working), asked, working);
  return undefined;
}

function speedOf(length: Quantity, time: Quantity, asked: Asked, working: Working): Quantity {
  const unit =
    asked.unit ??
    (length.unit === "m" && time.unit !== "seconds" ? undefined : SPEED_OF[length.unit]) ??
    `${length.unit}/${time.unit.replace(/s$/u, "")}`;
  const timeUnit = TIME_OF[unit] ?? time.unit;
  const lengthUnit = LENGTH_OF[unit] ?? length.unit;
  const [distance, duration] = [
    inUnit(length, lengthUnit) ?? length,
    inUnit(time, timeUnit) ?? time,
  ];
  return working.over(distance, duration, count(whole(1), unit));
}

/** Legs with a time each, told by speeds or by lengths. */
function solveRow(
  firsts: readonly Quantity[],
  times: readonly Quantity[],
  asked: Asked | undefined,
  working: Working,
  areSpeeds: boolean,
): Done | undefined {
  const [first] = firsts;
  if (!first || firsts.some(({ unit }) => unit !== first.unit) || !asked) return undefined;
  const timeUnit = areSpeeds
    ? (TIME_OF[first.unit] ?? "hours")
    : first.unit === "m"
      ? "seconds"
      : "hours";
  const hours = times.map((time) => inUnit(time, timeUnit)).filter((time) => time !== undefined);
  if (hours.length !== times.length) return undefined;
  const like = count(whole(1), areSpeeds ? LENGTH_OF[first.unit] : first.unit);
  const lengths = areSpeeds
    ? firsts.map((speed, place) => working.times(speed, hours[place] ?? speed, like))
    : firsts;
  const total = working.sum(lengths);
  if (!total) return undefined;
  if (asked.what === "distance") return tell(total, asked, working);
  const time = working.sum(hours);
  if (!time) return undefined;
  if (asked.what === "time") return undefined;
  return tell(
    working.over(total, time, count(whole(1), areSpeeds ? first.unit : SPEED_OF[first.unit])),
    asked,
    working,
  );
}

function solveByLengths(
  speeds: readonly Quantity[],
  lengths: readonly Quantity[],
  asked: Asked | undefined,
  working: Working,
): Done | undefined {
  const [first] = speeds;
  if (
    !first ||
    speeds.some(({ unit }) => unit !== first.unit) ||
    !asked ||
    asked.what === "distance"
  )
    return undefined;
  const distances = lengths
    .map((length) => inUnit(length, LENGTH_OF[first.unit] ?? "km"))
    .filter((length) => length !== undefined);
  if (distances.length !== lengths.length) return undefined;
  const time = working.sum(
    distances.map((distance, place) =>
      working.over(distance, speeds[place] ?? first, count(whole(1), TIME_OF[first.unit])),
    ),
  );
  const total = working.sum(distances);
  if (!time || !total) return undefined;
  return tell(
    asked.what === "time" ? time : working.over(total, time, count(whole(1), first.unit)),
    asked,
    working,
  );
}

/** "120 km in 2 hours: how long for 300 km". */
function scaleByDistance(
  lengths: readonly Quantity[],
  time: Quantity | undefined,
  asked: Asked | undefined,
  working: Working,
): Done | undefined {
  const [first, second] = lengths;
  const other = first && second ? inUnit(second, first.unit) : undefined;
  if (!first || !other || !time || asked?.what !== "time") return undefined;
  const rate = working.over(time, first, time);
  return tell(working.times(rate, other, time), asked, working);
}

function scaleByTime(
  length: Quantity | undefined,
  times: readonly Quantity[],
  asked: Asked | undefined,
  working: Working,
): Done | undefined {
  const [first, second] = times;
  const other = first && second ? inUnit(second, first.unit) : undefined;
  if (!length || !first || !other || asked?.what !== "distance") return undefined;
  const rate = working.over(length, first, length);
  return tell(working.times(rate, other, length), asked, working);
}

const TOWARDS =
  /\btowards? (?:each other|one another)\b|\bapproach(?:ing)? each other\b|\bin opposite directions? towards each other\b/u;
const OPPOSITE = /\b(?:in |travel in )?opposite directions?\b|\baway from each other\b/u;

function solveMeeting(problem: ProblemText): Done | undefined {
  const speeds = problem.quantities.filter(isSpeed);
  const [first, second] = speeds;
  if (
    !first ||
    !second ||
    speeds.length !== 2 ||
    problem.quantities.length !== 3 ||
    first.unit !== second.unit
  )
    return undefined;
  const asked = question(problem);
  const isTowards = problem.take(TOWARDS) !== undefined;
  const isOpposite = !isTowards && problem.take(OPPOSITE) !== undefined;
  if (!isTowards && !isOpposite) return undefined;
  const [time, length] = [problem.quantities.find(isTime), problem.quantities.find(isLength)];
  problem.takeAll(frame("{Q}"));
  problem.takeAll(
    /\b(?:at the same time|same (?:time|place|point|station|moment|town|city)|apart|meet|they|after|before|until|one|the other|other|each|leaves?|left|while|both|first|second)\b/u,
  );
  if (!clean(problem)) return undefined;
  const working = new Working();
  const closing = working.plus(first, second);
  if (length && asked?.what === "time") {
    const distance = inUnit(length, LENGTH_OF[first.unit] ?? "km");
    return distance
      ? tell(working.over(distance, closing, count(whole(1), TIME_OF[first.unit])), asked, working)
      : undefined;
  }
  const hours = time ? inUnit(time, TIME_OF[first.unit] ?? "hours") : undefined;
  if (!hours || !isOpposite || asked?.what !== "distance") return undefined;
  return tell(
    working.times(closing, hours, count(whole(1), LENGTH_OF[first.unit])),
    asked,
    working,
  );
}

const CATCHES = /\b(?:catch(?:es)?(?: up)?(?: with| to)?|overtakes?|caught up)\b/u;

function solveChase(problem: ProblemText): Done | undefined {
  const speeds = problem.quantities.filter(isSpeed);
  const [first, second] = speeds;
  const [time, length] = [problem.quantities.find(isTime), problem.quantities.find(isLength)];
  if (
    !first ||
    !second ||
    speeds.length !== 2 ||
    problem.quantities.length !== 3 ||
    first.unit !== second.unit
  )
    return undefined;
  const asked = question(problem);
  if (!problem.take(CATCHES) || asked?.what !== "time") return undefined;
  const isLater =
    problem.take(/\b(?:later|head start|after the first|afterwards|earlier)\b/u) !== undefined;
  const isAhead = !isLater && problem.take(/\b(?:ahead(?: of)?|behind|in front)\b/u) !== undefined;
  problem.takeAll(frame("{Q}"));
  problem.takeAll(
    /\b(?:same (?:direction|place|point|station|road|route|way|city|town)|the second|the first|second|first|after|another|leaves?|left|other|up|to|before|until|both)\b/u,
  );
  if (!clean(problem)) return undefined;
  const working = new Working();
  const [slow, fast] = isLess(first.value, second.value) ? [first, second] : [second, first];
  const gap = working.minus(fast, slow);
  const hours = time ? inUnit(time, TIME_OF[first.unit] ?? "hours") : undefined;
  const like = count(whole(1), LENGTH_OF[first.unit]);
  const lead =
    isLater && hours
      ? working.times(slow, hours, like)
      : isAhead && length
        ? inUnit(length, LENGTH_OF[first.unit] ?? "km")
        : undefined;
  if (!lead || gap.value.numerator === 0n) return undefined;
  return tell(working.over(lead, gap, count(whole(1), TIME_OF[first.unit])), asked, working);
}

const isLess = (left: Rational, right: Rational) =>
  add(left, { numerator: -right.numerator, denominator: right.denominator }).numerator < 0n;
