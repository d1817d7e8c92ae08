import { CannotDo, type Done, done, type Request, subjectOf } from "../request/request.js";
import { readCsv, toJsonCell, writeCsv } from "./csv.js";
import {
  fromBase64,
  fromBits,
  fromHex,
  fromHtml,
  fromMorse,
  fromUrl,
  rotate,
  toBase64,
  toBits,
  toHex,
  toHtml,
  toMorse,
  toUrl,
} from "./encodings.js";
import { isPlain } from "./leftover-words.js";
import { toCase } from "./letter-case.js";
import { readBase, readColourTask, readRoman, readWords, VERB } from "./number-conversions.js";
import { readRecords } from "./records.js";

const CODE =
  /\b(encode|decode|encoded|decoded|encoding|decoding|unescape|escape|convert|to|from|into|in|cipher|apply|decrypt|encrypt|decipher|as|of)\b/u;

const CASE_NAME =
  "((?:upper|lower|title|sentence|camel|pascal|snake|kebab|constant|screaming snake|upper snake|train|dot|slug|spinal|proper|swap|toggle|alternating)[- _]?case|all caps|capital letters|block capitals|lower[- ]?case letters|upper[- ]?case letters|small letters|a slug|slug)";
const TO_CASE = new RegExp(`\\b(?:(?:to|in|into|as|using) (?:the )?)?${CASE_NAME}\\b`, "u");
const MAKE_CASE =
  /^(uppercase|upper-case|lowercase|lower-case|capitali[sz]e(?: (?:each|every|the first letter of (?:each|every)) word)?|title-?case|camel-?case|snake-?case|kebab-?case|slugify)\b/u;

const ENCODINGS: readonly {
  readonly name: RegExp;
  readonly encode: (text: string) => string;
  readonly decode: (text: string) => string;
}[] = [
  {
    name: /\b(?:url[- ]?safe base ?-?64|base ?-?64 ?url)\b/u,
    encode: (text) => toBase64(text, true),
    decode: fromBase64,
  },
  { name: /\bbase ?-?64\b/u, encode: toBase64, decode: fromBase64 },
  {
    name: /\b(?:rot ?-?13)\b/u,
    encode: (text) => rotate(text, 13),
    decode: (text) => rotate(text, -13),
  },
  {
    name: /\b(?:url(?:[- ]?(?:encod(?:e|ed|ing)|decod(?:e|ed|ing)|escaped?|component))?|percent[- ]?encod(?:e|ed|ing))\b/u,
    encode: toUrl,
    decode: fromUrl,
  },
  {
    name: /\bhtml(?:[- ]?(?:entities|entity|escaped?|unescaped?|encod(?:e|ed|ing)|decod(?:e|ed|ing)))?\b/u,
    encode: toHtml,
    decode: fromHtml,
  },
  { name: /\bmorse(?: code)?\b/u, encode: toMorse, decode: fromMorse },
  { name: /\b(?:hex(?:adecimal)?)\b/u, encode: toHex, decode: fromHex },
  { name: /\bbinary\b/u, encode: toBits, decode: fromBits },
];

/** Encodings, letter cases, colours, bases, Roman numerals, JSON and CSV. Units are the calculator's. */
export function answerConversion(request: Request): Done | undefined {
  return (
    readTable(request) ??
    readColourTask(request) ??
    readRoman(request) ??
    readBase(request) ??
    readWords(request) ??
    readCase(request) ??
    readEncoding(request)
  );
}

function textOf(request: Request) {
  const subject = subjectOf(request);
  if (subject) return subject;
  const bare =
    /^(?:please )?(?:(?:base ?64|url|html|hex|rot ?13|morse)[- ]?)?(?:en|de)code (?:the )?(?:text |string |word |phrase |following )?(.+?) (?:to|in|as|into|from|using|with) (?:base ?-?64|rot ?-?13|hex(?:adecimal)?|url[- a-z]*|html[- a-z]*|morse code|morse|binary)$/iu.exec(
      request.raw.replace(/[?.!]+\s*$/u, "").trim(),
    ) ??
    /^(?:please )?(?:base ?64|url|html|hex|rot ?13)[- ]?(?:en|de)code (?:the )?(?:text |string |word |phrase |following )?(.+)$/iu.exec(
      request.raw.replace(/[?.!]+\s*$/u, "").trim(),
    ) ??
    /^(?:please )?(?:convert|change|turn|put|make|write) (?:the )?(?:text |string |word |words |phrase |variable |name |title )?(.+?) (?:to|in|into|as) (?:an? )?[a-z]+[- ]?(?:case|caps|slug)$/iu.exec(
      request.raw.replace(/[?.!]+\s*$/u, "").trim(),
    ) ??
    /^(?:please )?(?:decode|apply rot ?13 to|rot ?13)(?: this| the)?(?: base64| hex| rot13| morse(?: code)?| url| text| string)*:? (\S+)$/iu.exec(
      request.raw.trim(),
    ) ??
    /^(?:please )?(?:uppercase|lowercase|capitali[sz]e|slugify) (?:the )?(?:word |words |text |string |phrase )?(.+)$/iu.exec(
      request.raw.replace(/[?!]+\s*$/u, "").trim(),
    );
  const text = bare?.[1];
  if (text === undefined || request.literals.length > 0 || /^(?:it|that|this|them)$/iu.test(text))
    return undefined;
  const place = request.asked.indexOf(text.toLowerCase());
  if (place < 0) return undefined;
  const asked = `${request.asked.slice(0, place)} ${request.asked.slice(place + text.length)}`
    .replace(/\s+/gu, " ")
    .trim();
  return { asked, text, from: "quoted" as const, literals: request.literals };
}

