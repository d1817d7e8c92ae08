import { CannotDo, type Done, done, type Request } from "../request/request.js";
import type { Record as Row } from "../tools/csv.js";
import {
  add,
  compare,
  meanOf,
  multiply,
  type Rational,
  rational,
  sortNumbers,
  sumOf,
} from "../tools/numbers.js";
import { quantile } from "../tools/quantiles.js";
import { cellText, figureOf, figuresOf, showFigure, spoken } from "./cells.js";
import { isClear } from "./clear-words.js";
import { lookUpPair } from "./look-up-pair.js";
import { impliedField, QuestionReader, type TableQuestion } from "./question.js";
import { type Table, tableOf, VALUE } from "./tables.js";

type Aggregate = "sum" | "mean" | "median" | "minimum" | "maximum" | "range" | "difference";

const AGGREGATES: readonly (readonly [RegExp, Aggregate])[] = [
  [/\b(?:average|mean|avg)\b/u, "mean"],
  [/\bmedian\b/u, "median"],
  [
    /\b(?:sum(?: up)?(?: total)?|total(?: up)?(?: number| amount)?|add(?: up| together)?|altogether|combined|in total)\b/u,
    "sum",
  ],
  [/\brange\b/u, "range"],
  [/\bdifference\b/u, "difference"],
  [
    /\b(?:minimum|min|smallest|lowest|least|fewest|cheapest|youngest|shortest|lightest|nearest|closest|least (?:expensive|costly)|worst[- ]selling)\b/u,
    "minimum",
  ],
  [
    /\b(?:maximum|max|largest|biggest|highest|greatest|most|oldest|tallest|longest|heaviest|priciest|dearest|farthest|furthest|best[- ]selling|bestseller)\b/u,
    "maximum",
  ],
];
const SUPERLATIVE_FIELD =
  /\b(?:cheapest|youngest|oldest|tallest|heaviest|lightest|priciest|dearest|farthest|furthest|nearest|closest|(?:most|least) (?:expensive|costly|populous|populated)|best[- ]selling|worst[- ]selling|bestseller|sold|sells?|earns?|earned|makes?|costs?|weighs?|scored?|is paid|gets? paid)\b/u;
const HOW_MANY =
  /\b(?:how many|count(?: up)?(?: the)?(?: number of)?(?: how many)?|(?:the )?number of)\b/u;
const DESCENDING =
  /\b(?:(?:in )?descending(?: order)?|desc|(?:from )?(?:highest|largest|most|biggest|newest|oldest|heaviest|tallest|longest|fastest|dearest|most expensive|latest|best)(?: (?:first|to (?:the )?(?:lowest|smallest|least|fewest|cheapest|youngest)))|from high to low|high to low)\b/u;
const ASCENDING =
  /\b(?:(?:in )?ascending(?: order)?|asc|(?:from )?(?:lowest|smallest|least|cheapest|fewest|youngest|shortest|lightest|slowest|earliest|least expensive)(?: (?:first|to (?:the )?(?:highest|largest|most|biggest|oldest)))|from low to high|low to high|alphabetical(?:ly)?)\b/u;
/** Where things are counted in a column, a row is not one thing. */
const QUANTITY = /\b(?:units?|qty|quantity|stock|counts?|pieces|sold|number)\b/u;
/** "the total value of all units" would be a product of columns. */
const WORTH = /\b(?:total|combined|overall) (?:value|worth)\b/u;
/** What the rows are called, in a question that counts them. */
const COUNTED_NOUN = /\bhow many (\p{L}{3,}(?:s|en|ople))\b/u;
/** Questions over tables: totals, extremes, counts, look-ups and lists, with conditions, groups and orders. */
export function answerTable(request: Request): Done | undefined {
  const given = tableOf(request);
  if (!given) return undefined;
  const { table, asked } = given;
  if (asked.trim() === "" || asked.length > 400 || /[\uE000\uE001]/u.test(asked)) return undefined;
  if (WORTH.test(asked) && table.kind === "table") return undefined;
  if (table.kind === "pairs") {
    const found = lookUpPair(table, asked);
    if (found) return found;
    if (!table.rows.every((row) => figureOf(row[VALUE]))) return undefined;
  }
  const question = new QuestionReader(table, asked).read();
  const rows = table.rows.filter((row) => question.conditions.every(({ holds }) => holds(row)));
  return answerQuestion({ table, asked, question, rows });
}

