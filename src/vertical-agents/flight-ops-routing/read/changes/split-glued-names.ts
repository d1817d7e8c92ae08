import { readPrompt, sourceSpan } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Sheet } from "../sheet.js";

const GLUED =
  /^(tas|ktas|etops|edto|mtow|oew|payload|wind|winds|ff|dist|trk|hdg|oei|tc|endurance)(\d{1,6})([a-z]{0,4})$/iu;

/** Joins abbreviations that are written with a slash: `W/C` is one word, and so is `W/V`. */
export function joinAbbreviations(sheet: Sheet): void {
  for (let at = 0; at + 2 < sheet.tokens.length; at += 1) {
    const [word, slash, other] = [sheet.tokens[at], sheet.tokens[at + 1], sheet.tokens[at + 2]];
    const isSlashed = slash?.text === "/" && slash.isGlued && other?.isGlued === true;
    if (word?.kind !== "word" || other?.kind !== "word" || !isSlashed) continue;
    const key = word.key + other.key;
    if (key !== "wc" && key !== "wv") continue;
    const span = sheet.spanOf({ from: at, to: at + 3 });
    sheet.tokens.splice(at, 3, { ...word, text: key, key, span, to: other.to });
  }
}

/** Parts names from their numbers: `TAS470`, `ETOPS180`, `wind270/60`. */
export function splitGluedNames(sheet: Sheet): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at];
    const match = token?.kind === "word" ? GLUED.exec(token.text) : null;
    if (!token || !match) continue;
    const parts = partsOf(
      sheet,
      token,
      match.slice(1).filter((part) => part !== ""),
    );
    sheet.tokens.splice(at, 1, ...parts);
    at += parts.length - 1;
  }
}

function partsOf({ prompt }: Sheet, token: Token, texts: readonly string[]): readonly Token[] {
  let { from } = token;
  return texts.flatMap((text, at): readonly Token[] => {
    const [part] = readPrompt(text).tokens;
    const to = from + text.length;
    const place = { from, to, span: sourceSpan(prompt.folded, from, to), isGlued: at > 1 };
    from = to;
    return part ? [{ ...part, ...place }] : [];
  });
}
