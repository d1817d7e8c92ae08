import { classify } from "./classify.js";
import type { Label } from "./read-labels.js";

/** Labels that say yes and no to a question of the task. */
export interface WhetherLabels {
  readonly yes: Label;
  readonly no: Label;
}

const YES = /^(?:yes|true|y)$/iu;
const NO = /^(?:no|false|n)$/iu;
const QUESTION_LENGTH_MAX = 300;
const QUESTION =
  /(?<!\p{L})(?:is|are|was|does|do|did|has|have|can|whether|if)\s+(?:(?:the|this|that|a|an|following|customer['’]s|user['’]s|given)\s+){0,3}(?:(?:text|message|e-?mail|review|ticket|comment|customer|user|sender|author|writer|statement|article|tweet|post|document|passage|sentence|feedback|person|it|caller|speaker|reviewer)\s+)?(?:(?:about|related to|concerning|an?|the|mention(?:s|ed|ing)?|contain(?:s|ed|ing)?|talk(?:s|ing)? about|discuss(?:es|ing)?|ask(?:s|ing|ed)? (?:for|about|to)|request(?:s|ing)?|want(?:s|ing)? (?:to|an?)?|express(?:es|ing)?|refer(?:s|ring)? to|describe(?:s)?|report(?:s|ing)?|complain(?:s|ing)? about|include(?:s)?|show(?:s)?|sound(?:s)?|seem(?:s)?|feel(?:s|ing)?|deal(?:s|ing)? with)\s+)*([^?:.\n(]{2,120})/iu;
const MENTION = /\b(?:mention|contain|talk|discuss|refer|include|complain|ask|request|express)/iu;
const EMPTY =
  /^(?:(?:an?|the|any|some|about|his|her|their)\s+)+|\s+(?:or not|at all|problem|issue)$/giu;

/** Yes and no among the labels of a task, where it offers just them. */
export function whetherOf(labels: readonly Label[]): WhetherLabels | undefined {
  const yes = labels.find(({ name }) => YES.test(name));
  const no = labels.find(({ name }) => NO.test(name));
  return yes && no && labels.length === 2 ? { yes, no } : undefined;
}

/**
 * Answers "is this text about cooking?" by whether the text supports a label of that name; undefined
 * where the question is none that a label could stand for. A "no" is what nothing speaks against.
 */
export function judgeWhether(
  instruction: string,
  text: string,
  { yes, no }: WhetherLabels,
): Label | undefined {
  const [asked, named] = QUESTION.exec(instruction.slice(0, QUESTION_LENGTH_MAX)) ?? [];
  const name = named?.trim().replace(EMPTY, "").replace(/\s+/g, " ").trim() ?? "";
  if (name === "") return undefined;
  const isNegated = /^(?:not|no)\s/iu.test(name);
  const thing: Label = { name: name.replace(/^(?:not|no)\s/iu, ""), description: "" };
  const feelings = OPPOSITES.find(([, names]) => names.test(thing.name));
  const isIt = feelings
    ? isFeeling(feelings[0], text)
    : isAbout(thing, { text, question: asked ?? "" });
  if (isIt === undefined) return undefined;
  return isIt === isNegated ? no : yes;
}

const MENTIONED_MIN = 0.9;
const ABOUT_MIN = 1.5;

/** A mention takes one word; to be about something, or to be it, more must speak for it. */
function isAbout(thing: Label, { text, question }: { text: string; question: string }): boolean {
  const { scores } = classify(text, [thing, { name: "other", description: "" }]);
  const score = scores.find(({ label }) => label === thing)?.score ?? 0;
  return score >= (MENTION.test(question) ? MENTIONED_MIN : ABOUT_MIN);
}

function isFeeling(opposite: string, text: string): boolean | undefined {
  const own = opposite === "negative" ? "positive" : "negative";
  const labels = [own, opposite].map((name) => ({ name, description: "" }));
  const [chosen] = classify(text, labels).chosen;
  return chosen && chosen.name === own;
}

/** What is the opposite of a feeling, for a question that names the one. */
const OPPOSITES: readonly (readonly [opposite: string, names: RegExp])[] = [
  ["negative", /^(?:positive|happy|satisfied|pleased|good|favou?rable|content)$/iu],
  [
    "positive",
    /^(?:negative|unhappy|dissatisfied|angry|upset|bad|disappointed|annoyed|critical)$/iu,
  ],
];