interface Reading {
  readonly table: Table;
  readonly asked: string;
  readonly question: TableQuestion;
  /** The rows that all conditions leave. */
  readonly rows: readonly Row[];
}

function answerQuestion(reading: Reading): Done | undefined {
  const { question } = reading;
  let rest = question.rest;
  const isDescending = DESCENDING.test(rest);
  const isAscending = ASCENDING.test(rest);
  if (question.sortBy !== undefined) {
    rest = rest
      .replace(DESCENDING, " ")
      .replace(ASCENDING, " ")
      .replace(/\bsort\b/u, " ");
    if (isDescending && isAscending) return undefined;
    return isClear(rest) && question.groupBy === undefined
      ? listSorted(reading, question.sortBy, isDescending)
      : undefined;
  }
  const superlative = SUPERLATIVE_FIELD.exec(rest)?.[0];
  const aggregates = AGGREGATES.filter(([pattern]) => pattern.test(rest));
  const isCount = HOW_MANY.test(rest);
  const plain = [HOW_MANY, ...AGGREGATES.map(([pattern]) => pattern)].reduce(
    (text, pattern) => text.replace(pattern, " "),
    superlative === undefined ? rest : rest.replace(SUPERLATIVE_FIELD, " "),
  );
  const counted =
    isCount && question.conditions.length > 0 ? COUNTED_NOUN.exec(rest)?.[1] : undefined;
  const isAdjective = /\b(?:expensive|costly|populous|populated)\b/u;
  const left = plain.replace(isAdjective, " ");
  if (!isClear(counted === undefined ? left : left.replace(counted, " "), reading.table))
    return undefined;
  const [aggregate, second] = aggregates.length > 0 ? aggregates : impliedTotal(reading);
  const only = aggregate && second && /\b(?:total|sum)\b/u.test(rest) ? undefined : aggregate;
  if (aggregate && second && !only) return undefined;
  if (second) return undefined;
  if (isCount && superlative !== undefined) return undefined;
  if (isCount && (!only || only[1] === "sum")) return count(reading, rest);
  if (only) return measure(reading, only[1], superlative ?? "");
  return lookUp(reading);
}

/** Columns whose numbers make sense when they are added. */
const ADDITIVE =
  /\b(?:revenue|sales|hours|minutes|amounts?|totals?|units?|quantit(?:y|ies)|qty|costs?|spend(?:ing)?|spent|expenses?|profits?|visits|counts?|points|sold|income|orders|clicks|views|downloads|budget|goals|tickets|items|miles|km)\b/u;

/** "the overall revenue", "revenue per region": a total that is not called one. */
function impliedTotal({ question }: Reading): readonly (readonly [RegExp, Aggregate])[] {
  const [field, second] = question.fields;
  if (field === undefined || second !== undefined) return [];
  const isTotal =
    /\boverall\b/u.test(question.rest) ||
    (question.groupBy !== undefined && !HOW_MANY.test(question.rest));
  return isTotal && ADDITIVE.test(spoken(field)) ? [[/\boverall\b/u, "sum"]] : [];
}

/** The column that tells rows apart: the first of text, else the first. */
function labelOf(table: Table): string {
  const texts = table.fields.filter((field) => table.rows.some((row) => !figureOf(row[field])));
  const named = texts.find((field) => /^(?:name|title|item|product|label)$/u.test(spoken(field)));
  return named ?? texts[0] ?? table.fields[0] ?? "";
}

const show = (cell: unknown) => cellText(cell);
const joined = (items: readonly string[]) =>
  items.join(items.some((item) => item.includes(",")) ? "\n" : ", ");
