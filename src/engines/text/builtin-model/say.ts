import { answerQuestion } from "../answer/answer-question.js";
import { questionOf } from "../answer/read-question.js";
import { classify } from "../classify/classify.js";
import { judgeWhether, whetherOf } from "../classify/judge-whether.js";
import { type OfferedLabels, readLabels } from "../classify/read-labels.js";
import { extract } from "../extract/extract.js";
import { findKeywords } from "../keywords/find-keywords.js";
import { identifyLanguage } from "../language/identify-language.js";
import { judgeSentiment } from "../sentiment/judge-sentiment.js";
import { summarize } from "../summarize/summarize.js";
import { languageName } from "./language-name.js";
import type { Skill } from "./read-intent.js";
import { readLength } from "./read-length.js";

/** What a skill is to do, and on which texts. */
export interface SkillInput {
  readonly instruction: string;
  readonly texts: readonly string[];
}

/** What is said when no text holds the answer. */
export const UNTOLD = "The context does not tell.";
const KEYWORDS_COUNT = 8;

/** The answer of a skill, in words or as JSON. */
export const skills: Readonly<Record<Skill, (input: SkillInput) => string>> = {
  summarize: saySummary,
  keywords: sayKeywords,
  extract: ({ instruction, texts }) => JSON.stringify(extract(instruction, texts)),
  sentiment: saySentiment,
  language: sayLanguage,
  classify: sayClass,
  answer: sayAnswer,
};

function saySummary({ instruction, texts }: SkillInput): string {
  const { sentences, words, isList } = readLength(instruction);
  const summary = summarize(texts.join("\n\n"), {
    ...(sentences === undefined ? {} : { sentences }),
    ...(words === undefined ? {} : { words }),
  });
  if (summary.text === "") return "The text has no sentences to summarize.";
  return isList ? summary.sentences.map(({ text }) => `- ${text}`).join("\n") : summary.text;
}

function sayKeywords({ instruction, texts }: SkillInput): string {
  const count = readLength(instruction).count ?? KEYWORDS_COUNT;
  const found = findKeywords(texts.join("\n\n"), { count });
  if (found.length === 0) return "The text has no keywords.";
  return found.map(({ phrase }) => phrase).join(", ");
}

function saySentiment({ texts }: SkillInput): string {
  const { label, score, words } = judgeSentiment(texts.join("\n\n"));
  const heard = words.length > 0 ? `; by the words ${words.slice(0, 12).join(", ")}` : "";
  return `${label} (score ${score.toFixed(2)} of -1 to 1${heard})`;
}

function sayLanguage({ texts }: SkillInput): string {
  const { code } = identifyLanguage(texts.join("\n\n"));
  return code === null ? "The language cannot be told." : `${languageName(code)} (${code})`;
}

function sayClass({ instruction, texts }: SkillInput): string {
  const read = readLabels(instruction);
  const offered = read.labels.length < 2 ? readLabels(`labels: ${instruction}`) : read;
  if (offered.labels.length < 2) {
    return "Name at least two labels in the task, for example: classify as billing, shipping or other.";
  }
  return texts.length > 1 && /\beach\b/i.test(instruction)
    ? texts.map((text, at) => `${at + 1}: ${labelOf(text, offered, instruction)}`).join("\n")
    : labelOf(texts.join("\n\n"), offered, instruction);
}

function labelOf(text: string, { labels, isMulti }: OfferedLabels, instruction: string): string {
  const whether = whetherOf(labels);
  const judged = whether && judgeWhether(instruction, text, whether);
  if (judged) return judged.name;
  const { chosen } = classify(text, labels, { isMulti });
  if (chosen.length > 0) return chosen.map(({ name }) => name).join(", ");
  return `uncertain: nothing in the text supports ${labels.map(({ name }) => name).join(", ")}`;
}

function sayAnswer({ instruction, texts }: SkillInput): string {
  const answered = answerQuestion(questionOf(instruction), texts);
  if (answered.kind === "untold") return UNTOLD;
  const { span, refersTo, sentence, passage } = answered;
  const meant = refersTo === undefined ? span : `${refersTo} ("${span}")`;
  return `${meant}\n\nSource [${passage + 1}]: "${sentence}"`;
}
