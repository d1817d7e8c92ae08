import { fillLiterals } from "../request/literals.js";
import { CannotDo, type Done, done, type Request } from "../request/request.js";
import { readColour, showHex, showHsl, showRgb } from "./colours.js";
import { isPlain } from "./leftover-words.js";
import { fromBase, fromRoman, toBase, toRoman, toWords } from "./numerals.js";

export const VERB =
  "(?:convert|change|turn|transform|express|write|put|translate|give|show|what is|what are|what's|what does|what would|represent|make|get|find|encode|how do you write|how is|rewrite|format|render|how would you write|what number is)";
export function readColourTask(request: Request): Done | undefined {
  const plain = fillLiterals({ text: request.asked, literals: request.literals }, "");
  if (!/\b(?:rgb|hex|hsl|colou?r)\b/u.test(plain)) return undefined;
  const source =
    /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b|\bhsl ?\([^()]{5,40}\)|\brgb ?\(? ?\d{1,3} ?[, ] ?\d{1,3} ?[, ] ?\d{1,3} ?\)?|\(? ?\b\d{1,3} ?, ?\d{1,3} ?, ?\d{1,3}\b ?\)?|(?<=(?:hex|colou?r) (?:code |colou?r |value )?)(?=[a-f]*\d)[0-9a-f]{6}\b|(?<=(?:hex|colou?r) (?:code |colou?r |value )?)[0-9a-f]{6}\b/u.exec(
      plain,
    );
  const colour = source ? readColour(source[0]) : undefined;
  if (!source || !colour) return undefined;
  const rest = plain.replace(source[0], " ");
  const target =
    /\b(?:to|in|into|as|of|is the|the) (?:an? |its |the )?(?:css )?(?:equivalent )?(hex(?:adecimal)?|rgb|hsl)\b/u.exec(
      rest,
    )?.[1] ?? /\b(hex|rgb|hsl)\b(?: (?:code|value|equivalent|notation))?/u.exec(rest)?.[1];
  if (
    target === undefined ||
    !isPlain(
      rest.replace(
        /\b(?:rgb|hsl|hex(?:adecimal)?|colou?rs?|codes?|values?|equivalent|notation|css|format|convert|change|turn)\b/gu,
        " ",
      ),
    )
  )
    return undefined;
  const output = target.startsWith("hex")
    ? showHex(colour)
    : target === "rgb"
      ? showRgb(colour)
      : showHsl(colour);
  return done("convert", { colour: source[0].trim(), to: target }, output);
}

export function readRoman(request: Request): Done | undefined {
  const plain = fillLiterals({ text: request.asked, literals: request.literals }, "").toLowerCase();
  if (
    !/\broman\b/u.test(plain) &&
    !/^(?:(?:what (?:number )?is|convert|write) )?[ivxlcdm]{2,}(?: (?:to|in|into|as) (?:a |an )?(?:arabic|number|decimal|digits|regular)\b.*)?$/u.test(
      plain,
    )
  )
    return undefined;
  const words = plain
    .replace(
      /\broman(?: numerals?| numbers?| notation| form)?\b|\b(?:arabic|decimal|hindu-arabic|ordinary|regular|normal|standard|modern|digits?|the year|year|figures?|numerals?|equivalent|notation)\b/gu,
      " ",
    )
    .replace(new RegExp(`\\b${VERB}\\b`, "gu"), " ");
  const number = /\b(\d{1,7})\b/u.exec(words.replace(/(\d),(\d)/gu, "$1$2"));
  const numeral = /\b([ivxlcdm]+)\b(?!')/u.exec(
    words.replace(/\b(?:i|c|d|m)\b(?= (?:need|want|have))/gu, " "),
  );
  const clean = words.replace(/(\d),(\d)/gu, "$1$2");
  if (number && isPlain(clean.replace(number[0], " ")))
    return done("convert", { number: number[1], to: "Roman numerals" }, toRoman(Number(number[1])));
  if (numeral?.[1] && !number && isPlain(words.replace(numeral[0], " ")))
    return done("convert", { roman: numeral[1].toUpperCase() }, String(fromRoman(numeral[1])));
  return undefined;
}

