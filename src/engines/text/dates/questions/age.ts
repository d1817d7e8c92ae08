import { Temporal } from "temporal-polyfill";
import { readDate } from "../calendar/calendar-date.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { count, type Reading, showDate } from "../calendar/reading.js";
import { spellDuration } from "../calendar/spell-duration.js";

const WHO =
  "(?:(?:my|our|his|her|their|the) [a-z]+|someone|somebody|a person|a child|a baby|a man|a woman|anyone|i|she|he|they|you|[a-z]+)";
const FRAMES = [
  new RegExp(
    `^(?:${WHO} )?(?:(?:is|was) )?born (?:on |in )?(.+?)[,.;:]? what (?:is|was|will be) (?:my|their|her|his|the|that) age(?:,? (?:on|at|as of) (.+?))?$`,
    "u",
  ),
  new RegExp(
    `^how (?:many days )?old (?:is|was|will|would|am|are|were)(?: ${WHO})?(?: be)?(?: (?:that|who))?(?: (?:is|was|were))? born (?:on |in )?(.+?)(?: be)?(?:,? (?:on|at|by|as of|as at|when it is|in) (.+?))?$`,
    "u",
  ),
  new RegExp(
    `^(?:what (?:is|was) |the |calculate )*age (?:of |in years of )?(?:${WHO} )?(?:(?:who|that) (?:is|was) )?born (?:on |in )?(.+?)(?:,? (?:on|at|by|as of|as at) (.+?))?$`,
    "u",
  ),
  new RegExp(
    `^(?:if )?(?:${WHO}) (?:was|were|is|am) born (?:on |in )?(.+?)[,.;:]? (?:then )?how old (?:is|was|will|would|am|are|were) ${WHO}(?: be)?(?: today| now| right now)?(?:,? (?:on|at|by|as of|in) (.+?))?$`,
    "u",
  ),
  new RegExp(
    `^born (?:on )?(.+?)[,.;:]? how old(?: (?:is|was|will|would|am|are) ${WHO}(?: be)?)?(?: (?:on|at|by|as of) (.+?))?$`,
    "u",
  ),
  /^(?:my |her |his |the )?(?:birthday|date of birth|dob|birth date) (?:is )?:? ?(.+?)[,.;:]? (?:what is |how old )(?:my age|her age|his age|am i|is she|is he|the age|will i be|will she be|will he be)(?: (?:on|at|by|as of) (.+?))?$/u,
];

const DAYS = /^how many days old /u;

/** "How old is someone born on 12 May 1990 on 2026-03-29": whole years as birthdays count them. A 29 February birthday comes on 1 March in other years. */
export function answerAge(text: string, reading: Reading): DateAnswer | undefined {
  for (const frame of FRAMES) {
    const found = frame.exec(text);
    if (!found?.[1]) continue;
    const birth = readDate(found[1], reading, "past");
    const when = found[2]
      ? readDate(found[2].replace(/^(?:their|her|his|my) /u, ""), reading)
      : reading.today;
    if (!birth || !when) continue;
    if (Temporal.PlainDate.compare(when, birth) < 0)
      throw new DateRefused(
        "out_of_range",
        `${when.toString()} lies before the birth on ${birth.toString()}`,
      );
    if (DAYS.test(text)) {
      const days = birth.until(when).days;
      return answered(
        count(days, "day"),
        days,
        `days from ${showDate(birth)} to ${showDate(when)}`,
      );
    }
    const hadBirthday =
      when.month > birth.month || (when.month === birth.month && when.day >= birth.day);
    const years = when.year - birth.year - (hadBirthday ? 0 : 1);
    const exact = spellDuration(birth.until(when, { largestUnit: "years" }));
    const shown = `${years} year${years === 1 ? "" : "s"} old`;
    return answered(
      `${shown} (${exact})`,
      years,
      `age on ${showDate(when)} of one born on ${showDate(birth)}`,
    );
  }
  return undefined;
}
