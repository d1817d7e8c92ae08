import type { Understanding } from "../../../src/vertical-agents/understanding.js";
import type { Entry } from "./entry.js";
import { asArray, asObject, type Domain, type Fields, isSame, type Value } from "./fields.js";

type Verdict = "right" | "wrong" | "absent" | "extra";

/** One field, or a group of fields that count as one. */
export interface Outcome {
  readonly key: string;
  readonly verdict: Verdict;
  readonly isRequired: boolean;
  readonly isAsked: boolean;
  readonly expected: Value | undefined;
  readonly found: Value | undefined;
}

/** What a reader made of one prompt, beside what a perfect one makes of it. */
export interface EntryScore {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
  /** Required fields with another value than the prompt's, or invented, that are not asked about. */
  readonly silent: readonly string[];
  /** Required fields that are lost without a question. */
  readonly lost: readonly string[];
  readonly refusal: "right" | "missed" | "false";
  readonly unasked: readonly string[];
  readonly askedForNothing: readonly string[];
  /** Spans whose text is not the prompt's, or whose field is not in the problem. */
  readonly badSpans: number;
  /** Numbers of the problem that no span explains, but for zeros, which may be plain conventions. */
  readonly withoutSpan: readonly string[];
}

export function scoreEntry(entry: Entry, read: Understanding, domain: Domain): EntryScore {
  const isRefused = read.refusal !== undefined;
  const shared = { id: entry.id, ...spansOf(entry.prompt, read) };
  const nothing = { outcomes: [], silent: [], lost: [], unasked: [], askedForNothing: [] };
  if (isRefused || entry.refuse === true) {
    const isFalse = isRefused && entry.refuse === undefined;
    const refusal = isFalse ? "false" : isRefused ? "right" : "missed";
    return { ...shared, ...nothing, refusal };
  }
  const scores = [entry.problem, ...(entry.or ?? [])].map((problem) => {
    const outcomes = compare(entry, problem, read, domain);
    return {
      ...shared,
      refusal: "right" as const,
      ...questions(entry, problem, read, domain),
      ...faults(outcomes),
    };
  });
  return scores.sort((a, b) => badness(a) - badness(b))[0] as EntryScore;
}

function faults(outcomes: readonly Outcome[]) {
  const isWorse = ({ isRequired, isAsked }: Outcome) => isRequired && !isAsked;
  const keys = (verdicts: readonly Verdict[]) =>
    outcomes.filter((one) => isWorse(one) && verdicts.includes(one.verdict)).map(({ key }) => key);
  return { outcomes, silent: keys(["wrong", "extra"]), lost: keys(["absent"]) };
}

const badness = ({ outcomes, silent }: Pick<EntryScore, "outcomes" | "silent">) =>
  silent.length * 1000 + outcomes.filter(({ verdict }) => verdict !== "right").length;

/** All fields of both problems, but for those that count neither way. */
function compare(entry: Entry, problem: object, read: Understanding, domain: Domain): Outcome[] {
  const wanted = domain.fieldsOf(problem, problem, entry).fields;
  const found = domain.fieldsOf(read.problem, problem, entry).fields;
  const { asked, isFair } = askedIn(entry, problem, read, domain);
  const compared = { entry, wanted, found, domain, isSaid: isSaid(read) };
  const outcomes: Outcome[] = [];
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    if (entry.free?.some((start) => key.startsWith(start))) continue;
    const verdict = verdictOf(key, compared);
    const questions = asked.filter((question) => covers(question.key, key));
    // What may be asked about need not be read.
    const isFairlyAsked = questions.some((question) => isFair(question.key));
    if (verdict === undefined || (verdict === "absent" && isFairlyAsked)) continue;
    const isRequired = domain.isRequired(key);
    const isAsked = questions.length > 0;
    const [expected, got] = [wanted.get(key), found.get(key)];
    outcomes.push({ key, verdict, isRequired, isAsked, expected, found: got });
  }
  return grouped(outcomes, domain);
}

interface Compared {
  readonly entry: Entry;
  readonly wanted: Fields;
  readonly found: Fields;
  readonly domain: Domain;
  readonly isSaid: boolean;
}