const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  denary: 10,
  hexadecimal: 16,
  hex: 16,
  ternary: 3,
  "base ten": 10,
  "base two": 2,
};
const BASE_NAME =
  "(binary|octal|decimal|denary|hexadecimal|hex|ternary|base[- ]?(?:\\d{1,2}|two|ten))";
const baseOf = (name: string | undefined) =>
  name === undefined
    ? undefined
    : (BASES[name] ??
      (name.endsWith("two") ? 2 : name.endsWith("ten") ? 10 : Number(/\d+/u.exec(name)?.[0])));

export function readBase(request: Request): Done | undefined {
  if (request.literals.some(({ kind }) => kind === "quoted")) return undefined;
  const plain = fillLiterals({ text: request.asked, literals: request.literals })
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/gu, "$1");
  if (!new RegExp(`\\b${BASE_NAME}\\b|\\b0[xbo][0-9a-f]+\\b`, "u").test(plain)) return undefined;
  const digits = "(-?(?:0[xbo])?[0-9a-z]*[0-9][0-9a-z]*|[a-f]{2,8})";
  const frames = [
    new RegExp(
      `^(?:${VERB} )?(?:the )?(?:${BASE_NAME} )?(?:number |value |integer )?${digits}(?: (?:from|in|\\(|which is in) ?(?:the )?${BASE_NAME}\\)?)?,? (?:to|in|into|as|is what in|written in|expressed in|equals what in) (?:the )?(?:its )?${BASE_NAME}(?: (?:number|form|notation|representation|system|format|equivalent))*$`,
      "u",
    ),
    new RegExp(
      `^(?:what is |give |find |get )?(?:the )?${BASE_NAME} (?:equivalent|representation|form|value|notation|number|version) (?:of|for) (?:the )?(?:${BASE_NAME} )?(?:number )?${digits}(?: (?:in|from) ${BASE_NAME})?$`,
      "u",
    ),
    new RegExp(`^${digits} ?(?:\\(?${BASE_NAME}\\)?) ?(?:to|in|into|->|=>) ${BASE_NAME}$`, "u"),
    new RegExp(`^(?:${VERB} )?(?:from )?${BASE_NAME} to ${BASE_NAME}:? ${digits}$`, "u"),
  ];
  const [first, second, third, fourth] = frames.map((frame) => frame.exec(plain));
  const found = first
    ? { from: first[1] ?? first[3], digits: first[2], to: first[4] }
    : second
      ? { from: second[2] ?? second[4], digits: second[3], to: second[1] }
      : third
        ? { from: third[2], digits: third[1], to: third[3] }
        : fourth
          ? { from: fourth[1], digits: fourth[3], to: fourth[2] }
          : undefined;
  if (!found?.digits) return undefined;
  const prefix = /^-?0([xbo])/u.exec(found.digits)?.[1];
  const from = prefix
    ? ({ x: 16, b: 2, o: 8 } as Readonly<Record<string, number>>)[prefix]
    : (baseOf(found.from) ?? (/[a-f]/u.test(found.digits) ? undefined : 10));
  const to = baseOf(found.to);
  if (from === undefined || to === undefined) return undefined;
  if (from < 2 || from > 36 || to < 2 || to > 36) throw new CannotDo("bases go from 2 to 36");
  const output = toBase(fromBase(found.digits, from), to);
  return done(
    "convert",
    { number: found.digits, from_base: from, to_base: to },
    to === 16 ? output.toUpperCase() : output,
  );
}

export function readWords(request: Request): Done | undefined {
  const plain = fillLiterals({ text: request.asked, literals: request.literals }, "").replace(
    /(\d),(?=\d{3})/gu,
    "$1",
  );
  const found = new RegExp(
    `^${VERB} (?:the number )?(-?\\d{1,15})(?: out)? (?:in|as|into|to) (?:english )?(?:words|english|written words)$|^spell (?:out )?(?:the number )?(-?\\d{1,15})(?: in words| in english| out)?$`,
    "u",
  ).exec(plain);
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined
    ? undefined
    : done("convert", { number: digits, to: "words" }, toWords(BigInt(digits)));
}
