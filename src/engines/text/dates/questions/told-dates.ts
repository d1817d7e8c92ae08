import { Temporal } from "temporal-polyfill";
import { addSpan } from "../calendar/add-span.js";
import { readDate } from "../calendar/calendar-date.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { readSpan } from "../calendar/duration-words.js";
import { inYears, type Reading, showDate, weekdayName } from "../calendar/reading.js";
import { answerTimestamp } from "./timestamps.js";

const BILL = "(?:invoice|bill|statement|receipt|fine|payment|purchase|order|rent|loan|fee)";
const ISSUED =
  "(?:of|dated|from|issued|sent|written|received|made|placed|bought)(?: (?:on|of))?|(?:is|was) (?:issued|sent|dated|received|made|placed|created)(?: on)?|date:?";
const TERMS =
  "(?:,|\\.|;)? ?(?:and |which |that |it )*(?:is |are |was |(?:has|have) to be |has |have |must be |needs to be |to be |should be )?(?:payable|due|paid|settled|(?:with |on )?(?:payment |standard )?terms?(?: of| are| is|:)?|with|on)?,? ?(?:for payment |payment )?(?:within|in|after|net|at)? ?";
const SPAN =
  "(\\d{1,4}(?: (?:calendar|business|working))? ?days?|\\d{1,3} (?:weeks?|months?)|(?:a|one|two|three|four|six) (?:days?|weeks?|months?)|net \\d{1,3}|(?<=net )\\d{1,3}|\\d{1,3}[- ]days?(?: net)?)(?: (?:of|from|after) (?:the )?(?:invoice |issue |that |its |this )?(?:date|receipt|it)| from then| net| terms| payment terms)?";
const WHEN =
  "(?:so )?(?:by (?:when|which date|what date|which day)|(?:by )?(?:when|what date|which date|what day|which day|on what date)\\b.{0,60}\\b(?:due|pay|paid|payment|deadline|settle[d]?)\\b.{0,20}|(?:what|when) is (?:the|its|my|our) (?:last )?(?:due date|payment deadline|deadline|payment date|day to pay|due day)|due date|due when|when is it due)";
const DUE = new RegExp(
  `^(?:if |when )?.{0,60}?\\b${BILL}\\b(?:[^.;?]{0,30}?) (?:${ISSUED}) (.{4,30}?)${TERMS}${SPAN}[ .,;:?-]+${WHEN}$`,
  "u",
);
const DUE_FIRST = new RegExp(
  `^(?:when is|by when is|when must|by when must|what is the (?:due date|payment deadline|deadline) (?:of|for)) (?:an?|the|our|my|this) (?:[a-z]+ )?${BILL}\\b(?:[^.;?]{0,20}?) (?:${ISSUED}) (.{4,30}?)${TERMS}${SPAN}(?: (?:due|payable|be paid|to be paid))?$`,
  "u",
);
const RENEWAL =
  /^.{0,60}?\b(?:started|starts|began|begins|since|start date:?)(?: on)? (.{4,30}?),? (?:and )?(?:it )?(?:renews|repeats|recurs|is billed|is renewed|bills|is charged|is repeated) every (.{3,30}?)[.,;:-]+ (?:when|what|on what date|on which date)\b.{0,30}\b(first|next|second|third)\b.{0,40}$/u;
const WEEKDAY =
  /^.{0,60}?\b(?:on|is) (.{5,40}?)(?:[.,;:-]+ | - )(?:and )?(?:on )?(?:what|which) (?:day of the week|weekday|day) (?:was|is|will|would) (?:that|it|this)(?: be)?(?: on)?$/u;
const EXTREME =
  /^(?:which|what)(?: (?:one|date|dates|day|of these|of those|of the following|of the dates|of these dates|of the two|of them))* (?:is|comes|was|came|are|falls|fell|lies) (?:the )?(earliest|latest|first|last|oldest|newest|most recent|earlier|later|sooner)(?: one| date)?(?: of| out of)?[:,-]* (.+)$/u;
const EXTREME_LAST =
  /^(?:of|among|between|out of|from)(?: the dates| these dates)?:? (.+?),? (?:which|what)(?: (?:one|date|day|of them))* (?:is|comes|was|came|falls) (?:the )?(earliest|latest|first|last|oldest|newest|most recent|earlier|later)(?: one| date)?$/u;
const STAMP =
  /\b(?:(?:unix|epoch|posix)(?: ?(?:epoch|time))?(?: ?time ?stamp| time| seconds)?|time ?stamp)(?: (?:of|is|was|at|value|reads|says|=))*:? ?"?(\d{9,13})\b/u;
