import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, withValue } from "./quantity.js";
import { count, multiply, type Rational } from "./working.js";

const HAS =
  "(?:has|have|had|starts? with|started with|begins? with|began with|there (?:are|were|is|was)|owns?|contains?|contained|holds?|held|keeps?|bakes?|baked|made|makes|got|picks?|picked|collect(?:s|ed)?|carr(?:y|ies|ied))";
const GAIN =
  "(?:buys?|bought|gets?|got|finds?|found|receives?|received|wins?|won|earns?|earned|adds?|added|picks? up|picks?|picked(?: up)?|collects?|collected|makes?|made|bakes?|baked|is given|was given|were given|are given|gains?|gained|saves?|saved|deposits?|deposited|plants?|planted|loads?|loaded|get on|gets on|got on|board(?:s|ed)?|join(?:s|ed)?|arrive[sd]?|come in|came in|enter(?:s|ed)?|deliver(?:s|ed)?|orders?|ordered|grows|pours? in|put(?:s)? in|more (?:arrive|come|join)|moves? in|borrow(?:s|ed)?|returned to (?:him|her|it))";
export const LOSS =
  "(?:saw(?:s|ed)? off|chops? off|chopped off|snips? off|snipped off|gives?(?: away)?|gave(?: away)?|loses?|lost|eats?|ate|sells?|sold|uses?(?: up)?|used(?: up)?|spends?|spent|drops?|dropped|breaks?|broke|donates?|donated|throws? (?:away|out)|threw (?:away|out)|removes?|removed|takes? (?:away|out)|took (?:away|out)|drinks?|drank|lends?|lent|get off|gets off|got off|leave[s]?|left|fly away|flew away|flies away|die[sd]?|fall(?:s)? off|fell off|pays?|paid|withdraws?|withdrew|unload(?:s|ed)?|shares?|shared|trade[sd]?(?: away)?|hands?(?: out)?|handed(?: out)?|burn(?:s|ed)?|borrowed from|get(?:s)? cut down|are sold|were sold|are eaten|were eaten|are broken|were broken|are taken|were taken|popp(?:ed)|burst|swim away|swam away|run away|ran away|wilt(?:ed)?|checked out|cuts? (?:down|off)|cut|pours? out|consumes?|consumed|returns?|returned|melt(?:ed)?|misplaced|graduate[sd]?|moved away)";
const AMOUNT =
  "(?:{N} (?:boxes|bags|packs|packets|baskets|crates|cartons|sets|bunches|rows|shelves|trays|jars|trees|cases|bundles|pages|groups|tables|teams|cans|buckets|rolls|containers|[\\p{L}-]+)(?:,)? (?:(?:of|with|containing|that (?:each )?(?:hold|contain|have)|holding|each with|each containing|each holding|, each with|having) {C}(?: [\\p{L}-]+){0,2}?(?: each| in each| per (?:[\\p{L}-]+)| on each| inside each)?)|{C} each|{M}|{C})";

type Kind = "has" | "gain" | "loss";

export interface Change {
  readonly kind: Kind;
  readonly amount: Quantity;
  readonly at: number;
  readonly share?: Rational;
}

function amountOf(
  problem: ProblemText,
  found: RegExpExecArray,
  from: number,
): Quantity | undefined {
  const [boxes, inEach, loneEach, money, lone] = [from, from + 1, from + 2, from + 3, from + 4].map(
    (group) => problem.at(found, group),
  );
  if (boxes && inEach) return withValue(inEach, multiply(boxes.value, inEach.value));
  return loneEach ? undefined : (money ?? lone);
}