const inputOf = ({ question }: Reading, more: object) => ({
  ...more,
  ...(question.conditions.length > 0 ? { where: question.conditions.map(({ told }) => told) } : {}),
  ...(question.groupBy === undefined ? {} : { group_by: question.groupBy }),
});

function groupsOf(rows: readonly Row[], field: string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = show(row[field]);
    const found = groups.get(key);
    if (found) found.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

function count(reading: Reading, rest: string): Done | undefined {
  const { question, rows, table } = reading;
  const input = inputOf(reading, { count: "rows" });
  if (question.groupBy !== undefined) {
    if (question.fields.some((field) => figuresOf(table, field))) return undefined;
    const groups = groupsOf(rows, question.groupBy);
    return done("table", input, groups.map(([key, found]) => `${key}: ${found.length}`).join("\n"));
  }
  const numeric = question.fields.filter((field) => figuresOf(table, field));
  const [field, second] = numeric;
  if (field !== undefined) {
    const isTotal =
      second === undefined && (/\btotal\b/u.test(rest) || question.conditions.length > 0);
    return isTotal && question.fields.length === 1 ? measure(reading, "sum", "") : undefined;
  }
  const label = labelOf(table);
  const hasQuantity = table.fields.some((named) => QUANTITY.test(spoken(named)));
  if (hasQuantity && question.conditions.some((condition) => condition.field === label))
    return undefined;
  if (question.fields.some((named) => named !== label)) return undefined;
  if (
    question.fields.length === 1 &&
    new Set(rows.map((row) => show(row[label]))).size !== rows.length
  )
    return undefined;
  return done("table", input, String(rows.length));
}

function measure(reading: Reading, aggregate: Aggregate, superlative: string): Done | undefined {
  const { question, rows, table, asked } = reading;
  const numeric = table.fields.filter((field) => figuresOf(table, field));
  const named = question.fields.filter((field) => numeric.includes(field));
  const implied = superlative === "" ? undefined : impliedField(table, superlative);
  if (named.length > 1) return undefined;
  const isOnly = numeric.length === 1 && (table.kind === "pairs" || superlative === "");
  const field =
    named[0] ?? (aggregate === "sum" ? undefined : implied) ?? (isOnly ? numeric[0] : undefined);
  if (field === undefined) {
    const [text] = question.fields;
    if (
      text !== undefined &&
      figuresOf(table, text) === undefined &&
      table.rows.some((row) => figureOf(row[text]))
    )
      throw new CannotDo(`not every cell of ${text} is a number`);
    return undefined;
  }
  const others = question.fields.filter((other) => other !== field);
  const isWhich =
    (aggregate === "minimum" || aggregate === "maximum") &&
    (/\b(?:which|who|whose|when|where|on what|in what)\b/u.test(asked) ||
      others.length === 1 ||
      (named.length === 0 && implied !== undefined && /\bwhat is\b/u.test(asked)));
  if (rows.length === 0) throw new CannotDo("no row meets the conditions");
  if (isWhich) return extreme(reading, field, aggregate, others);
  if (others.some((other) => other !== labelOf(table))) return undefined;
  const tell = (found: readonly Row[]) => {
    const figures = figuresOf({ rows: found }, field) ?? [];
    const [first] = figures;
    return first
      ? showFigure(
          first,
          computed(
            aggregate,
            figures.map(({ number }) => number),
          ),
        )
      : "";
  };
  const input = inputOf(reading, { measure: aggregate, of: field });
  if (question.groupBy === undefined) return done("table", input, tell(rows));
  const groups = groupsOf(rows, question.groupBy);
  return done("table", input, groups.map(([key, found]) => `${key}: ${tell(found)}`).join("\n"));
}

function computed(aggregate: Aggregate, numbers: readonly Rational[]): Rational {
  const sorted = sortNumbers(numbers);
  const [least, most] = [sorted[0] ?? rational(0n), sorted.at(-1) ?? rational(0n)];
  switch (aggregate) {
    case "sum":
      return sumOf(numbers);
    case "mean":
      return meanOf(numbers);
    case "median":
      return quantile(sorted, rational(1n, 2n));
    case "minimum":
      return least;
    case "maximum":
      return most;
    case "difference":
      if (numbers.length !== 2) throw new CannotDo("a difference is that of two numbers");
      return add(most, multiply(least, rational(-1n)));
    case "range":
      return add(most, multiply(least, rational(-1n)));
  }
}

/** Which row has the most or the least of a column; of several groups, by their totals. */
function extreme(
  reading: Reading,
  field: string,
  aggregate: Aggregate,
  others: readonly string[],
): Done | undefined {
  const { rows, table, question } = reading;
  if (question.groupBy !== undefined || others.length > 1) return undefined;
  const wanted = others[0] ?? labelOf(table);
  const best = computed(
    aggregate,
    (figuresOf({ rows }, field) ?? []).map(({ number }) => number),
  );
  const found = rows.filter((row) => {
    const figure = figureOf(row[field]);
    return figure !== undefined && compare(figure.number, best) === 0;
  });
  const labels = new Set(rows.map((row) => show(row[wanted])));
  if (
    labels.size !== rows.length &&
    table.kind === "table" &&
    labels.size > 1 &&
    isTotalled(reading, field, wanted)
  )
    return undefined;
  const names = [...new Set(found.map((row) => show(row[wanted])))];
  const [first] = found;
  const figure = first ? figureOf(first[field]) : undefined;
  if (!figure) return undefined;
  const value = joined(names);
  return done(
    "table",
    inputOf(reading, { which: wanted, has: `the ${aggregate} of ${field}` }),
    `${value} (${spoken(field)}: ${showFigure(figure, best)})`,
    value,
  );
}

/** Whether rows of one name may have to be added before they are compared: then neither reading is sure. */
function isTotalled({ asked }: Reading, field: string, wanted: string): boolean {
  return field !== wanted && /\b(?:most|least|sold|total|overall)\b/u.test(asked);
}

function listSorted(reading: Reading, by: string, isDescending: boolean): Done | undefined {
  const { rows, table, question } = reading;
  const shown = question.fields.filter((field) => field !== by);
  const wanted = shown[0] ?? labelOf(table);
  if (shown.length !== 1) return undefined;
  const sorted = [...rows].sort((a, b) => compareCells(a[by], b[by]));
  if (isDescending) sorted.reverse();
  return done(
    "table",
    inputOf(reading, {
      list: wanted,
      sorted_by: by,
      order: isDescending ? "descending" : "ascending",
    }),
    joined(sorted.map((row) => show(row[wanted]))),
  );
}

function compareCells(a: unknown, b: unknown): number {
  const [first, second] = [figureOf(a), figureOf(b)];
  if (first && second) return compare(first.number, second.number);
  return new Intl.Collator("en").compare(show(a), show(b));
}

/** "the price of the chair", "products with a price below 30": cells of the rows that the conditions leave. */
function lookUp(reading: Reading): Done | undefined {
  const { rows, table, question, asked } = reading;
  const isWholeColumn =
    question.fields.length === 1 &&
    /^(?:list|show|what are)\b/u.test(asked.trim()) &&
    !/\b(?:columns?|fields?|keys?|headers?)\b/u.test(asked);
  if (question.groupBy !== undefined) return undefined;
  if (question.conditions.length === 0 && !isWholeColumn) return undefined;
  const label = labelOf(table);
  const isImplied =
    question.fields.length === 0
      ? impliedField(table, SUPERLATIVE_FIELD.exec(asked)?.[0] ?? "")
      : undefined;
  const isNamed = question.conditions.some(({ field }) => field === label);
  const [named, second] = question.fields;
  const wanted = named ?? isImplied ?? (isNamed ? undefined : label);
  if (wanted === undefined || second !== undefined) return undefined;
  if (rows.length === 0) throw new CannotDo("no row meets the conditions");
  const isList = !isNamed;
  if (
    isList &&
    !/\b(?:which|who|what|list|show|give|name|find|names?|print|return|display)\b/u.test(asked)
  )
    return undefined;
  return done(
    "table",
    inputOf(reading, { list: wanted }),
    joined(rows.map((row) => show(row[wanted]))),
  );
}
