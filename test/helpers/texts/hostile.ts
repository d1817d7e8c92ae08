const LENGTH = 1_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

/** Texts of about 1 MB that cost careless text engines minutes. */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ["letters without a space", fill("x")],
  ["emoji", "😀".repeat(100_000)],
  ["stops alone", fill(".")],
  ["exclamation marks before a letter", `${fill("!")}a`],
  ["quotes and brackets", fill(`"'([`)],
  ["50,000 equal sentences", "The cat sat on the mat. ".repeat(50_000)],
  [
    "50,000 sentences of one word",
    Array.from({ length: 50_000 }, (_, at) => `Word${at}.`).join(" "),
  ],
  [
    "sentences that share all their words in turns",
    Array.from(
      { length: 12_000 },
      (_, at) => `Alpha beta gamma delta w${at % 97} w${at % 89} w${at % 83} went home.`,
    ).join(" "),
  ],
  ["abbreviations without an end", fill("e.g. ")],
  ["lone surrogates", fill("\ud800\udfff\udc00 ")],
  ["marks of direction", fill("\u200f\u202e\u2066 ")],
  ["combining marks", fill("a\u0301\u0302\u0303")],
  ["line ends", fill("\n")],
  ["list marks", fill("- \n")],
  ["fences", fill("```\n")],
  ["Chinese without a mark", fill("今天天气很好我们去公园")],
  ["Thai without a space", fill("ภาษาไทยเป็นภาษาที่สวยงาม")],
  ["apostrophes", fill("a'")],
  ["hyphens", fill("a-")],
  ["addresses", fill("a@b.")],
];
