import { commonWords } from "../../../content/text-detection/common-words.js";
import { type ProseTokens, TokenKind } from "./prose-tokens.js";

const ENDINGS =
  "tions tion sion ments ment ness ities ity ance ence isms ism ists ist ings ing ed ly ous ful ive able ible ical ic al ant ent less ary ers er est ies es s y en or".split(
    " ",
  );
const endingsByLetter = new Map<string, string[]>();
for (const ending of ENDINGS) {
  const letter = ending.slice(-1);
  endingsByLetter.set(letter, [...(endingsByLetter.get(letter) ?? []), ending]);
}
const LONG_WORD = 10;
const MIDDLE_WORD = 8;
const SHORT_WORD = 3;
const YEAR = /^\d{4}$/;

const common = new Set(commonWords);

/**
 * The tokens of a text with what tells its subject masked: words but the commonest stand for their
 * class (ending, length, capital), numbers for that they are one; `^` begins a sentence. After
 * "text distortion" (Stamatatos, 2017), which carries authorship over to other subjects.
 */
export function maskWords({ forms, lower, kinds, opens }: ProseTokens): string[] {
  const masked: string[] = [];
  for (let at = 0; at < lower.length; at += 1) {
    const word = lower[at] ?? "";
    const isFirst = opens[at] === 1;
    const form = forms[at] ?? word;
    if (isFirst) masked.push("^");
    if (kinds[at] === TokenKind.mark || common.has(word)) masked.push(word);
    else if (kinds[at] === TokenKind.number) masked.push(YEAR.test(form) ? "<year>" : "<#>");
    else masked.push(classOf(form, word, isFirst));
  }
  return masked;
}

function classOf(form: string, word: string, isFirst: boolean): string {
  if (form !== word && !isFirst) return form === form.toUpperCase() ? "<UP>" : "<Name>";
  const apostrophe = word.indexOf("'");
  if (apostrophe >= 0) return `<${word.slice(apostrophe)}>`;
  if (word.includes("-")) return "<->";
  if (word.length <= SHORT_WORD) return `<${word.length}>`;
  const ending = endingsByLetter
    .get(word.charAt(word.length - 1))
    ?.find((one) => word.length > one.length + 2 && word.endsWith(one));
  if (ending !== undefined) return `<${ending}${word.length >= LONG_WORD ? "+" : ""}>`;
  return word.length >= MIDDLE_WORD ? "<w+>" : "<w>";
}
