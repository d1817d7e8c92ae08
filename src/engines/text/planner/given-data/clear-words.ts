import { spoken } from "./cells.js";
import { PLAIN } from "./question.js";
import type { Table } from "./tables.js";

/** Words that turn a question into one that is not read here. */
const REFUSED =
  /\b(?:not|no|except|excluding|exclude|without|other than|ignoring|unless|if|would|should|could|why|predict|next|last year|change|changes|increase[ds]?|decrease[ds]?|percent(?:age)?|share|ratio|correlat\w+|weighted|than|or|either|second|third|fourth|2nd|3rd|top|bottom|first|last|duplicate\w*|unique|distinct|total value|worth|standard|deviation|variance|after|before|since|until)\b|%/u;
const LEADS =
  /\b(?:what|which|who|whose|list|show|give|name|find|print|return|display|is|are|was|were|does|do|did|has|have|had|tell|calculate|compute|work out|determine|out)\b/gu;
const LENIENT = new Set(
  "two both between worked ran got recorded reached achieved received used given shown stored recorded mentioned stated noted person people someone work works working live lives living belong belongs product products item items employee employees student students team member members customer customers city cities country countries day days month months order orders amounts amount spend spent expense expenses figures total units here there".split(
    " ",
  ),
);

/** Whether nothing is left of a question that could change what it asks. */
export function isClear(rest: string, table?: Table): boolean {
  if (REFUSED.test(rest)) return false;
  const names = new Set(table?.fields.flatMap((field) => spoken(field).split(" ")) ?? []);
  return rest
    .replace(LEADS, " ")
    .replace(/[^\p{L}\p{N}\s$€£%-]/gu, " ")
    .split(/\s+/u)
    .every((word) => word === "" || PLAIN.has(word) || LENIENT.has(word) || names.has(word));
}
