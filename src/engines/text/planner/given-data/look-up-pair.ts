import { type Done, done } from "../request/request.js";
import { cellText, spoken } from "./cells.js";
import { isClear } from "./clear-words.js";
import { ITEM, type Table, VALUE } from "./tables.js";

/** The value of the one name that a question holds. */
export function lookUpPair({ rows }: Table, asked: string): Done | undefined {
  const plain = ` ${asked
    .replace(/['’]s\b/gu, " ")
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()} `;
  const found = rows
    .map((row) => ({ name: spoken(cellText(row[ITEM])), row }))
    .filter(({ name }) => name !== "" && plain.includes(` ${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  const [best, second] = found;
  if (
    !best ||
    (second && !best.name.includes(second.name)) ||
    rows.filter((row) => spoken(cellText(row[ITEM])) === best.name).length > 1
  )
    return undefined;
  if (/\b(?:how many|count|average|sum|add|compare|difference|than)\b/u.test(plain))
    return undefined;
  if (
    !/^ (?:what|who|which|when|where|how much|give|show|tell|get|find|look|extract|return|read|the|whats)\b/u.test(
      plain,
    ) &&
    plain.trim() !== best.name
  )
    return undefined;
  const rest = plain
    .replace(` ${best.name} `, " ")
    .replace(/\b(?:look up|look|number|set|much|value of|extract|read|field)\b/gu, " ");
  if (/\bto\b/u.test(rest) || !isClear(rest)) return undefined;
  return done("look up", { name: cellText(best.row[ITEM]) }, cellText(best.row[VALUE]));
}
