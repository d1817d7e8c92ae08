import { type Field, type FieldType, toField } from "./field.js";

const FIELDS_MAX = 100;
const INSTRUCTION_LENGTH_MAX = 20_000;
const LIST_LENGTH_MAX = 4_000;
const VERBS_TRIED_MAX = 40;
const VERB =
  /(?<!\p{L})(?:extract|return|give me|give|provide|pull out|pull|get me|get|find|read out|read|list|output|identify|collect|fetch|grab|parse|show me|show|tell me|take|fill in|capture|record|need|want|locate|detect|what is|what are|what's|which|recognise|recognize)(?:\s*:\s*|\s+)/giu;
const NAMED =
  /(?:\bfields?|\bkeys?|\bproperties|\bcolumns|\battributes|\bvalues|\bJSON(?: object)?(?: \w+)? (?:with|containing|having|of|for|listing)|\bas JSON:|\bJSON:|\bas JSON object:)(?:\s+(?:are|called|named|should be|being|of|for))*\s*:?\s*(?=[^\s:])/giu;
/** "split the address into street, city and zip". */
const INTO =
  /\b(?:parse|split|break|separate|divide|decompose|turn|structure|convert)\b[^.:\n]{1,80}?\binto\b(?: its| the)?(?: (?:following )?(?:fields|parts|components|keys|columns|json(?: with)?))?\s*:?\s+(?=\S)/iu;
const END =
  /\s+(?:as (?:an? )?(?:json|iso|csv|yaml|list|table|valid|array|object)|in (?:the|this|these|here|json|it|my|a|valid|that)|into|from(?: the| this| it| my| these| that| each|:|\s*$)|out of|of (?:the|this|these|each|it|money)\b|for (?:the|this|each|it|me)|found|mentioned|contained|that|which|you can|if |please|and (?:return|answer|output|give|format|put|respond)|using|where|with|without|only|below|above|to json|are |is |was |per (?:line|row|entry)|named in|as (?:\p{L}+ )?(?:numbers?|strings?|text|integers?|floats?|fields))(?!\p{L})|[.:?!](?:\s|$)|\n\s*\n|\s—\s/iu;
const SEPARATOR = /\s*(?:,|;|\n|\/(?=\s)|\band\b|\bor\b|\bplus\b|\bas well as\b|&)\s*/iu;
const EVERYTHING =
  /^(?:everything|anything|entities|all entities|named entities|information|info|data|details|facts|structured data|text|content|it|this|them|contents?|json|a json|an? json object|structured json)$|\b(?:information|entities|details|facts|data)$/i;

/** The fields that an instruction names; undefined when it wants whatever there is. */
export function readFields(instruction: string): readonly Field[] | undefined {
  // White space in runs says nothing, and patterns would try each part of it.
  const text = instruction
    .slice(0, INSTRUCTION_LENGTH_MAX)
    .replace(/[ \t\r]+/g, " ")
    .replace(MISSING, "")
    .replace(/ as an? (?:list|array)(?=,? and\b|,)/giu, "")
    .replace(/\n\s*\n/g, "\n\n");
  const fields =
    readSchema(text) ?? readNamed(text) ?? readListed(text) ?? readInto(text) ?? readAsked(text);
  const seen = new Set<string>();
  const distinct = (fields ?? []).filter(({ key }) => !seen.has(key) && seen.add(key));
  const typed = AS_NUMBERS.test(text) ? distinct.map(asNumber) : distinct;
  return typed.length > 0 ? typed.slice(0, FIELDS_MAX) : undefined;
}

/** What to do about a field that is missing names none. */
const MISSING =
  /(?:\b(?:if|when|where)\b[^.:\n]{0,60}\b(?:missing|absent|not (?:stated|given|found|present|mentioned|available)|unknown)\b[^.:\n]{0,60}|\b(?:set|use|put|write|leave|mark)\b[^.:\n]{0,60}\bnull\b[^.:\n]{0,60})\.?/giu;
const AS_NUMBERS = /\bas (?:plain |bare )?(?:numbers|numeric values|integers|floats)\b/iu;
const FIGURES: ReadonlySet<Field["kind"]> = new Set<Field["kind"]>([
  "money",
  "quantity",
  "percentage",
  "number",
]);

function asNumber(field: Field): Field {
  return FIGURES.has(field.kind) && !field.isMany ? { ...field, type: "number" } : field;
}

/** `{"name": "string"}`, a JSON Schema with properties, `{name, email}` and `["name", "email"]`. */
function readSchema(text: string): Field[] | undefined {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  if (from < 0 || to < from) return undefined;
  const written = text.slice(from, to + 1);
  const parsed = parseSchema(written);
  if (parsed) return parsed;
  const members = written
    .slice(1, -1)
    .split(/[,;\n]/)
    .map((member) =>
      /^\s*["'`]?([\p{L}_][\p{L}\p{N}_ .-]{0,60}?)["'`]?\??\s*(?::\s*(.*))?$/u.exec(member),
    );
  const fields = members.flatMap((match) => {
    const field = match?.[1] ? toField(match[1], typeOf(match[2])) : undefined;
    return field ? [{ ...field, key: match?.[1]?.trim() ?? field.key }] : [];
  });
  return fields.length > 0 && fields.length >= members.length / 2 ? fields : undefined;
}

function parseSchema(written: string): Field[] | undefined {
  const schema = parse(written);
  if (typeof schema !== "object" || schema === null) return undefined;
  if (Array.isArray(schema)) {
    return schema.flatMap((name) => (typeof name === "string" ? exactField(name, undefined) : []));
  }
  const properties = "properties" in schema ? schema.properties : schema;
  if (typeof properties !== "object" || properties === null) return undefined;
  return Object.entries(properties).flatMap(([name, value]) => exactField(name, typeOf(value)));
}

/** A name of a schema comes back letter for letter. */
function exactField(name: string, type: FieldType | undefined): Field[] {
  const field = toField(name, type);
  return field ? [{ ...field, key: name }] : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function typeOf(value: unknown): FieldType | undefined {
  const named = typeof value === "object" && value !== null && "type" in value ? value.type : value;
  if (Array.isArray(named))
    return typeof named[0] === "string" && named.length > 1 ? typeOf(named[0]) : "array";
  if (typeof named === "number") return "number";
  if (typeof named !== "string") return undefined;
  const text = named.toLowerCase();
  if (/\[\]|\barray\b|\blist\b/.test(text)) return "array";
  if (/\b(?:number|integer|int|float|decimal|double)\b/.test(text)) return "number";
  if (/\bbool(?:ean)?\b/.test(text)) return "boolean";
  return /\b(?:string|str|text)\b/.test(text) ? "string" : undefined;
}

/** "with the fields a, b and c", "as JSON: a, b". */
function readNamed(text: string): Field[] | undefined {
  const match = [...text.matchAll(NAMED)].at(-1);
  if (!match) return undefined;
  const fields = toFields(text.slice(match.index + match[0].length));
  return fields.length > 0 ? fields : undefined;
}

const LAST_LIST = /(?::\s([^:.?!()\n]{3,2000})[.?!]?|\(([^():]{3,2000})\)[.?!]?)$/u;
const NAME_WORDS_MAX = 3;

/** "… the contact: name, city", "… (name, city)": a list that ends the instruction. */
function readListed(text: string): Field[] | undefined {
  const match = LAST_LIST.exec(text.slice(-LIST_LENGTH_MAX).trimEnd());
  const names = (match?.[1] ?? match?.[2] ?? "").split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/);
  const isList =
    names.length >= 2 && names.every((name) => name.split(/\s+/).length <= NAME_WORDS_MAX);
  const inBrackets = match?.[2] !== undefined;
  if (!isList || (inBrackets && !names.every((name) => /^[A-Za-z_]\w*$/.test(name))))
    return undefined;
  const fields = names.flatMap((name) => toField(name) ?? []);
  return fields.length >= 2 ? fields : undefined;
}

function readInto(text: string): Field[] | undefined {
  const match = INTO.exec(text);
  const fields = match ? toFields(text.slice(match.index + match[0].length)) : [];
  return fields.length >= 2 ? fields : undefined;
}

/** "extract a, b and c from the text": the last verb that is followed by names. */
function readAsked(text: string): Field[] | undefined {
  const asked = [...text.matchAll(VERB)]
    .slice(-VERBS_TRIED_MAX)
    .map((match) => toFields(text.slice(match.index + match[0].length)));
  const known = asked.findLast((fields) => fields.some(({ kind }) => kind !== "text"));
  return known ?? asked.findLast((fields) => fields.length > 0);
}

/** The fields of a list of names, to where the list ends. */
export function toFields(rest: string): Field[] {
  const list = rest.slice(0, LIST_LENGTH_MAX);
  const end = END.exec(list);
  const names = list.slice(0, end?.index ?? list.length).split(SEPARATOR);
  const isAll = /^\s*(?:all|every|each|any)\b/i.test(list);
  return names.flatMap((name) => {
    const typed = /^(.*?)\s*\((\w+)\)\s*$/.exec(name);
    const plain = typed?.[1] ?? name;
    if (
      EVERYTHING.test(
        plain
          .trim()
          .replace(/^(?:the|all|every|any|each|key|relevant|important|main|following)\s+/gi, ""),
      )
    ) {
      return [];
    }
    const field = toField(plain, typeOf(typed?.[2]));
    if (!field) return [];
    return [isAll && field.kind !== "text" && !field.type ? { ...field, isMany: true } : field];
  });
}
