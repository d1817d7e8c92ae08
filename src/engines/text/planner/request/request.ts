import { splitWords } from "../../sentences/split-words.js";
import {
  type CutTask,
  cutRows,
  fillLiterals,
  type Literal,
  MARK_SOURCE,
  mark,
} from "./literals.js";
import type { PlanContext, PlanStep } from "./plan.js";

/** One step of a task, cut into what is asked and what it is asked about. */
export interface Request {
  /** Lower case, one space between words, literals as marks, without manners. */
  readonly asked: string;
  readonly literals: readonly Literal[];
  /** The whole step as it was written. */
  readonly raw: string;
  /** The same with marks for what is quoted. */
  readonly cut: CutTask;
  /** A step may speak of the answer of the one before. */
  readonly previous: Done | undefined;
  readonly plan: PlanContext;
}

/** What a tool made of a request. */
export interface Done {
  readonly output: string;
  /** What the next step may work on, as text. */
  readonly value: string;
  readonly steps: readonly PlanStep[];
}

export type Tool = (request: Request) => Done | undefined;

/** Ends a task that was understood, and cannot be done. */
export class CannotDo extends Error {}

const OPENINGS =
  /^(?:(?:hi|hello|hey|dear [a-z]+|good (?:morning|afternoon|evening)|please|pls|plz|kindly|ok|okay|so|now|well|also|quick (?:one|question)|question|task|first|firstly|next|finally|lastly|then|and|thanks in advance|i have a question|for me|hi there|hello there|hey there|hi team|hi all)(?:[,:!.]+ ?| (?!(?:letter|word|number|date|day|of|in|to|the|a|n|item|time|names?|rows?)\b))|(?:(?:can|could|would|will) (?:you|u|someone)(?: please| kindly| pls)?|i (?:need|want|would like|'d like) (?:you )?to|i'd like (?:you )?to|i need you to|help me(?: to)?|let's|go ahead and|you should|your task is to|my question is) )/u;
const CLOSINGS =
  /(?:[\s.!?;,]+|,? ?(?:please|pls|thanks|thank you|thx|cheers|for me|thanks in advance|many thanks|thank you very much|thanks!)[.! ]*)$/u;

/** Takes greetings and polite words off both ends. */
export function stripPoliteness(text: string): string {
  let found = text.trim();
  for (let pass = 0; pass < 8; pass += 1) {
    const next = found.replace(OPENINGS, "").replace(CLOSINGS, "").trim();
    if (next === found) break;
    found = next;
  }
  return found;
}

/** Cuts one step of a task. */
export function readRequest(cut: CutTask, plan: PlanContext, previous?: Done): Request {
  const raw = fillLiterals(cut);
  const present = cut.literals.map(
    (literal, place): Literal =>
      cut.text.includes(mark(place)) ? literal : { kind: "absent", text: "" },
  );
  const rows = cutRows({ text: cut.text, literals: present });
  const plain = rows.text
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\s+/gu, " ")
    .toLowerCase()
    .replace(/\b(what|who|where|that|it|here|how)'s\b/gu, "$1 is")
    .replace(/\bwhats\b/gu, "what is");
  return { asked: stripPoliteness(plain), literals: rows.literals, raw, cut, previous, plan };
}

const BLOCK_START =
  /:\s(?=\S)|:\n|\n(?=\S)|(?<=\b(?:text|sentence|paragraph|passage|message|list|string|contain)\?)\s+(?=\S)/u;

/** What stands behind the first colon, or on the lines after the first: the data of a step. */
export function blockOf({
  cut,
}: Request): { readonly head: CutTask; readonly block: string } | undefined {
  const at = BLOCK_START.exec(cut.text);
  if (!at) return undefined;
  const { literals } = cut;
  const block = fillLiterals({ text: cut.text.slice(at.index + at[0].length).trim(), literals });
  return block === ""
    ? undefined
    : { head: { text: cut.text.slice(0, at.index), literals }, block };
}

/** The one text that a request is about: its quote, its block, the context or the answer before. */
export interface Subject {
  /** What is asked, without the text. */
  readonly asked: string;
  readonly text: string;
  readonly from: "quoted" | "block" | "context" | "previous";
  /** Other quotes, such as what is to be replaced by what; marks in `asked` name them. */
  readonly literals: readonly Literal[];
}

/** Which of several quotes is the text that is worked on: the only one behind "in", "of" or "the text". */
function placeOfText({ asked, literals }: Request): number {
  const within = literals
    .map((_, place) => place)
    .filter((place) => {
      const before = asked.slice(0, Math.max(0, asked.indexOf(mark(place))));
      return (
        asked.includes(mark(place)) &&
        /(?:\b(?:in|from|within|inside)(?: the)?(?: (?:text|string|sentence|phrase|word|following|following text))?:? ?|\b(?:text|sentence|paragraph):? ?)$/u.test(
          before,
        )
      );
    });
  return within.length === 1 ? (within[0] ?? -1) : -1;
}

const OF_CONTEXT =
  /\b(?:(?:in|from|of|to|on|for|at|within|through|using|over) )?(?:the |this |my |that )?(?:above|attached|given|provided|supplied|following|context|attached) ?(?:text|context|document|data|message|e-?mail|note|notes|list|file|content|paragraph|passage|csv|json|log|table|numbers|values|records)?\b|\b(?:in|from|of|to|on|for) (?:the |this |that |my )?(?:text|context|document|message|e-?mail|note|notes|file|content|paragraph|passage|csv|json|log|table|list|data)\b/u;

/** Finds the text that a request is about. */
export function subjectOf(request: Request): Subject | undefined {
  const { literals, plan, previous } = request;
  const quoted = literals.filter(({ kind }) => kind === "quoted");
  const last = literals.findLastIndex(({ kind }) => kind === "quoted");
  const block = blockOf(request);
  const isOneQuote =
    block !== undefined && quoted.length > 0 && block.block === `"${literals[last]?.text}"`;
  if (block && !isOneQuote) {
    const head = readRequest(block.head, plan);
    if (head.asked !== "" && splitWords(head.asked).length <= 30)
      return { asked: head.asked, text: block.block, from: "block", literals: head.literals };
  }
  const place = quoted.length === 1 ? last : quoted.length > 1 ? placeOfText(request) : -1;
  const text = literals[place]?.text;
  if (text !== undefined) {
    const asked = request.asked
      .replace(mark(place), " ")
      .replace(/ ?: ?/gu, " ")
      .replace(/\s+/gu, " ")
      .trim();
    return { asked, text, from: "quoted", literals };
  }
  if (quoted.length === 0 && plan.context.length > 0 && OF_CONTEXT.test(request.asked)) {
    const asked = request.asked.replace(/\s+/gu, " ").trim();
    return { asked, text: plan.context.join("\n"), from: "context", literals };
  }
  const implied = quoted.length === 0 ? impliedContext(request) : undefined;
  if (implied !== undefined)
    return { asked: request.asked, text: implied, from: "context", literals };
  if (
    quoted.length === 0 &&
    previous &&
    /\b(?:it|that|this|them|these|those|result|answer|output)\b/u.test(request.asked)
  )
    return { asked: request.asked, text: previous.value, from: "previous", literals };
  return undefined;
}

/** The context, where a task shows nothing of its own that it could be about. */
function impliedContext({ literals, plan, previous, asked }: Request): string | undefined {
  if (plan.context.length === 0 || previous) return undefined;
  if (literals.some(({ kind }) => kind !== "absent")) return undefined;
  if (
    /\b(?:date|time|day) (?:is it|today|now)\b|\b(?:today|tomorrow|yesterday|now|ago)\b/u.test(
      asked,
    )
  )
    return undefined;
  return plan.context.join("\n");
}

/** A text that holds numbers and nothing else, with what sets them apart. */
const NUMBER_LIST = /^[\s\d.,;|$€£%+()[\]{}*•-]+$/u;

/** The rows of numbers of a request, in order; those of the context or the answer before where it has none of its own. */
export function rowsOf(request: Request): string[] {
  const rows = request.literals.filter(({ kind }) => kind === "numbers").map(({ text }) => text);
  if (rows.length > 0) return rows;
  const quoted = request.literals
    .filter(({ text }) => /\d[\s,;]+-?\d/u.test(text) && !/\p{L}{3,}/u.test(text))
    .map(({ text }) => text);
  if (quoted.length > 0) return quoted;
  const { context } = request.plan;
  if (context.length > 0 && !request.previous && context.every((text) => NUMBER_LIST.test(text)))
    return OF_CONTEXT.test(request.asked) &&
      context.length > 1 &&
      /\bcorrelat|\bregress|\bweight/u.test(request.asked)
      ? [...context]
      : [context.map((text) => text.trim().replace(/^[-*•]\s+/gmu, "")).join("\n")];
  return request.previous && /\d[\s,;]+-?\d/u.test(request.previous.value)
    ? [request.previous.value]
    : [];
}

export const ANY_MARK = new RegExp(MARK_SOURCE, "gu");

/** A tool's answer of one step. */
export function done(tool: string, input: unknown, output: string, value = output): Done {
  return { output, value, steps: [{ tool, input, output: value }] };
}
