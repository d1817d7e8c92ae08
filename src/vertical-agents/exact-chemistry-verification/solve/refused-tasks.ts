import { fieldQuestions } from "../../../content/chemistry-questions/field-questions.js";
import type { MissingField } from "../../understanding.js";
import type { RefusedTask } from "./answer-tasks.js";

/** What a caller can tell to have a refused task answered; undefined where a limit is in the way. */
export function askAbout({
  answer: { code, path, message },
}: RefusedTask): MissingField | undefined {
  if (code === "too_large" || code === "timeout") return undefined;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const question = fieldQuestions[name];
  const ask = question ?? "How is it meant?";
  return {
    field: fieldPath(path),
    ask: code === "missing" && question ? ask : `${sentence(message)} ${ask}`,
  };
}

/** `/tasks/1/equation` as `tasks[1].equation`. */
function fieldPath(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/gu, "[$1]")
    .replaceAll("/", ".");
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
