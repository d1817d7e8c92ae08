import { type Rational, show, toRational } from "../tools/numbers.js";
import type { Table } from "./tables.js";

/** A number with the signs of money, percent or unit around it. */
const FIGURE = /^([$€£]?)\s?(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s?(%|[\p{L}°²³/]{0,8}|)$/u;

export interface Figure {
  readonly number: Rational;
  readonly before: string;
  readonly after: string;
}

export function figureOf(cell: unknown): Figure | undefined {
  if (typeof cell === "number")
    return Number.isFinite(cell)
      ? { number: toRational(String(cell)), before: "", after: "" }
      : undefined;
  if (typeof cell !== "string") return undefined;
  const found = FIGURE.exec(cell.trim());
  if (!found?.[2] || found[2].length > 30) return undefined;
  return {
    number: toRational(found[2].replaceAll(",", "")),
    before: found[1] ?? "",
    after: found[3] ?? "",
  };
}

/** The numbers of a column; undefined where a cell is none, or units differ. */
export function figuresOf({ rows }: Pick<Table, "rows">, field: string): Figure[] | undefined {
  const figures: Figure[] = [];
  for (const row of rows) {
    const figure = figureOf(row[field]);
    if (!figure) return undefined;
    figures.push(figure);
  }
  const [first] = figures;
  return figures.every(({ before, after }) => before === first?.before && after === first.after)
    ? figures
    : undefined;
}

export const showFigure = ({ before, after }: Pick<Figure, "before" | "after">, number: Rational) =>
  `${before}${show(number)}${after === "" || after === "%" ? after : ` ${after}`}`;

/** A name as people say it: "unitPrice", "unit_price" and "Unit Price" are "unit price". */
export function spoken(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/\([^()]*\)/gu, " ")
    .replace(/[_\-./#]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}

export const cellText = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ""
    : typeof cell === "object"
      ? JSON.stringify(cell)
      : String(cell).trim();
