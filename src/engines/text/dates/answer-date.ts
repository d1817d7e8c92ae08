import { Temporal } from "temporal-polyfill";
import { type DateAnswer, type DateContext, DateRefused } from "./calendar/date-answer.js";
import { normalizeQuestion } from "./calendar/question-text.js";
import type { Reading } from "./calendar/reading.js";
import { answerAge } from "./questions/age.js";
import { answerBetween, answerDaysLeft } from "./questions/between.js";
import { answerCalendarFact } from "./questions/calendar-facts.js";
import { answerClockLength } from "./questions/clock-lengths.js";
import { answerDuration } from "./questions/durations.js";
import { answerJourney } from "./questions/journeys.js";
import { answerOverlap } from "./questions/overlap.js";
import { answerBareDate, answerShifted, answerWhichDate } from "./questions/shifted.js";
import { answerTimestamp } from "./questions/timestamps.js";
import { answerTold } from "./questions/told-dates.js";
import { answerWeekday } from "./questions/weekday.js";
import { answerZoneFact } from "./questions/zone-facts.js";
import { answerZones } from "./questions/zones.js";

export type { DateAnswer, DateContext } from "./calendar/date-answer.js";

const QUESTION_LENGTH_MAX = 400;

/** In order: what is told apart by a word of its own first, what takes any date last. */
const READERS: readonly ((text: string, reading: Reading) => DateAnswer | undefined)[] = [
  answerOverlap,
  answerJourney,
  answerTold,
  answerClockLength,
  answerTimestamp,
  answerZoneFact,
  answerZones,
  answerDuration,
  answerAge,
  answerDaysLeft,
  answerCalendarFact,
  answerWeekday,
  answerBetween,
  answerShifted,
  answerWhichDate,
  answerBareDate,
];

/**
 * Answers a question about dates, clock times or time zones asked in plain English. The whole text
 * has to be understood; what was assumed is said in the answer. Dates are of the proleptic Gregorian
 * calendar, years 1 to 9999; zones and their history are those of the runtime's Intl. Under 5 ms.
 */
export function answerDate(text: string, context: DateContext): DateAnswer {
  if (text.length > QUESTION_LENGTH_MAX)
    return refused("not_understood", "a question of dates is at most 400 characters long");
  try {
    const now = Temporal.Instant.fromEpochMilliseconds(context.nowMs).toZonedDateTimeISO(
      context.timeZone,
    );
    const question = normalizeQuestion(text);
    for (const read of READERS) {
      const reading: Reading = { now, today: now.toPlainDate(), notes: new Set() };
      const found = read(question, reading);
      if (found?.kind === "answer") return stated(found, reading.notes);
      if (found) return found;
    }
    return refused("not_understood", "this was not understood as a question of dates or times");
  } catch (error) {
    if (error instanceof DateRefused) return refused(error.code, error.message);
    if (error instanceof RangeError && /time zone|timezone/iu.test(error.message))
      return refused("unknown_zone", `there is no time zone ${context.timeZone}`);
    if (error instanceof RangeError)
      return refused("out_of_range", "the date or time lies outside what can be computed");
    throw error;
  }
}

function refused(
  code: Extract<DateAnswer, { kind: "refused" }>["code"],
  message: string,
): DateAnswer {
  return { kind: "refused", code, message };
}

function stated(
  answer: Extract<DateAnswer, { kind: "answer" }>,
  notes: ReadonlySet<string>,
): DateAnswer {
  if (notes.size === 0) return answer;
  return { ...answer, text: `${answer.text}; ${[...notes].join("; ")}` };
}
