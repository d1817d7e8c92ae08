const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻";
const SUPERSCRIPT_MEANINGS = "0123456789+-";
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const PLAIN: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "‐": "-",
  "﹣": "-",
  "－": "-",
  "＋": "+",
  "•": "·",
  "⋅": "·",
  "∙": "·",
  "∗": "·",
  "*": "·",
  "・": "·",
  "½": "0.5",
  "¼": "0.25",
  "¾": "0.75",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
};

/** A text in one notation, and for each of its characters the column in the text as written. */
export interface NormalText {
  readonly text: string;
  readonly columns: readonly number[];
}

/** Writes superscripts as `^{…}`, subscripts as `_{…}`, and signs and dots in one way. */
export function normalText(written: string): NormalText {
  const text: string[] = [];
  const columns: number[] = [];
  let open: "^" | "_" | "" = "";
  const put = (characters: string, column: number) => {
    for (const character of characters) {
      text.push(character);
      columns.push(column);
    }
  };
  for (let column = 0; column < written.length; column += 1) {
    const character = written.charAt(column);
    const superscript = SUPERSCRIPTS.indexOf(character);
    const subscript = SUBSCRIPTS.indexOf(character);
    const kind = superscript >= 0 ? "^" : subscript >= 0 ? "_" : "";
    if (open !== kind) {
      if (open !== "") put("}", column);
      if (kind !== "") put(`${kind}{`, column);
      open = kind;
    }
    if (superscript >= 0) put(SUPERSCRIPT_MEANINGS.charAt(superscript), column);
    else put(subscript >= 0 ? String(subscript) : (PLAIN[character] ?? character), column);
  }
  if (open !== "") put("}", written.length);
  return { text: text.join(""), columns };
}
