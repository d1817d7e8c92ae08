const MINOR = new Set(
  "a an and as at but by for in nor of on or per the to via vs with from into".split(" "),
);

/** Words of a name in any style: camelCase, snake_case, kebab-case or with spaces. */
function wordsOf(text: string): string[] {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== "");
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

function titled(text: string, keepsMinor: boolean): string {
  let place = 0;
  return text.replace(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu, (word) => {
    place += 1;
    return keepsMinor && place > 1 && MINOR.has(word.toLowerCase())
      ? word.toLowerCase()
      : capital(word);
  });
}

/** Changes letters and joints of a text to a style by its name; undefined for a style that is none. */
export function toCase(text: string, style: string): string | undefined {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const kind = style.replace(/[-_ ]?case$|[- ]?letters$|[- ]?caps$/u, "").replace(/[- ]/gu, "");
  switch (kind) {
    case "upper":
    case "capital":
    case "all":
    case "block":
      return text.toUpperCase();
    case "lower":
    case "small":
      return text.toLowerCase();
    case "title":
    case "titled":
    case "proper":
      return titled(text, false);
    case "sentence":
      return text
        .toLowerCase()
        .replace(
          /(^|[.!?]\s+)(\p{Ll})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        );
    case "camel":
      return words.map((word, place) => (place === 0 ? word : capital(word))).join("");
    case "pascal":
    case "uppercamel":
      return words.map(capital).join("");
    case "snake":
      return words.join("_");
    case "screamingsnake":
    case "uppersnake":
    case "constant":
    case "macro":
      return words.join("_").toUpperCase();
    case "kebab":
    case "dash":
    case "slug":
    case "spinal":
      return words.join("-");
    case "train":
      return words.map(capital).join("-");
    case "dot":
      return words.join(".");
    case "swap":
    case "toggle":
    case "inverse":
    case "invert":
      return [...text]
        .map((mark) => (mark === mark.toUpperCase() ? mark.toLowerCase() : mark.toUpperCase()))
        .join("");
    case "alternating":
      return [...text]
        .map((mark, place) => (place % 2 === 0 ? mark.toLowerCase() : mark.toUpperCase()))
        .join("");
    default:
      return undefined;
  }
}
