import { JOINER } from "./attempts.js";

const COMMANDS: Readonly<Record<string, string>> = {
  ...{ rightarrow: "→", longrightarrow: "→", to: "→", Rightarrow: "→", xrightarrow: "→" },
  ...{ rightleftharpoons: "⇌", leftrightarrow: "⇌", cdot: "·", bullet: "·", times: "·" },
};
const WRAPPER = /\\(?:mathrm|text|ce|mathsf|mathbf|textrm|mbox|operatorname)\s?\{/gu;
const COMMAND =
  /\\(rightarrow|longrightarrow|to|Rightarrow|xrightarrow|rightleftharpoons|leftrightarrow|cdot|bullet|times|left|right|quad|qquad)(?![A-Za-z])/gu;
const LATEX =
  /\\(?:mathrm|text|ce|mathsf|mathbf|rightarrow|longrightarrow|to\b|rightleftharpoons|cdot)/u;
const ABBREVIATIONS =
  /\b(?:[Oo]x|[Nn]os?|(?<![\d/]\s?)[Mm]ol|[Cc]onc|[Aa]pprox|[Cc]a|[Ww]t|[Rr]esp|[Bb]zw|[Vv]s|[Tt]emp|[Ee]q|[Ss]oln)\.(?=\s{0,2}[\p{Ll}\d(=])/gu;
const TAG = /<\/?[a-z][a-z\d]{0,9}(?:\s[^<>]{0,80})?\/?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ "&rarr;": "→", "&harr;": "⇌", "&#8594;": "→", "&rArr;": "→", "&middot;": "·" },
  ...{ "&minus;": "-", "&plus;": "+", "&nbsp;": " ", "&gt;": ">", "&lt;": "<", "&deg;": "°" },
};
const ENTITY = /&#?[A-Za-z\d]{2,8};/gu;
/** Blanks that a worksheet leaves for coefficients. */
const BLANKS =
  /(?<=(?:^|[\n+>=→⇌:])\s{0,2})(?:\?|_{1,10}|□)(?=\s{0,2}[A-Z([])|(?<=\s)_{1,10}(?=\s{0,2}[A-Z([])/gu;
/** `MnO4 - + H+`: a minus apart from its ion, before the next term. */
const SPACED_CHARGE = /(?<=[A-Za-z\d)\]]) (?=-[ \t]{1,3}(?:\+[ \t]|[-=]{1,8}>|[→⇌⇒]))/gu;
/** `NaCl;5,85`: where semicolons divide cells, a comma in a number begins its decimals. */
const CELL_COMMA = /(?<=;[ \t]{0,4}\d{1,9}),(?=\d{1,9}[ \t]{0,4}(?:[;\r\n]|$))/gu;
const PLUS_MINUS = /\+\s?\/\s?-|\+-(?=\s?\d)/gu;
const JOINED_WORDS = /(?<=[a-z]{2})_(?=[a-z])/gu;
const SUPERSCRIPT_SIGN = /([⁰¹²³⁴-⁹])([-−–+])/gu;

/**
 * A prompt in plain characters and as long as before, so that offsets stay: wide letters, dashes and dots in one form,
 * signs behind superscript digits raised, LaTeX commands as signs or spaces.
 */
export function plainSource(prompt: string): string {
  const plain = prompt
    .replace(/[\uff01-\uff5e]/gu, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(TAG, plainTag)
    .replace(ENTITY, (entity) => {
      const mark = ENTITIES[entity];
      return mark === undefined ? entity : mark + " ".repeat(entity.length - 1);
    })
    .replace(BLANKS, (blank) => " ".repeat(blank.length))
    .replace(JOINED_WORDS, " ")
    .replace(/[−‐‑﹣]/gu, "-")
    .replace(SPACED_CHARGE, JOINER)
    .replace(PLUS_MINUS, (mark) => `±${" ".repeat(mark.length - 1)}`)
    .replace(/[∙⋅•・](?=\s?[\d½¼¾]{0,3}\s?[A-Z(])/gu, "·")
    .replace(
      SUPERSCRIPT_SIGN,
      (_, digit: string, sign: string) => digit + (sign === "+" ? "⁺" : "⁻"),
    )
    .replace(CELL_COMMA, ".")
    .replace(ABBREVIATIONS, (text) => `${text.slice(0, -1)} `);
  return LATEX.test(plain) ? withoutLatex(plain) : plain;
}

/** Raised and lowered text stays joined to its formula; other tags stand between words. */
function plainTag(tag: string): string {
  if (!/^<\/?su[bp]>$/iu.test(tag)) return " ".repeat(tag.length);
  return (/^<sup/iu.test(tag) ? "^" : JOINER) + JOINER.repeat(tag.length - 1);
}

function withoutLatex(text: string): string {
  const marks = [...text];
  if (marks.length !== text.length) return text;
  for (const { index, 0: opening } of text.matchAll(WRAPPER)) {
    const end = closingBrace(text, index + opening.length);
    for (let at = index; at < index + opening.length; at += 1) marks[at] = " ";
    if (end !== undefined) marks[end] = " ";
  }
  for (const { index, 0: command, 1: name = "" } of marks.join("").matchAll(COMMAND)) {
    for (let at = index; at < index + command.length; at += 1) marks[at] = " ";
    if (Object.hasOwn(COMMANDS, name)) marks[index] = COMMANDS[name] ?? " ";
  }
  return marks.join("").replace(/\$|\\[,;:! ()[\]]?/gu, (mark) => " ".repeat(mark.length));
}

/** Where the brace that is open at `from` closes; formulas are short. */
function closingBrace(text: string, from: number): number | undefined {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, from + 2_000); at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
