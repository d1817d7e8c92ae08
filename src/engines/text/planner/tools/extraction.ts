import type { Entity } from "../../extract/entity.js";
import { findEntities } from "../../extract/find-entities.js";
import {
  ANY_MARK,
  CannotDo,
  type Done,
  done,
  type Request,
  type Subject,
  subjectOf,
} from "../request/request.js";
import { toJsonCell } from "./csv.js";
import { measureFound } from "./found-amounts.js";
import { isPlain, without } from "./leftover-words.js";
import { readRecords } from "./records.js";
import { findReferences, REFERENCES } from "./references.js";

interface Kind {
  readonly name: string;
  readonly pattern: RegExp;
  find(text: string): readonly string[];
}

const entities = (kind: Entity["kind"]) => (text: string) =>
  findEntities(text)
    .filter((entity) => entity.kind === kind)
    .map(({ start, end }) => text.slice(start, end));
const matches = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(([found]) => found);

/** Hosts of the addresses of pages, else those of e-mail. */
function domainsIn(text: string): readonly string[] {
  const hosts = entities("url")(text).map(
    (url) => /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:[^\s/@]*@)?([^\s/:?#]+)/iu.exec(url)?.[1] ?? "",
  );
  const found =
    hosts.length > 0 ? hosts : entities("email")(text).map((email) => email.split("@")[1] ?? "");
  return [...new Set(found.map((host) => host.toLowerCase()))].filter((host) => host !== "");
}

const KINDS: readonly Kind[] = [
  {
    name: "domains",
    pattern:
      /\b(?:domains?(?: names?)?|host ?names?|hosts)(?: (?:of|from|in) (?:all |each |the |these )*(?:urls?|links?|web ?addresses|web ?sites?|e-?mails?(?: addresses)?))?\b/u,
    find: domainsIn,
  },
  {
    name: "emails",
    pattern: /\b(?:e-?mail(?: addresse?s?)?|e-?mails)\b/u,
    find: entities("email"),
  },
  {
    name: "urls",
    pattern: /\b(?:urls?|links?|web ?addresses|web ?sites?|hyperlinks?|web links?)\b/u,
    find: entities("url"),
  },
  {
    name: "phones",
    pattern: /\b(?:phone(?: numbers?)?|telephone(?: numbers?)?|phones|mobile numbers?)\b/u,
    find: entities("phone"),
  },
  {
    name: "amounts",
    pattern:
      /\b(?:amounts?(?: of money)?|prices?|dollar amounts?|monetary (?:amounts|values)|money amounts?|costs|sums of money|currency amounts?)\b/u,
    find: entities("amount"),
  },
  { name: "dates", pattern: /\bdates?\b/u, find: entities("date") },
  { name: "times", pattern: /\b(?<!how many )(?:times|clock times)\b/u, find: entities("time") },
  {
    name: "hashtags",
    pattern: /\b(?:hash ?tags?)\b/u,
    find: matches(/(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu),
  },
  {
    name: "mentions",
    pattern: /\b(?:mentions?|handles?|usernames?|@ ?mentions)\b/u,
    find: matches(/(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_]+/gu),
  },
  {
    name: "ip_addresses",
    pattern: /\b(?:ip(?:v4)?(?: addresse?s?)?|ips)\b/u,
    find: entities("ip"),
  },
  { name: "percentages", pattern: /\b(?:percentages?|percents)\b/u, find: entities("percentage") },
  {
    name: "postcodes",
    pattern: /\b(?:post ?codes?|zip(?: codes?)?)\b/u,
    find: entities("postcode"),
  },
  { name: "ibans", pattern: /\bibans?\b/u, find: entities("iban") },
  {
    name: "numbers",
    pattern: /\b(?:numbers?|integers?|figures|digits groups)\b/u,
    find: matches(/(?<![\p{L}\p{N}_.])-?\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}_]|\d)/gu),
  },
  {
    name: "capitalized_words",
    pattern:
      /\b(?:capitali[sz]ed words|words (?:that )?(?:start|starting|begin|beginning) with (?:a )?capital(?: letter)?s?|upper ?case words)\b/u,
    find: matches(/(?<![\p{L}])\p{Lu}[\p{L}'’-]*/gu),
  },
  {
    name: "words_in_brackets",
    pattern:
      /\b(?:text|words?|everything|what is|content)?(?: that is)? ?(?:in|inside|within|between) (?:parentheses|brackets|round brackets)\b/u,
    find: (text) => [...text.matchAll(/\(([^()]{0,500})\)/gu)].map((found) => found[1] ?? ""),
  },
];
const VERB =
  /\b(?:extract|pull(?: out)?|find|list|get|grab|identify|collect|pick out|scrape|what|which|show|give|are there|how many|count|is there|sum|total|add|average|mean|largest|highest|biggest|greatest|smallest|lowest)\b/u;
/** What asks for one value of what is found, which a list of it does not answer. */
const MEASURE =
  /\b(?:sum|total|add|average|mean|median|largest|highest|biggest|greatest|smallest|lowest|least|maximum|minimum)\b/u;
const BARE =
  /^(?:all |the |any )*(?:hash ?tags|e-?mails|e-?mail addresses|links|urls|dates|amounts|phone numbers|numbers|mentions|times|percentages|domains) (?:in|from|within|of|inside)\b/u;
const AS_JSON =
  /\b(?:as|in|into|to|return|output|format(?:ted)? as)(?: a| an)? (?:valid )?json(?: array| object| list| format)?\b|\bjson (?:array|object)\b/u;
const UNIQUE = /\b(?:unique|distinct|without duplicates|deduplicated|no duplicates)\b/u;
const SORTED = /\b(?:sorted|in alphabetical order|alphabetically)\b/u;

/** Finds what has a form of its own in a text: addresses, amounts, dates, numbers; keys and columns of JSON and CSV. */
export function answerExtraction(request: Request): Done | undefined {
  const subject = subjectOf(request);
  if (!subject || !(VERB.test(subject.asked) || BARE.test(subject.asked))) return undefined;
  const structured = readStructured(subject);
  if (structured) return structured;
  const measured = measureFound(subject.text, subject.asked);
  if (measured)
    return isPlain(without(measured.rest, VERB, /\ball\b/u)) ? measured.done : undefined;
  if (MEASURE.test(subject.asked)) return undefined;
  const domain = OF_DOMAIN.exec(subject.asked);
  const plain = without(
    domain ? subject.asked.replace(domain[0], " ") : subject.asked,
    AS_JSON,
    UNIQUE,
    SORTED,
  );
  if (REFERENCES.test(plain)) return references(subject, plain);
  const names = plain
    .replace(/\bphone numbers?\b/u, "phones")
    .replace(/\b(?:telephone|mobile) numbers?\b/u, "phones")
    .replace(/\bdollar amounts?\b/u, "amounts");
  const matched = KINDS.filter(({ pattern }) => pattern.test(names));
  const wanted = matched.some(({ name }) => name === "domains")
    ? matched.filter(({ name }) => name === "domains")
    : matched;
  if (wanted.length === 0) return undefined;
  if (domain && wanted.some(({ name }) => name !== "emails" && name !== "urls")) return undefined;
  const rest = without(
    names,
    ...wanted.map(({ pattern }) => pattern),
    VERB,
    /\b(?:all|out|every|address(?:es)?|occurrences|comma[- ]separated|one per line|separated by commas)\b/u,
  );
  if (!isPlain(rest)) return undefined;
  const isCount = /\bhow many|\bcount\b/u.test(subject.asked);
  const found = wanted.map(({ name, find }) => {
    const values = find(subject.text).filter((value) => isOfDomain(value, domain?.[1]));
    const unique = UNIQUE.test(subject.asked) ? [...new Set(values)] : [...values];
    return [name, SORTED.test(subject.asked) ? unique.sort() : unique] as const;
  });
  return tellFound(subject, found, isCount);
}

function tellFound(
  subject: Subject,
  found: readonly (readonly [name: string, values: readonly string[]])[],
  isCount: boolean,
): Done {
  const [first] = found;
  const isOne = found.length === 1 && first !== undefined;
  const input = { kinds: found.map(([name]) => name), text: subject.text.slice(0, 500) };
  if (isCount)
    return done(
      "extract",
      input,
      isOne
        ? String(first[1].length)
        : found.map(([name, values]) => `${name}: ${values.length}`).join("\n"),
    );
  if (AS_JSON.test(subject.asked))
    return done(
      "extract",
      input,
      JSON.stringify(
        isOne && /array|list/u.test(subject.asked)
          ? first[1]
          : isOne
            ? { [first[0]]: first[1] }
            : Object.fromEntries(found),
      ),
    );
  const told = found.map(([name, values]) => {
    const shown =
      values.length === 0
        ? "none found"
        : values.join(values.some((value) => value.includes(",")) ? "\n" : ", ");
    return isOne
      ? values.length === 0
        ? `no ${name.replaceAll("_", " ")} found`
        : shown
      : `${name.replaceAll("_", " ")}: ${shown}`;
  });
  return done("extract", input, told.join("\n"), found.flatMap(([, values]) => values).join(", "));
}

const OF_DOMAIN =
  /\b(?:(?:that |which )?(?:are |is )?(?:from|at|of|with|on|under|using|ending (?:in|with)|end (?:in|with)|ends (?:in|with)|belong(?:ing)? to) (?:the )?(?:domain )?)@?((?:[a-z\d-]+\.)+[a-z]{2,})(?: domain)?(?=[\s,.?!]|$)/u;

/** Whether an address is one of a domain; all are where none is asked for. */
function isOfDomain(address: string, domain: string | undefined): boolean {
  if (domain === undefined) return true;
  const host = address.includes("@")
    ? (address.split("@")[1] ?? "")
    : (/^(?:[a-z][a-z\d+.-]*:\/\/)?([^\s/:?#]+)/iu.exec(address)?.[1] ?? "");
  return host.toLowerCase() === domain || host.toLowerCase().endsWith(`.${domain}`);
}

function references(subject: Subject, plain: string): Done | undefined {
  if (!isPlain(without(plain, REFERENCES, VERB, /\b(?:all|out|every)\b/u))) return undefined;
  const found = findReferences(subject.text, plain);
  if (!found || found.length === 0)
    throw new CannotDo("the text does not tell plainly which numbers are meant");
  const input = { kinds: ["references"], text: subject.text.slice(0, 500) };
  if (/\bhow many|\bcount\b/u.test(subject.asked))
    return done("extract", input, String(found.length));
  if (AS_JSON.test(subject.asked)) return done("extract", input, JSON.stringify(found));
  return done("extract", input, found.join(", "));
}

const KEYS =
  /\b(?:the )?(?:names? of )?(?:all )?(?:the )?(?:(?:top[- ]level )?keys|field names|fields|column names|columns|headers?|property names|properties)\b(?: names)?/u;
const COLUMN =
  /(?:\b(?:the )?(?:value|values|column|field|entries) (?:of |for |under |in )?(?:the )?(?:key |field |column |property )?)["']?([\p{L}_][\p{L}\d_.]*)["']?(?: (?:column|field|key))?|(?:\b(?:the )?)["']?([\p{L}_][\p{L}\d_.]*)["']? (?:column|field|values?|key)\b/u;

function readStructured(given: Subject): Done | undefined {
  const asked = given.asked.replace(
    ANY_MARK,
    (_, place: string) => given.literals[Number(place)]?.text.toLowerCase() ?? "",
  );
  const subject = { ...given, asked };
  const records = readRecords(subject.text);
  if (!records) return undefined;
  if (KEYS.test(subject.asked) && !COLUMN.exec(without(subject.asked, KEYS))) {
    if (
      !isPlain(
        without(subject.asked, KEYS, VERB, AS_JSON, /\b(?:all|object|as|comma[- ]separated)\b/u),
      )
    )
      return undefined;
    const output = AS_JSON.test(subject.asked)
      ? JSON.stringify(records.fields)
      : records.fields.join(", ");
    return done("extract", { keys_of: records.format }, output);
  }
  if (
    /\bhow many (?:rows|records|objects|entries|items)\b|\bcount the (?:rows|records)\b|\bnumber of (?:rows|records)\b/u.test(
      subject.asked,
    )
  ) {
    if (
      !isPlain(
        without(
          subject.asked,
          /\bhow many (?:rows|records|objects|entries|items)\b|\bcount the (?:rows|records)\b|\bnumber of (?:rows|records)\b/u,
        ),
      )
    )
      return undefined;
    return done("extract", { count: "records" }, String(records.rows.length));
  }
  const found = COLUMN.exec(subject.asked);
  const name = found?.[1] ?? found?.[2];
  const field = records.fields.find((candidate) => candidate.toLowerCase() === name?.toLowerCase());
  if (
    !found ||
    field === undefined ||
    !isPlain(without(subject.asked.replace(found[0], " "), VERB, AS_JSON, /\ball|object\b/u))
  )
    return undefined;
  const values = records.rows.map((row) => toJsonCell(row[field]));
  const output = AS_JSON.test(subject.asked)
    ? JSON.stringify(values)
    : values
        .map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)))
        .join(", ");
  return done("extract", { field }, output);
}