/** Nothing for what need not be there and is not, and for a default that nobody asked for. */
function verdictOf(
  key: string,
  { entry, wanted, found, domain, isSaid }: Compared,
): Verdict | undefined {
  const [want, got] = [wanted.get(key), found.get(key)];
  const others = entry.said && !isSaid ? [] : (entry.may?.[key] ?? []);
  if (want === undefined) {
    if (got === undefined || domain.isDefault(key, got)) return undefined;
    return others.some((other) => isSame(key, other ?? "", got)) ? undefined : "extra";
  }
  if (got === undefined) {
    if (domain.isDefault(key, want)) return "right";
    return others.includes(null) ? undefined : "absent";
  }
  const fair = [want, ...others.filter((other) => other !== null)];
  return fair.some((value) => isSame(key, value, got, entry.within?.[key])) ? "right" : "wrong";
}

/** Fields of a group are right together or not at all. */
function grouped(outcomes: readonly Outcome[], { groupOf }: Domain): Outcome[] {
  const groups = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = groupOf(outcome.key);
    const before = groups.get(key) ?? { ...outcome, key };
    const verdict = before.verdict === outcome.verdict ? outcome.verdict : "wrong";
    const isRequired = before.isRequired || outcome.isRequired;
    groups.set(key, { ...before, verdict, isRequired });
  }
  return [...groups.values()];
}

const isSaid = ({ warnings, assumptions }: Understanding) =>
  warnings.length + assumptions.length > 0;

/** Whether a field is another one or holds it. */
function covers(field: string, key: string): boolean {
  const place = key.replace(/\/(?:x_nm|y_nm|lat|lon)$/u, "/position");
  return [key, place].some(
    (one) => one === field || (one.startsWith(field) && /^[./[]/u.test(one.slice(field.length))),
  );
}

/** What the reader asks, by keys, and whether a question is one of those that are fair. */
function askedIn(entry: Entry, problem: object, read: Understanding, domain: Domain) {
  const { keyOf } = domain.fieldsOf(problem, problem, entry);
  const found = domain.fieldsOf(read.problem, problem, entry);
  const asked = read.missing.map(({ field }) => ({ field, key: found.keyOf(field) }));
  const meets = (key: string, way: string) =>
    way === "*" || key === keyOf(way) || covers(keyOf(way), key);
  const fair = [...(entry.may_ask ?? []), ...(entry.ask ?? []).flat()];
  return { asked, meets, isFair: (key: string) => fair.some((way) => meets(key, way)) };
}

function questions(entry: Entry, problem: object, read: Understanding, domain: Domain) {
  const { asked, meets, isFair } = askedIn(entry, problem, read, domain);
  const isMet = (way: string) =>
    (way === "said" && isSaid(read)) || asked.some(({ key }) => meets(key, way));
  return {
    unasked: (entry.ask ?? []).filter((ways) => !ways.some(isMet)).map((ways) => ways.join(" or ")),
    askedForNothing: asked.filter(({ key }) => !isFair(key)).map(({ field }) => field),
  };
}

function spansOf(prompt: string, { spans, problem }: Understanding) {
  const isGood = ({ field, text, start, end }: Understanding["spans"][number]) =>
    start < end && text === prompt.slice(start, end) && valueAt(problem, field) !== undefined;
  const explained = new Set(spans.map(({ field }) => field));
  const withoutSpan = numbersOf(problem, "").filter(
    (leaf) =>
      ![...explained].some((field) => field === leaf || covers(field, leaf) || covers(leaf, field)),
  );
  return { badSpans: spans.filter((span) => !isGood(span)).length, withoutSpan };
}

function valueAt(problem: object, field: string): unknown {
  return (field.match(/[^.[\]]+/gu) ?? []).reduce<unknown>(
    (value, name) => (Array.isArray(value) ? value[Number(name)] : asObject(value)[name]),
    problem,
  );
}

function numbersOf(value: unknown, field: string): string[] {
  if (Array.isArray(value))
    return asArray(value).flatMap((one, at) => numbersOf(one, `${field}[${at}]`));
  if (typeof value !== "object" || value === null) {
    return typeof value === "number" && value !== 0 ? [field] : [];
  }
  return Object.entries(value).flatMap(([name, one]) =>
    numbersOf(one, field === "" ? name : `${field}.${name}`),
  );
}
