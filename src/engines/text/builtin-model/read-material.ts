import { readLabels } from "../classify/read-labels.js";
import type { BuiltinRequest } from "./builtin-answer.js";
import { splitsOf, splitTask } from "./split-task.js";

/** What a request orders, and the texts that it is to be done with. */
export interface Material {
  readonly instruction: string;
  /** Empty where there is no text but the instruction. */
  readonly texts: readonly string[];
}

const OWN_WORDS_MIN = 4;
/** From so many words on, what was said in a conversation is a text and no remark. */
const TEXT_WORDS_MIN = 25;
const QUESTION_LINE = /(?:^|\n)[ \t]{0,20}(?:question|q)[ \t]{0,4}:[ \t]{0,20}([^\n]{3,1000})/iu;

/** Takes the texts from the context, and from the task where there is none or a conversation goes on. */
export function readMaterial({ task, context, isConversation = false }: BuiltinRequest): Material {
  const hasContext = context.some((text) => text.trim() !== "");
  if (hasContext && !isConversation) return { instruction: task, texts: context };
  const { instruction, material } = splitOwn(task);
  const isOwn =
    material !== undefined && (!hasContext || wordCount(material, OWN_WORDS_MIN) >= OWN_WORDS_MIN);
  if (isOwn) return { instruction, texts: [material] };
  const isOfText =
    isConversation && /\b(?:text|article|above|summar|document|letter|story)/iu.test(task);
  const long = isOfText
    ? context.filter((text) => wordCount(text, TEXT_WORDS_MIN) >= TEXT_WORDS_MIN)
    : [];
  return { instruction: task, texts: long.length > 0 ? long : hasContext ? context : [] };
}

function splitOwn(task: string): { readonly instruction: string; readonly material?: string } {
  const question = QUESTION_LINE.exec(task);
  if (question?.[1]) {
    const rest = `${task.slice(0, question.index)}\n${task.slice(question.index + question[0].length)}`;
    const material = rest.trim().replace(/^(?:context|text|passage|document)\s*:\s*/iu, "");
    if (material !== "") return { instruction: question[1], material };
  }
  return splitAtLabels(task) ?? splitTask(task);
}

/** The first cut before which all labels are named. */
function splitAtLabels(task: string): { instruction: string; material?: string } | undefined {
  const named = readLabels(task).labels.length >= 2;
  if (!named) return undefined;
  const cuts = splitsOf(task).filter(
    ({ instruction }) => readLabels(instruction).labels.length >= 2,
  );
  const cut = cuts[0];
  if (!cut?.material) return undefined;
  const material = cut.material.replace(MARKED, "");
  return { instruction: cut.instruction, material };
}

const MARKED =
  /^\s*(?:the |customer |user )?(?:text|message|input|ticket|review|e-?mail|sentence|comment|tweet|feedback)\s*:\s*["“]?|["”]$/giu;

/** Words of a text, counted up to a number. */
function wordCount(text: string, max: number): number {
  return text.trim().split(/\s+/, max).length;
}
