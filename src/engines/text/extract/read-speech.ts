import { fieldLeads, figureLeads, headingFields } from "../../../content/extraction/field-leads.js";
import type { Field } from "./field.js";
import { parseNumber } from "./parse-number.js";
import type { ReadDocument } from "./read-document.js";
import type { FieldValue } from "./read-value.js";
import { speechForms } from "./speech-forms.js";

const TEXT_MAX = 200_000;
const HEADING_WORDS_MAX = 9;
const PROPER =
  "((?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?(?:\\p{Lu}|\\d{1,3} \\p{Lu})[\\p{L}\\p{M}\\p{N}'’&-]{0,40}(?: (?:(?:of|de|the|la|del|van|von|&|and) )?[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}'’&-]{0,40}){0,5})";
const FIRST_NAMES = new Set(["first name", "given name", "forename"]);
const LAST_NAMES = new Set(["last name", "surname", "family name"]);

/** What prose states without a label: an age, a position, "from Oslo to Rome", "3 x Mug". Linear. */
export function readSpeech(field: Field, document: ReadDocument): FieldValue | undefined {
  const text = document.text.slice(0, TEXT_MAX);
  const name = field.words.join(" ");
  return (
    partOfName(name, document) ??
    readForm(field, document) ??
    readLead(field, text) ??
    readFigure(field, text) ??
    (headingFields.has(name) || isThingName(name, document) ? headingOf(text) : undefined)
  );
}

/** A document that names nobody is about a thing, whose name heads it. */
function isThingName(name: string, { entities }: ReadDocument): boolean {
  return name === "name" && entities.every(({ kind }) => kind !== "person");
}

function partOfName(name: string, { entities }: ReadDocument): string | undefined {
  if (!FIRST_NAMES.has(name) && !LAST_NAMES.has(name)) return undefined;
  const person = entities.find(({ kind }) => kind === "person")?.value;
  const words = typeof person === "string" ? person.split(" ") : [];
  if (words.length < 2) return FIRST_NAMES.has(name) ? words[0] : undefined;
  return FIRST_NAMES.has(name) ? words[0] : words.slice(1).join(" ");
}

function readForm({ words }: Field, { text, entities }: ReadDocument): FieldValue | undefined {
  const form = ownOf(speechForms, words.join(" ")) ?? ownOf(speechForms, words.at(-1) ?? "");
  for (const pattern of form?.patterns ?? []) {
    const match = pattern.exec(text.slice(0, TEXT_MAX));
    if (!match) continue;
    const value = (match[1] ?? match[0]).trim();
    const start = match.index + match[0].indexOf(value);
    const isPerson = entities.some(({ kind, start: at }) => kind === "person" && at === start);
    if (isPerson) continue;
    return form?.isNumber ? Number(value) : value;
  }
  return undefined;
}

function ownOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** "Headquartered in Leeds", "port 80": by what stands before the value. */
export function readLead({ words }: Field, text: string): FieldValue | undefined {
  const names = [words.join(" "), words[0] ?? "", words.at(-1) ?? ""];
  const leads = (table: Readonly<Record<string, readonly string[]>>) =>
    names.map((name) => ownOf(table, name)).find((found) => found !== undefined) ?? [];
  for (const lead of leads(figureLeads)) {
    const pattern = new RegExp(`(?<!\\p{L})${lead}\\s(\\d{1,6})(?![\\d.,]\\d|\\d)`, "iu");
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
  for (const lead of leads(fieldLeads)) {
    const pattern = new RegExp(`(?<!\\p{L})(?:${caseless(lead)}) (?:the )?${PROPER}`, "u");
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first letter of a lead may be a capital; the names after it must tell capitals apart. */
function caseless(lead: string): string {
  return `[${lead.charAt(0)}${lead.charAt(0).toUpperCase()}]${lead.slice(1)}`;
}

/** "3 nights", "12 reviews": a figure before what it counts. */
function readFigure({ kind, words, isPlural }: Field, text: string): FieldValue | undefined {
  const noun = words.filter((word) => word !== "number").at(-1) ?? "";
  const isCount = kind === "number" || (kind === "text" && isPlural);
  if (!isCount || !/^\p{L}{3,30}$/u.test(noun)) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(\\d[\\d.,]{0,14})[ -](?:\\p{L}{1,20} ){0,2}${noun}(?:e?s)?(?!\\p{L})`,
    "iu",
  );
  const figure = pattern.exec(text)?.[1];
  return figure === undefined ? undefined : parseNumber(figure.replace(/[.,]+$/, ""));
}

/** The first line, when it is short, says no more than a name, and more lines follow. */
function headingOf(text: string): string | undefined {
  const [first = "", ...rest] = text.trimStart().split("\n", 3);
  const heading = first.replace(/^#+\s/, "").trim();
  const isName = heading !== "" && heading.length < 120 && !/[:.!?;,=|]|https?/.test(heading);
  const words = heading.split(/\s+/).length;
  return isName && rest.length > 0 && words <= HEADING_WORDS_MAX && /^[\p{Lu}\p{N}]/u.test(heading)
    ? heading
    : undefined;
}
