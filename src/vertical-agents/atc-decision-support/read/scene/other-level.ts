import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";

const REACH = 12;
const CALLSIGN = /^[A-Z]{1,4}\d{1,4}[A-Z]{0,2}$/u;
const LEVEL = /^f(?:l\d{0,3}|\d{3})$/u;

/** Whether the words of one aircraft tell its level beside a number, so that `20,100` is no altitude. */
export function hasOtherLevel(tokens: readonly Token[], at: number): boolean {
  return [-1, 1].some((way) => {
    for (let steps = 1; steps <= REACH; steps += 1) {
      const token = tokens[at + way * steps];
      if (!token || token.kind === "break" || /^[;|]$/u.test(token.text)) return false;
      if (token.kind === "word" && LEVEL.test(token.key)) return true;
      if (token.kind === "word" && CALLSIGN.test(token.text)) return false;
      const unit = token.kind === "number" ? unitAt(tokens, at + way * steps + 1) : undefined;
      if (unit?.unit.unit === "ft") return true;
    }
    return false;
  });
}
