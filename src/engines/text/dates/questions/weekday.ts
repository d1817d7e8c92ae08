import { readDate } from "../calendar/calendar-date.js";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import {
  type Reading,
  showDate,
  WEEKDAY_WORD,
  weekdayName,
  weekdayOf,
} from "../calendar/reading.js";

const FRAMES = [
  /^(?:what|which) (?:day of the week|weekday|day of week|day|days of the week) (?:of the week )?(?:is|was|will|did|does|do|would|were|falls on|falls|comes|lies|has|had)? ?(?:it (?:on )?)?(.+?)(?: (?:fall|land|be|occur|happen|come|falls|on))*$/u,
  /^(?:on )?(?:what|which) (?:day of the week|weekday|day) (?:of the week )?(?:is|was|will|did|does|do|would) (.+?)(?: (?:fall|land|be|occur|happen|take place|on))*$/u,
  /^(?:what is )?(?:the )?(?:day of the week|weekday|day of week|day name|name of the day)(?: (?:of|for|on|is|was))? ?(.+)$/u,
  /^(.+?) (?:is|was|will be|falls on|fell on)(?: on)? (?:what|which) (?:day of the week|weekday|day)(?: of the week)?$/u,
  /^(.+?)[:,-]? (?:what|which) (?:day of the week|weekday|day)(?: of the week)?(?: (?:is|was|will) (?:it|that)(?: be)?)?$/u,
];
const IS = new RegExp(
  `^(?:is|was|will|does|did|do) (.+?) (?:be |fall |falls |land )?(?:on )?(?:an? )?(weekend|weekday|working day|business day|week day|${WEEKDAY_WORD})$`,
  "u",
);

/** "What day of the week was 14 July 1789", "is 2026-03-29 a Sunday". */
export function answerWeekday(text: string, reading: Reading): DateAnswer | undefined {
  const is = IS.exec(text);
  if (is?.[1] && is[2]) return answerIs(is[1], is[2], reading);
  for (const frame of FRAMES) {
    const asked = frame
      .exec(text)?.[1]
      ?.replace(/^(?:if |when )?(?:it |that )?(?:is |was )?(?:the date )?/u, "")
      .trim();
    if (!asked) continue;
    const isOnlyDay =
      /^(?:what|which) day /u.test(text) && !/week|falls? on what|which/u.test(text);
    if (isOnlyDay && asked === "the day") continue;
    const date = readDate(asked, reading, "near");
    if (!date) continue;
    const name = weekdayName(date.dayOfWeek);
    return answered(`${name} (${date.toString()})`, name, `weekday of ${date.toString()}`);
  }
  return undefined;
}

function answerIs(what: string, kind: string, reading: Reading): DateAnswer | undefined {
  const date = readDate(what, reading, "near");
  if (!date) return undefined;
  const weekday = weekdayOf(kind);
  const isIt =
    kind === "weekend"
      ? date.dayOfWeek > 5
      : /^(?:week ?day|working|business)/u.test(kind)
        ? date.dayOfWeek <= 5
        : date.dayOfWeek === weekday;
  return answered(
    `${isIt ? "yes" : "no"}: ${showDate(date)}`,
    isIt ? "yes" : "no",
    `whether ${date.toString()} is a ${kind}`,
  );
}
