import { type FieldKind, fieldKinds } from "../../../content/extraction/field-words.js";
import { toSingular } from "../extract/field.js";

/** What a question wants to hear. */
export type Wanted =
  | "person"
  | "organization"
  | "date"
  | "year"
  | "place"
  | "count"
  | "money"
  | "percentage"
  | "length"
  | "frequency"
  | "reason"
  | "manner"
  | "yes-no"
  | "email"
  | "url"
  | "phone"
  | "colour"
  | "event"
  | "thing";

export const LENGTH_ADJECTIVES = new Set(
  "long far tall high wide deep heavy big large old fast quickly soon hot cold thick".split(" "),
);

/** "What happened to …", "What should I do if …": the whole sentence answers. */
const EVENT =
  /^what (?:has |had )?(?:happen(?:ed|s)? |(?:should|must|can|do|does|to|needs?|has|have|is|ought)\b.*\b(?:do|done)\b)/u;

/** What a question wants, by its words from the question word on. */
export function wantedOf(
  lower: readonly string[],
  { noun, lead }: { readonly noun: string | undefined; readonly lead: string },
): Wanted {
  const [first = "", second = ""] = lower;
  const rest = lower.join(" ");
  if (EVENT.test(rest)) return "event";
  switch (first) {
    case "who":
    case "whom":
    case "whose":
      return "person";
    case "when":
      return "date";
    case "where":
      return "place";
    case "why":
      return "reason";
    case "how":
      return lead === "by" ? "percentage" : wantedOfHow(second, rest);
    default:
      return wantedOfNoun(noun, rest);
  }
}

function wantedOfHow(second: string, rest: string): Wanted {
  if (second === "many") return "count";
  if (second === "often" || second === "frequently") return "frequency";
  if (second === "much") return MONEY.test(rest) ? "money" : "length";
  return LENGTH_ADJECTIVES.has(second) ? "length" : "manner";
}

const MONEY =
  /\b(?:cost|costs|price|pay|paid|money|charge|charged|worth|spend|spent|fee|salary|earn|rent|budget|total|ticket|owe|due|much (?:is|are|was|were))\b/;

const WANTED_OF_KIND: Partial<Record<FieldKind, Wanted>> = {
  person: "person",
  organization: "organization",
  place: "place",
  date: "date",
  time: "date",
  timestamp: "date",
  money: "money",
  percentage: "percentage",
  quantity: "length",
  email: "email",
  url: "url",
  phone: "phone",
};

function wantedOfNoun(noun: string | undefined, rest: string): Wanted {
  if (noun === "year" || noun === "century") return "year";
  if (/^(?:what|which)(?: is| was)?(?: the| an?)? email\b/u.test(rest)) return "email";
  if (/^(?:what|which)(?: is| was)?(?: the| an?)? (?:tele|mobile )?phone number\b/u.test(rest))
    return "phone";
  if (noun === "colour" || noun === "color") return "colour";
  if (/^what (?:is|are|was|were) the colou?rs? of\b/u.test(rest)) return "colour";
  if (noun === "month" || noun === "day") return "date";
  const asked =
    noun ??
    /^what (?:is|are|was|were|does|'s) (?:the |a |an )?(?:[\p{L}-]+ )?([\p{L}-]+)/u.exec(rest)?.[1];
  if (!noun && /^what (?:do|does|did)\b.*\bcosts?\b/.test(rest)) return "money";
  const kind = asked ? fieldKinds.get(toSingular(asked)) : undefined;
  if (/^what (?:is|are|was|were) (?:the |an? )?[\p{L}-]+ (?:time|period|window)\b/u.test(rest))
    return "length";
  const direct = /^what (?:is|are|was|were) (?:the |a |an )?([\p{L}-]+)/u.exec(rest)?.[1];
  const named = direct ? fieldKinds.get(toSingular(direct)) : undefined;
  return WANTED_OF_KIND[named ?? kind ?? "text"] ?? "thing";
}
