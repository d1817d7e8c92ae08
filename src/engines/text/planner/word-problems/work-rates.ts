import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, unitOf, whole, withValue } from "./quantity.js";
import { add, count, divide, multiply, negate, Working } from "./working.js";

const isTime = ({ kind, unit }: Quantity) =>
  kind === "measure" && unitOf(unit)?.dimension === "s^1";
const ONE = whole(1);

/** Rates of work: jobs done together or against each other, and workers times days. */
export function solveWork(given: ProblemText): Done | undefined {
  return solveTogether(given.copy()) ?? solveWorkers(given.copy());
}

const DOES =
  "(?:paint|clean|build|finish|complete|do|mow|fill|fills|empty|empties|drain|drains|dig|type|wash|assemble|plough|plow|print|copy|prepare|make|harvest|sort|tile|repair|pack|write|plant|lay)(?:s|es|ing|ed)?";

function solveTogether(problem: ProblemText): Done | undefined {
  const times = problem.quantities.filter(isTime);
  if (times.length !== problem.quantities.length || times.length < 2 || times.length > 4)
    return undefined;
  const [first] = times;
  const turned = times
    .map((time) => (first ? inUnit(time, first.unit) : undefined))
    .filter((time) => time !== undefined);
  if (!first || turned.length !== times.length) return undefined;
  const asks =
    problem.take(/\bhow (?:long|many (?:hours|minutes|days|weeks))\b[^.?!]*[.?!]?/u)?.[0] ?? "";
  const isTogether =
    /\b(?:together|both (?:of them|pipes|taps|machines|are|work)|combined|at the same time|simultaneously|all (?:three|pipes|of them|three pipes)|both)\b/u.test(
      asks,
    ) ||
    problem.take(
      /\b(?:work(?:ing|s)? together|together|both (?:pipes |taps )?(?:are )?open(?:ed)?|at the same time|simultaneously|both work)\b/u,
    ) !== undefined;
  if (!isTogether) return undefined;
  const drains = problem
    .takeAll(frame("\\b(?:empt(?:y|ies|ied)|drain(?:s|ed)?|leaks?)\\b[^.;]{0,40}?{Q}"))
    .map((found) => Number(found[1]));
  const isNaming = problem.takeAll(
    frame(
      `(?:\\b(?:in|takes?|within|needs|requires|alone in|by (?:him|her|it)self in)\\b )?(?:about )?{Q}`,
    ),
  );
  if (drains.length + isNaming.length !== times.length) return undefined;
  problem.takeAll(
    /\b(?:alone|by (?:himself|herself|itself|themselves)|another|other|a second|the second|second|the first|first|same|empty|full|finish(?:es)?|complete[s]?|fill[s]?|while|both|on (?:his|her|its) own|together|open(?:ed)?|emptied|filled|needs?|job|takes?|third|work(?:s|ing)?|if|drains?|takes)\b/u,
  );
  if (!problem.isSpent()) return undefined;
  const working = new Working();
  const rates = problem.quantities.map((_, place) => {
    const time = turned[place] ?? first;
    const rate = divide(ONE, time.value);
    return drains.includes(place) ? negate(rate) : rate;
  });
  const rate = rates.reduce(add);
  if (rate.numerator <= 0n) return undefined;
  working.tell(
    `share of the job in one of the ${first.unit}: ${turned.map((time, place) => `${drains.includes(place) ? "- " : place > 0 ? "+ " : ""}1/(${time.value.numerator}/${time.value.denominator})`).join(" ")}`,
    count(rate),
  );
  return tellTime(withValue(first, divide(ONE, rate)), asks, working);
}

