import { OBJECTIVE_PHRASES } from "../../../content/flight-words/flight-phrases.js";
import { Vocabulary } from "../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "./draft.js";
import type { Sheet } from "./sheet.js";

type Objective = "time" | "fuel" | "distance";

const phrases = new Vocabulary<Objective>(
  (Object.entries(OBJECTIVE_PHRASES) as [Objective, readonly string[]][]).flatMap(([name, words]) =>
    words.map((word) => [word, name] as const),
  ),
);
const NEGATION = /^(?:not|no|nicht|pas|nao|non|isn't)$/u;

const LIMIT =
  /^(?:left|remaining|aboard|(?:at|on|upon) (?:landing|board|arrival|destination|the))/u;

/** Reads what is to be least. */
export function readObjective(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at < sheet.tokens.length; ) {
    const term = phrases.termAt(sheet.tokens, at);
    const [objective] = term?.meanings ?? [];
    const isDenied = [at - 1, at - 2].some((before) => NEGATION.test(sheet.keyAt(before)));
    // `50 min fuel left` counts minutes.
    const isCounted = sheet.tokens[at - 1]?.kind === "number" && sheet.keyAt(at) === "min";
    // `min fuel at landing 4 t` is a limit.
    const isLimit =
      objective === "fuel" &&
      term !== undefined &&
      LIMIT.test([term.next, term.next + 1].map((each) => sheet.keyAt(each)).join(" "));
    if (term && !isCounted && !isLimit && !term.isMisspelt && objective && !isDenied) {
      draft.state("objective", objective, sheet.spanOf({ from: at, to: term.next }));
    }
    at = term?.next ?? at + 1;
  }
}
