import { whetherOf } from "../classify/judge-whether.js";
import { readLabels } from "../classify/read-labels.js";

/** What a task may be for. */
export type Skill =
  | "summarize"
  | "keywords"
  | "extract"
  | "sentiment"
  | "language"
  | "classify"
  | "answer";

/** What no builtin does, whatever else the task says. */
const BEYOND =
  /(?<!\p{L})(?:translat\p{L}*|rewrite|rephrase|paraphrase|proofread|compose|draft|brainstorm|imagine|pretend|role-?play|(?:write|create|make|generate|draw|paint|sing|tell)(?: me| us)?(?: an?| the| some)? (?:\p{L}+ ){0,3}(?:poem|story|joke|song|essay|letter|e-?mail|reply|code|function|program|script|picture|image|cat|dog|haiku|article|blog|limerick|speech|slogan|class|regex|query|test|app|website)|(?:book|order|buy|send|post|delete|remind|schedule|install|open|run) (?:me |us |it |this |that |an? |the ))/iu;

const SIGNS: readonly (readonly [skill: Skill, signs: RegExp])[] = [
  [
    "language",
    /(?<!\p{L})(?:(?:what|which) language|(?:detect|identify|determine|guess|recogni[sz]e|name|find)\b[^.?:\n]{0,20}\blanguage|language (?:is|of|detection|id)|language of)(?!\p{L})/iu,
  ],
  [
    "keywords",
    /(?<!\p{L})(?:key ?words?|key[ -]?phrases?|key ?terms?|(?:main|important|central|top|most important|dominant) (?:topics?|terms?|phrases?|words?|concepts?|tags?)|tags for|what (?:topics|tags))(?!\p{L})/iu,
  ],
  [
    "summarize",
    /(?<!\p{L})(?:summar\p{L}*|sum (?:it |this |that )?up|sum up|tl;?dr|condense|boil\b[^.?\n]{0,20}\bdown|(?:key|main|important|essential) (?:points|takeaways|ideas|facts|messages?)|takeaways|bullet points?|bullets|what(?:'s| is) (?:this|the|it)\b[^?\n]{0,20} about|recap|gist|nutshell|in short|shorten|abridge|digest|abstract of|brief overview|overview of)(?!\p{L})/iu,
  ],
  [
    "sentiment",
    /(?<!\p{L})(?:sentiment|tone|mood|polarity|feel|feels|feeling|emotion|emotional|attitude|opinion (?:is|positive)|how (?:happy|angry|satisfied|positive|negative))(?!\p{L})/iu,
  ],
  [
    "classify",
    /(?<!\p{L})(?:classif\p{L}*|categori[sz]\p{L}*|label|labels|tag|assign|(?:which|what) (?:category|class|topic|label|department|group|type|intent|priority)|which of (?:these|the following)|belongs? to|sort into|is (?:it|this|the) [\p{L} ]{0,30}? or)(?!\p{L})/iu,
  ],
  [
    "extract",
    /(?<!\p{L})(?:extract\p{L}*|pull\b|parse|as json|to json|in json|json|scrape|grab|collect|(?:find|list|get|give|return|show|identify|fetch|detect)(?: me)?(?: (?:all|every|each|any|the|of|out))*(?: \p{L}+){0,3}? (?:e-?mails?|addresses|urls?|links|dates?|times?|phone|phones|numbers?|amounts?|names?|people|organi[sz]ations|places|ibans?|ips?|hashtags|mentions|prices?|entities|fields|percentages|values))(?!\p{L})/iu,
  ],
];
const QUESTION =
  /^(?:[^?]{0,200}[,:.]\s*)?(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|has|have|had|will|since when|in (?:which|what)|on (?:which|what)|by (?:which|what)|within|from which|for how|to (?:which|whom)|according to|based on|answer)(?!\p{L})/iu;

/** Whether a task names what a skill does. */
export function asksFor(skill: Skill, task: string): boolean {
  return SIGNS.some(([known, signs]) => known === skill && signs.test(task.slice(0, 2_000)));
}

export interface IntentInput {
  /** The task without the text that it is to work on. */
  readonly instruction: string;
  /** There is text to work on. */
  readonly hasMaterial: boolean;
}

/** What an instruction asks for, by its words; undefined where no builtin does it. */
export function readIntent({ instruction, hasMaterial }: IntentInput): Skill | undefined {
  const text = instruction.slice(0, 2_000);
  if (!hasMaterial || BEYOND.test(text)) return undefined;
  const { labels } = readLabels(text);
  const offered = labels.length >= 2;
  if (whetherOf(labels) && OF_TEXT.test(text)) return "classify";
  for (const [skill, signs] of SIGNS) {
    if (!signs.test(text)) continue;
    if (skill === "classify" && !offered) continue;
    const isOffered = offered && /(?<!\p{L})or(?!\p{L})|[,/]/u.test(text);
    if ((skill === "sentiment" || skill === "language") && isOffered) return "classify";
    return skill;
  }
  if (offered && (isEither(text) || CHOICE.test(text))) return "classify";
  if (STRUCTURE.test(text)) return "extract";
  return QUESTION.test(text) || text.trim().endsWith("?") ? "answer" : undefined;
}

/** Whether something holds of the text itself, and not of what it tells. */
const OF_TEXT =
  /(?<!\p{L})(?:is|are|does|do|did|has|was|whether|if)\s(?:this|the|that|it)\b(?:\s(?:following|given|customer|user|support))?\s?(?:text|message|e-?mail|review|ticket|comment|customer|user|sender|author|writer|tweet|post|sentence|feedback|statement|article|caller|reviewer|about|urgent|spam)\b/iu;
const CHOICE =
  /^\W*(?:please\s+)?(?:(?:determine|decide|choose|pick|select|sort|route|assign|label|tag|rate|judge|triage|mark|map|set|put)\b(?!\sout)|(?:which|what)\b[^:?]{3,80}:)/iu;
/** A schema in braces, or names such as `order_id`. */
const STRUCTURE =
  /\{\s*["'\w][^{}]{1,2000}[}{]|\b(?:keys?|fields?)\s?:\s|(?<!\w)[a-z]{2,20}_[a-z_]{2,40}(?!\w)[\s\S]{0,200}?(?:,|\band\b)/u;

/** "Is this review good or bad?", "Spam or ham?" */
function isEither(text: string): boolean {
  return /^(?:is|are|was|does)\b[^?]{0,80}\bor\b|^[\p{L}-]+ or [\p{L}-]+\?|\b(?:answer|reply|respond|say|return)(?: only)?(?: with)? [\p{L}"' -]{1,40} or [\p{L}"' -]{1,40}[.!]?$/iu.test(
    text.trim(),
  );
}
