import type { Record as Row } from "../tools/csv.js";
import { compare, type Rational, toRational } from "../tools/numbers.js";
import { cellText, figureOf, figuresOf, spoken } from "./cells.js";
import type { Table } from "./tables.js";

/** What a question says of a table, with all words that were not understood. */
export interface TableQuestion {
  /** Fields named, in order, without those of conditions. */
  readonly fields: readonly string[];
  readonly conditions: readonly Condition[];
  readonly groupBy: string | undefined;
  readonly sortBy: string | undefined;
  readonly rest: string;
}

export interface Condition {
  readonly field: string;
  readonly told: string;
  holds(row: Row): boolean;
}

/** Words for a column that its name does not hold. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  price: ["price", "unit price", "cost", "amount", "rate", "fee"],
  cost: ["cost", "price", "amount"],
  salary: ["salary", "wage", "income", "pay", "earnings"],
  age: ["age"],
  height: ["height"],
  weight: ["weight"],
  sold: ["units sold", "sold", "units", "sales", "quantity", "qty"],
  population: ["population", "inhabitants"],
  distance: ["distance"],
  duration: ["duration", "length", "time"],
  score: ["score", "points", "marks", "grade"],
};
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:expensive|costly|cheap(?:est|er)?|pric(?:y|ier|iest)|dear(?:est)?)\b/u, "price"],
  [/\bcosts?\b/u, "cost"],
  [/\b(?:earns?|earned|earning|makes?|gets? paid|is paid|paid)\b/u, "salary"],
  [/\b(?:old(?:er|est)?|young(?:er|est)?)\b/u, "age"],
  [/\b(?:tall(?:er|est)?)\b/u, "height"],
  [/\b(?:heav(?:y|ier|iest)|light(?:er|est)|weighs?)\b/u, "weight"],
  [/\b(?:sold|sells?|best[- ]selling|bestsell(?:er|ing)|worst[- ]selling)\b/u, "sold"],
  [/\b(?:populous|populated|inhabitants)\b/u, "population"],
  [/\b(?:farthest|furthest|nearest|closest)\b/u, "distance"],
  [/\b(?:scored?|scores)\b/u, "score"],
];
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const plural = (word: string) =>
  `${escapePattern(word)}(?:e?s)?|${escapePattern(word.replace(/y$/u, "ies"))}|${escapePattern(word.replace(/s$/u, ""))}`;

/** The column of numbers that a word means without naming it; undefined where none or several fit. */
export function impliedField(table: Table, word: string): string | undefined {
  const kind = SAID.find(([pattern]) => pattern.test(word))?.[1];
  const names = IMPLIED[kind ?? ""] ?? [];
  for (const name of names) {
    const fits = table.fields.filter(
      (field) => spoken(field) === name && figuresOf(table, field) !== undefined,
    );
    if (fits.length === 1) return fits[0];
  }
  const [only, second] = table.fields.filter(
    (field) =>
      names.some((name) => spoken(field).split(" ").includes(name)) && figuresOf(table, field),
  );
  return second === undefined ? only : undefined;
}

/** Where a column is named, as a pattern. */
const namedBy = (field: string) => {
  const words = spoken(field);
  const ways = [words, ...(words.includes(" ") ? [field.toLowerCase()] : [])];
  return `(?:${ways.map(plural).join("|")})`;
};

const MORE =
  "(?:(?:is |are |was |were |of |being )?(?:strictly )?(?:more|greater|higher|larger|bigger|longer|older|taller|heavier|above|over|exceed(?:s|ing)?|beyond|after)(?: than)?|>)";
const LESS =
  "(?:(?:is |are |was |were |of |being )?(?:strictly )?(?:less|fewer|lower|smaller|shorter|younger|lighter|cheaper|below|under|beneath|before)(?: than)?|<)";
const AT_LEAST =
  "(?:(?:is |are |of )?(?:at least|not less than|no less than|greater than or equal to|more than or equal to|minimum of)|>=|≥)";
const AT_MOST =
  "(?:(?:is |are |of )?(?:at most|not more than|no more than|up to|less than or equal to|maximum of)|<=|≤)";
const NUMBER =
  "([$€£]?-?\\d[\\d,]*(?:\\.\\d+)?)(?!\\d|[-/:]\\d) ?(?:%|units?|dollars|euros|pounds|years old|years)?";
const BOUND = new RegExp(`(${AT_LEAST}|${AT_MOST}|${MORE}|${LESS}) (?:than )?${NUMBER}`, "u");
const BETWEEN = new RegExp(`(?:is |are )?between ${NUMBER} and ${NUMBER}`, "u");
const OPEN = "⟦";
const CLOSE = "⟧";