export function takeChanges(problem: ProblemText): Change[] | undefined {
  const shares = takeShares(problem);
  const handed = takeHanded(problem);
  const losses = takeVerbs(problem, "loss", LOSS);
  const passive = takePassive(problem);
  const starts = takeStarts(problem);
  const gains = takeVerbs(problem, "gain", GAIN);
  if (!losses || !starts || !gains) return undefined;
  const found = [...shares, ...handed, ...losses, ...passive, ...starts, ...gains];
  const more = frame("\\b(?:and|then|plus|,)(?: then)? (?:another )?{C}(?: more)? (?:[\\p{L}-]+)");
  for (const match of problem.takeAll(more, 6)) {
    const amount = problem.at(match, 1);
    const at = amount ? problem.quantities.indexOf(amount) : -1;
    const before = found.filter((change) => change.at < at).sort((a, b) => b.at - a.at)[0];
    if (amount && before)
      found.push({ kind: before.kind === "has" ? "gain" : before.kind, amount, at });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** "Gives away 1/3 of them". */
function takeShares(problem: ProblemText): Change[] {
  const found: Change[] = [];
  for (const [place, { kind, value }] of problem.quantities.entries()) {
    if (kind !== "count" || value.denominator === 1n) continue;
    const part = new RegExp(
      `\\b(?:gives?|gave|eats?|ate|sells?|sold|uses?|used|spends?|spent|loses?|lost|donates?|donated) (?:away )?(№${place}) of (?:the (?:remaining|rest|remainder)(?: [\\p{L}'-]+)?|what (?:is|was) left|them|it|these|those|his|her|their|the)(?: [\\p{L}'-]+)?`,
      "u",
    );
    if (problem.take(part))
      found.push({ kind: "loss", amount: count(value), at: place, share: value });
  }
  return found;
}

/** "Gives each of her 24 students 4 stickers", "gives 5 to each of his 3 friends". */
function takeHanded(problem: ProblemText): Change[] {
  const first = problem.take(
    frame(
      "\\b(?:gives?|gave|hands?|handed) each of (?:her|his|the|their|my|its) {N} [\\p{L}-]+ {C}(?: [\\p{L}-]+)?",
    ),
  );
  const found =
    first ??
    problem.take(
      frame(
        "\\b(?:gives?|gave|hands?|handed)(?: out)? {C}(?: [\\p{L}-]+)? to each of (?:her|his|the|their|my|its) {N} [\\p{L}-]+",
      ),
    );
  const [one, two] = [problem.at(found, 1), problem.at(found, 2)];
  if (!one || !two) return [];
  const [many, each] = first ? [one, two] : [two, one];
  const amount = withValue(each, multiply(many.value, each.value));
  return [{ kind: "loss", amount, at: problem.quantities.indexOf(one) }];
}

function takeVerbs(problem: ProblemText, kind: Kind, verb: string): Change[] | undefined {
  const pattern = frame(
    `\\b${verb}(?: (?!(?:and|then|than)\\b)[\\p{L}'-]+){0,3}? (?:another |an additional |an extra |a total of |exactly |only |about )?${AMOUNT}(?: (?:more|of (?:them|these|those|it)|[\\p{L}-]+ more))?`,
  );
  const found: Change[] = [];
  for (const match of problem.takeAll(pattern, 10)) {
    const amount = amountOf(problem, match, 1);
    if (!amount) return undefined;
    found.push({ kind, amount, at: Number(/[№¤µ](\d+)/u.exec(match[0])?.[1]) });
  }
  return found;
}

/** "12 of them are sold", "4 people get on". */
function takePassive(problem: ProblemText): Change[] {
  const passive = frame(
    "{C}(?: of (?:them|these|those|water|the [\\p{L}-]+))?(?: more| other)?(?: (?!and\\b)[\\p{L}-]+){0,2}? (?:are|were|was|get|got|is)? ?(?:(sold|eaten|burst|pop(?:ped)?|hatch(?:ed)?|broken|lost|taken|given away|removed|thrown away|stolen|used|rotten|fly away|flew away|leave|left|get off|got off|gets off|swim away|die|died|fell off)|(added|delivered|get on|got on|gets on|join(?:ed)?|arrive[d]?|come|came|move in|born|donated to it|boarded|board|enter(?:ed)?|returned))\\b",
  );
  return problem
    .takeAll(passive, 8)
    .map((match): Change | undefined => {
      const amount = problem.at(match, 1);
      const kind = match[2] === undefined ? "gain" : "loss";
      return amount && { kind, amount, at: problem.quantities.indexOf(amount) };
    })
    .filter((change) => change !== undefined);
}

function takeStarts(problem: ProblemText): Change[] | undefined {
  const found: Change[] = [];
  const boxed = problem.take(
    frame(
      "\\b(?:orders?|ordered|has|have|had|buys?|bought|there are|there were|receives?|received|packs?|packed) {N} [\\p{L}-]+(?: of [\\p{L}-]+)?[.,;] (?:each|every)(?: of (?:them|these))?(?: [\\p{L}-]+)? (?:has|had|holds?|contains?|contained|held) {C}(?: [\\p{L}-]+)?",
    ),
  );
  const [boxes, inEach] = [problem.at(boxed, 1), problem.at(boxed, 2)];
  if (boxes && inEach) {
    const amount = withValue(inEach, multiply(boxes.value, inEach.value));
    found.push({ kind: "has", amount, at: problem.quantities.indexOf(boxes) });
  }
  const has = frame(
    `\\b${HAS}(?: (?!(?:and|then|than)\\b)[\\p{L}'-]+){0,2}? (?:a total of |exactly |only |about )?${AMOUNT}(?: (?!more\\b)[\\p{L}-]+)?(?: and {C}(?: [\\p{L}-]+){1,2})?`,
  );
  for (const match of problem.takeAll(has, 3)) {
    const amount = amountOf(problem, match, 1);
    if (!amount) return undefined;
    found.push({ kind: "has", amount, at: Number(/[№¤µ](\d+)/u.exec(match[0])?.[1]) });
    const second = problem.at(match, 6);
    if (second)
      found.push({ kind: "gain", amount: second, at: problem.quantities.indexOf(second) });
  }
  return found;
}