const STAMP_QUESTION =
  /(?:^|[.,;:?!-] |\band )(?:what|which|when|convert|give|show|express|turn|tell)\b[^.]*?\b(?:date|time|day|when|that|it|utc|human|moment|stands? for|represents?|corresponds?)\b[^.]*$/u;

/** Dates that a sentence tells before it asks: invoices, renewals, birthdays, timestamps, several dates to compare. */
export function answerTold(text: string, reading: Reading): DateAnswer | undefined {
  return (
    readDue(text, reading) ??
    readRenewal(text, reading) ??
    readWeekday(text, reading) ??
    readExtreme(text, reading) ??
    readStamp(text, reading)
  );
}

function readDue(text: string, reading: Reading): DateAnswer | undefined {
  const found = DUE.exec(text) ?? DUE_FIRST.exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const from = readDate(found[1].replace(/[,.]$/u, ""), reading);
  const days = /^(?:net )?(\d{1,3})$/u.exec(found[2])?.[1];
  const told =
    days === undefined
      ? found[2].replace(/(\d)-(?=day)/u, "$1 ").replace(/ net$/u, "")
      : `${days} days`;
  const span = readSpan(told);
  if (!from || !span || span.hasTime) return undefined;
  const due = inYears(addSpan(from, span, 1, reading.notes));
  return answered(showDate(due), due.toString(), `${told} after ${showDate(from)}`);
}

function readRenewal(text: string, reading: Reading): DateAnswer | undefined {
  const found = RENEWAL.exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const from = readDate(found[1], reading);
  const span = readSpan(
    /^\d|^(?:an?|one|two|three)\b/u.test(found[2]) ? found[2] : `1 ${found[2]}`,
  );
  if (!from || !span || span.hasTime || span.workingDays !== 0 || span.duration.blank)
    return undefined;
  const at = (times: number) =>
    inYears(
      from.add(
        Temporal.Duration.from({
          years: span.duration.years * times,
          months: span.duration.months * times,
          weeks: span.duration.weeks * times,
          days: span.duration.days * times,
        }),
      ),
    );
  let times = found[3] === "second" ? 2 : found[3] === "third" ? 3 : 1;
  if (found[3] === "next") {
    while (times < 20_000 && Temporal.PlainDate.compare(at(times), reading.today) <= 0) times += 1;
    if (times === 20_000) throw new DateRefused("out_of_range", "there are too many renewals");
  }
  const date = at(times);
  return answered(
    showDate(date),
    date.toString(),
    `renewal ${times} of ${found[2]} from ${showDate(from)}`,
  );
}

function readWeekday(text: string, reading: Reading): DateAnswer | undefined {
  const told = WEEKDAY.exec(text)?.[1];
  const date = told === undefined || !/\d/u.test(told) ? undefined : readDate(told, reading);
  if (!date) return undefined;
  const name = weekdayName(date.dayOfWeek);
  return answered(`${name} (${date.toString()})`, name, `weekday of ${date.toString()}`);
}

function readExtreme(text: string, reading: Reading): DateAnswer | undefined {
  const found = EXTREME.exec(text);
  const listFirst = found ? undefined : EXTREME_LAST.exec(text);
  const [which, list] = found ? [found[1], found[2]] : [listFirst?.[2], listFirst?.[1]];
  if (list === undefined) return undefined;
  const parts = list
    .replace(/([a-z]+ \d{1,2}), (?=\d{4})/gu, "$1 ")
    .split(/,? or |,? and |[,;] /u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 100 || parts.some((part) => !/\d/u.test(part)))
    return undefined;
  const dates = parts.map((part) => readDate(part, reading));
  const known = dates.filter((date) => date !== undefined);
  if (known.length !== parts.length) return undefined;
  const sorted = [...known].sort(Temporal.PlainDate.compare);
  const isLast = /^(?:latest|last|newest|most recent|later)$/u.test(which ?? "");
  const best = isLast ? sorted.at(-1) : sorted[0];
  if (!best) return undefined;
  return answered(
    showDate(best),
    best.toString(),
    `the ${isLast ? "latest" : "earliest"} of ${parts.length} dates`,
  );
}

/** "The log says that it ended at Unix time 1700000000. What date is that in UTC?" */
function readStamp(text: string, reading: Reading): DateAnswer | undefined {
  const found = STAMP.exec(text);
  if (!found?.[1] || !STAMP_QUESTION.test(text)) return undefined;
  if ([...text.matchAll(/\d+/gu)].length !== 1) return undefined;
  const zone = /\bin ([a-z][a-z/_ ]{1,30})$/u.exec(text)?.[1] ?? "utc";
  return answerTimestamp(`unix timestamp ${found[1]} to date in ${zone}`, reading);
}