function readEncoding(request: Request): Done | undefined {
  const subject = textOf(request);
  if (!subject || !CODE.test(subject.asked)) return undefined;
  const caesar = /\b(?:caesar(?: cipher)?|shift)\b.*?\b(?:shift |key |by |of )+(-?\d{1,2})\b/u.exec(
    subject.asked,
  );
  const isDecoding =
    /\b(?:decod\w*|unescape\w*|decrypt\w*|decipher\w*|unencode)\b|\bfrom (?:base|hex|rot|url|html|morse|binary)|\bback to (?:text|plain)|\bto (?:plain ?)?(?:text|ascii|utf-?8|a string)\b|\bsays?\b|\bmean\b/u.test(
      subject.asked,
    );
  if (
    caesar &&
    isPlain(
      subject.asked
        .replace(caesar[0], " ")
        .replace(CODE, " ")
        .replace(/\b(?:a|with|cipher|decode|encode|using)\b/gu, " "),
    )
  )
    return done(
      "convert",
      { caesar: Number(caesar[1]), text: subject.text.slice(0, 500) },
      rotate(subject.text, (isDecoding ? -1 : 1) * Number(caesar[1])),
    );
  const found = ENCODINGS.find(({ name }) => name.test(subject.asked));
  if (!found) return undefined;
  const rest = subject.asked
    .replace(new RegExp(found.name.source, "gu"), " ")
    .replace(new RegExp(CODE.source, "gu"), " ")
    .replace(
      /\b(?:plain ?text|ascii|utf-?8|back|with|encoding|format|bytes|says?|mean|code|cipher|component|entities|unencode)\b/gu,
      " ",
    );
  if (!isPlain(rest)) return undefined;
  const name = found.name.exec(subject.asked)?.[0];
  if (/^(?:url|html)$/u.test(name ?? "") && !/cod|escap/u.test(subject.asked)) return undefined;
  return done(
    "convert",
    { [isDecoding ? "decode" : "encode"]: name, text: subject.text.slice(0, 500) },
    isDecoding ? found.decode(subject.text) : found.encode(subject.text),
  );
}

function readCase(request: Request): Done | undefined {
  const subject = textOf(request);
  if (!subject) return undefined;
  const made = MAKE_CASE.exec(subject.asked);
  const named = TO_CASE.exec(subject.asked);
  const style = named?.[1] ?? made?.[1];
  if (style === undefined) return undefined;
  const capital = /^capitali[sz]e/u.test(style)
    ? /word/u.test(subject.asked)
      ? "title"
      : "first"
    : style;
  const rest = subject.asked
    .replace(named?.[0] ?? made?.[0] ?? "", " ")
    .replace(new RegExp(`\\b${VERB}\\b`, "gu"), " ")
    .replace(/\b(?:variable|identifier|function|heading|title|convert)\b/gu, " ")
    .replace(/\b(?:make|create|generate|url|for)\b/gu, style.includes("slug") ? " " : "$&");
  if (!isPlain(rest)) return undefined;
  const output =
    capital === "first"
      ? subject.text.slice(0, 1).toUpperCase() + subject.text.slice(1)
      : toCase(subject.text, capital.replace(/^slugify$|^a slug$/u, "slug"));
  return output === undefined
    ? undefined
    : done("convert", { case: style, text: subject.text.slice(0, 500) }, output);
}

function readTable(request: Request): Done | undefined {
  const subject = subjectOf(request);
  if (!subject) return undefined;
  const toCsv = /\b(?:to|into|as|in) (?:a )?csv\b|\bjson[- ](?:to|2)[- ]csv\b/u.test(subject.asked);
  const toJson = /\b(?:to|into|as|in) (?:a )?(?:valid )?json\b|\bcsv[- ](?:to|2)[- ]json\b/u.test(
    subject.asked,
  );
  const pretty = /\b(?:pretty[- ]?print|format|indent|beautify)\b.*\bjson\b/u.test(subject.asked);
  const minify = /\b(?:minify|compact|compress|remove (?:the )?whitespace from)\b.*\bjson\b/u.test(
    subject.asked,
  );
  if (!toCsv && !toJson && !pretty && !minify) return undefined;
  const rest = subject.asked.replace(
    /\b(?:csv|json|convert|change|turn|transform|format|pretty[- ]?print|indent|beautify|minify|compact|compress|rows?|array|objects?|valid|export|with \d spaces|rewrite|records)\b|-/gu,
    " ",
  );
  if (!isPlain(rest)) return undefined;
  if (pretty || minify) {
    try {
      return done(
        "convert",
        { json: pretty ? "indented" : "compact" },
        JSON.stringify(JSON.parse(subject.text), null, pretty ? 2 : 0),
      );
    } catch {
      throw new CannotDo("that is no JSON");
    }
  }
  if (toCsv) {
    const records = readRecords(subject.text);
    if (records?.format !== "json") return undefined;
    return done("convert", { from: "json", to: "csv" }, writeCsv(records.fields, records.rows));
  }
  const table = readCsv(subject.text);
  if (!table) return undefined;
  const rows = table.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, cell]) => [field, toJsonCell(cell)])),
  );
  return done("convert", { from: "csv", to: "json" }, JSON.stringify(rows));
}