function tellTime(time: Quantity, asks: string, working: Working): Done | undefined {
  const unit = /\bhow many (hours|minutes|days|weeks)\b/u.exec(asks)?.[1];
  const turned = unit === undefined ? time : inUnit(time, unit);
  if (!turned) return undefined;
  if (turned.unit !== "hours" || turned.value.denominator === 1n) return working.answer(turned);
  const minutes = multiply(turned.value, whole(60));
  if (minutes.denominator !== 1n) return working.answer(turned);
  const hours = minutes.numerator / 60n;
  return working.answer(
    turned,
    ` (${hours === 0n ? "" : `${hours} hour${hours === 1n ? "" : "s"} `}${minutes.numerator % 60n} minutes)`,
  );
}

const WORKER =
  "(workers?|men|women|people|painters?|builders?|machines?|labou?rers?|taps?|pumps?|gardeners?|cleaners?|carpenters?|bricklayers?|students?|volunteers?|employees|printers?|robots?|cats|hens|chickens|cows|horses|programmers|engineers|farmers|diggers|pipes|masons|persons|boys|girls|cooks|bakers|oxen|soldiers)";

/** "6 workers take 10 days; how long do 15 take": the product stays the same. */
function solveWorkers(problem: ProblemText): Done | undefined {
  const first =
    problem.take(
      frame(
        `{N} (?:identical |equal |similar |equally fast )?${WORKER} (?:can |could |working together )?(?:take|takes|need|needs|require|${DOES}|eat|consume|dig|have (?:enough )?food for)\\b[^.?,;]{0,60}?\\b(?:in |for )?{Q}`,
      ),
    ) ??
    problem.take(
      frame(
        `\\bit takes {N} (?:identical |equal |similar |equally fast )?${WORKER} {Q} to [^.?,;]{0,60}`,
      ),
    );
  if (!first) return undefined;
  const [workers, time] = [problem.at(first, 1), problem.at(first, 3)];
  if (!workers || !time || !isTime(time)) return undefined;
  const extraMade = /[№µ]/u.test(
    first[0].replace(/[№µ]\d+/u, "").replace(/[№µ]\d+(?!.*[№µ]\d)/u, ""),
  );
  if (extraMade) return undefined;
  const working = new Working();
  const job = working.times(workers, time, count(ONE, `worker-${time.unit}`));
  const asksTime =
    problem.take(
      frame(
        `\\b(?:how (?:long|many (?:days|hours|weeks|minutes))|in how many (?:days|hours|weeks))\\b[^.?№¤٪µ]{0,60}?{N} (?:such |of the same |of these |identical )?${WORKER}[^.?]{0,60}\\??`,
      ),
    ) ??
    problem.take(
      frame(
        `{N} (?:such )?${WORKER},? [^.?№¤٪µ]{0,20}how (?:long|many (?:days|hours|weeks))[^.?№¤٪µ]{0,60}\\??`,
      ),
    );
  if (asksTime) {
    const others = problem.at(asksTime, 1);
    problem.takeAll(
      /\b(?:same (?:job|work|wall|house|task|rate|speed|pace|field)|at the same rate|all|equally)\b/u,
    );
    if (!others || !problem.isSpent() || problem.quantities.length !== 3) return undefined;
    return working.answer(working.over(job, others, time));
  }
  const asksWorkers = problem.take(
    frame(`\\bhow many (?:more |additional |extra )?${WORKER}[^.?№µ¤٪]{0,60}?{Q}[^.?]{0,30}\\??`),
  );
  const other = problem.at(asksWorkers, 2);
  problem.takeAll(
    /\b(?:same (?:job|work|wall|house|task|rate|speed|pace|field)|at the same rate)\b/u,
  );
  if (!asksWorkers || !other || problem.quantities.length !== 3 || !problem.isSpent())
    return undefined;
  const turned = inUnit(other, time.unit);
  if (!turned) return undefined;
  const needed = working.over(job, turned, count(ONE));
  const isMore = /\bhow many (?:more|additional|extra)\b/u.test(asksWorkers[0]);
  return working.answer(
    isMore ? working.minus(needed, workers) : needed,
    ` ${first[2] ?? "workers"}`,
  );
}