const numberOf = (text: string) => toRational(text.replace(/[$€£,]/gu, ""));

/** Reads a question against the columns and cells of a table, each phrase being taken out as it is understood. */
export class QuestionReader {
  private text: string;
  private readonly conditions: Condition[] = [];
  private groupBy: string | undefined;
  private sortBy: string | undefined;

  constructor(
    private readonly table: Table,
    asked: string,
  ) {
    this.text = ` ${asked
      .replace(/["'“”‘’`]s?\b|["“”]/gu, (mark) =>
        mark.startsWith("'") || mark.startsWith("’") ? mark : " ",
      )
      .replace(/[?!.,;:](?=\s|$)/gu, " ")
      .replace(/['’]s\b/gu, " ")
      .replace(/\s+/gu, " ")
      .trim()} `;
  }

  read(): TableQuestion {
    this.markFields();
    this.takeGrouping();
    this.takeBounds();
    this.takeCells();
    this.takeEquals();
    const fields = [...this.text.matchAll(new RegExp(`${OPEN}(\\d+)${CLOSE}`, "gu"))].map(
      ([, place]) => this.table.fields[Number(place)] ?? "",
    );
    const rest = this.text
      .replace(new RegExp(`${OPEN}\\d+${CLOSE}`, "gu"), " ")
      .replace(/\s+/gu, " ")
      .trim();
    return {
      fields: [...new Set(fields)],
      conditions: this.conditions,
      groupBy: this.groupBy,
      sortBy: this.sortBy,
      rest,
    };
  }

  private markFields(): void {
    const order = this.table.fields
      .map((field, place) => ({ field, place }))
      .filter(({ field }) => spoken(field) !== "")
      .sort((a, b) => b.field.length - a.field.length);
    for (const { field, place } of order.slice(0, 100))
      this.text = this.text.replace(
        new RegExp(`(?<=[\\s(])${namedBy(field)}(?=[\\s)])(?: (?:column|field)s?(?=\\s))?`, "gu"),
        `${OPEN}${place}${CLOSE}`,
      );
  }

  private fieldAt(place: string | undefined): string {
    return this.table.fields[Number(place)] ?? "";
  }

  private takeGrouping(): void {
    const mark = `${OPEN}(\\d+)${CLOSE}`;
    const sorted = new RegExp(
      `\\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?)\\b(.{0,60}?) (?:by|on|according to) (?:the |their )?${mark}`,
      "u",
    ).exec(this.text);
    if (sorted) {
      this.sortBy = this.fieldAt(sorted[2]);
      this.text = this.text.replace(sorted[0], ` sort${sorted[1]} `);
    }
    const grouped = new RegExp(
      `(?:(?:group(?:ed)? )?\\bby(?: each)?|\\bper|\\bfor (?:each|every)|\\bin (?:each|every)|\\bof (?:each|every)|\\bgrouped? by) (?:the )?${mark}`,
      "u",
    ).exec(this.text);
    if (grouped) {
      this.groupBy = this.fieldAt(grouped[1]);
      this.text = this.text.replace(grouped[0], " ");
    }
  }

  /** Binds a comparison to the column beside it, else to the one its word means, else to the only one of numbers. */
  private takeBounds(): void {
    for (let pass = 0; pass < 4; pass += 1) {
      const between = BETWEEN.exec(this.text);
      const found = between ?? BOUND.exec(this.text);
      if (!found) return;
      const before = this.text.slice(0, found.index);
      const after = this.text.slice(found.index + found[0].length);
      const beside = new RegExp(
        `${OPEN}(\\d+)${CLOSE}(?: (?:that|which|is|are|was|were|value|of))*\\s*$`,
        "u",
      ).exec(before);
      const behind = new RegExp(`^\\s*(?:in |of )?(?:the )?${OPEN}(\\d+)${CLOSE}`, "u").exec(after);
      const verb = /(\p{L}+)\s*$/u.exec(before)?.[1] ?? "";
      const numeric = this.table.fields.filter((field) => figuresOf(this.table, field));
      const implied = impliedField(this.table, found[0]) ?? impliedField(this.table, verb);
      const field = beside
        ? this.fieldAt(beside[1])
        : behind
          ? this.fieldAt(behind[1])
          : (implied ?? (numeric.length === 1 ? numeric[0] : undefined));
      if (field === undefined || !figuresOf(this.table, field)) return;
      this.conditions.push(between ? within(field, between) : bounded(field, found));
      let head = before;
      if (beside) head = before.slice(0, beside.index);
      else if (!behind && implied !== undefined && impliedField(this.table, found[0]) === undefined)
        head = before.replace(/\p{L}+\s*$/u, "");
      this.text = `${head} ${beside || !behind ? after : after.slice(behind[0].length)} `.replace(
        /\s+/gu,
        " ",
      );
    }
  }

  /** Cells of text that the question names: "in sales", "the it dept", "Ann". */
  private takeCells(): void {
    const seen = new Map<string, string[]>();
    for (const field of this.table.fields)
      for (const row of this.table.rows.slice(0, 2000)) {
        const cell = cellText(row[field]).toLowerCase();
        if (cell.length < 1 || cell.length > 60 || figureOf(row[field])) continue;
        const fields = seen.get(cell) ?? [];
        if (!fields.includes(field)) seen.set(cell, [...fields, field]);
      }
    const cells = [...seen]
      .filter(([cell]) => this.text.includes(cell))
      .sort(([a], [b]) => b.length - a.length);
    for (const [cell, fields] of cells.slice(0, 50)) this.takeCell(cell, fields);
  }

  private takeCell(cell: string, fields: readonly string[]): void {
    const places = fields.map((field) => this.table.fields.indexOf(field));
    const mark = `${OPEN}(?:${places.join("|")})${CLOSE}`;
    const beside = new RegExp(
      `(?:${mark} (?:is |are |of |= ?|equals |named |called )?(?:the )?${escapePattern(cell)}(?=[\\s)])|(?<=[\\s(])${escapePattern(cell)} ${mark})`,
      "u",
    ).exec(this.text);
    const bare = new RegExp(`(?<=[\\s(])${escapePattern(cell)}(?:s)?(?=[\\s)])`, "u").exec(
      this.text,
    );
    const found = beside ?? (PLAIN.has(cell) || cell.length < 2 ? null : bare);
    if (!found) return;
    const named = beside
      ? new RegExp(`${OPEN}(\\d+)${CLOSE}`, "u").exec(beside[0])?.[1]
      : undefined;
    const field = named === undefined ? fields[0] : this.fieldAt(named);
    if (field === undefined || (fields.length > 1 && named === undefined)) return;
    this.conditions.push({
      field,
      told: `${field} is ${cell}`,
      holds: (row) => cellText(row[field]).toLowerCase() === cell,
    });
    this.text = this.text.replace(found[0], " ").replace(/\s+/gu, " ");
  }

  /** "where year is 2025", "with id 3". */
  private takeEquals(): void {
    const found = new RegExp(
      `${OPEN}(\\d+)${CLOSE} (?:is |are |= ?|== ?|equals |equal to |of |is equal to )?${NUMBER}(?=\\s)`,
      "u",
    ).exec(this.text);
    if (!found?.[2]) return;
    const field = this.fieldAt(found[1]);
    const wanted = numberOf(found[2]);
    this.conditions.push({
      field,
      told: `${field} is ${found[2]}`,
      holds: (row) => {
        const figure = figureOf(row[field]);
        return figure !== undefined && compare(figure.number, wanted) === 0;
      },
    });
    this.text = this.text.replace(found[0], " ");
  }
}

function within(field: string, found: RegExpExecArray): Condition {
  const [low, high] = [numberOf(found[1] ?? "0"), numberOf(found[2] ?? "0")];
  return {
    field,
    told: `${field} ${found[0].trim()}`,
    holds: (row) =>
      holds(row[field], (number) => compare(number, low) >= 0 && compare(number, high) <= 0),
  };
}

function bounded(field: string, found: RegExpExecArray): Condition {
  const limit = numberOf(found[2] ?? "0");
  const word = found[1] ?? "";
  const isClosed = new RegExp(`^(?:${AT_LEAST}|${AT_MOST})$`, "u").test(word);
  const isUpper = new RegExp(`^(?:${AT_MOST}|${LESS})$`, "u").test(word);
  return {
    field,
    told: `${field} ${found[0].trim()}`,
    holds: (row) =>
      holds(row[field], (number) => {
        const side = compare(number, limit);
        return side === 0 ? isClosed : side < 0 === isUpper;
      }),
  };
}

function holds(cell: unknown, test: (number: Rational) => boolean): boolean {
  const figure = figureOf(cell);
  return figure !== undefined && test(figure.number);
}

/** Words of a question that name no cell, though a cell may be written like them. */
export const PLAIN: ReadonlySet<string> = new Set(
  "ones a all an and are as at by can count data do does each every find for from get give given had has have here how i in into is it its list me many much my name names no of on one or our out per please put record records return row rows show so table tell that the their them there these they this those to up us use was we were what when where which who whose will with would yes you your column columns field fields value values entry entries result results number each different among across overall context csv json file list dataset spreadsheet above below following attached given provided called named listed only about".split(
    " ",
  ),
);
