import { fence } from "../../../platform/models/fence.js";
import { jsonOf, RESULT_CHARS_MAX, type ToolOutcome } from "../tools/tool.js";

/** What a tool answered, as a text that was cut where it is long. */
export interface ResultText {
  readonly text: string;
  readonly isCut: boolean;
}

/** What a tool answered as text, at most so long. */
export function resultText(outcome: ToolOutcome, charsMax: number = RESULT_CHARS_MAX): ResultText {
  const { value, json } = outcome;
  const isText = typeof value === "string" && json === undefined;
  const whole = isText ? value : jsonOf(outcome);
  const most = Math.min(charsMax, RESULT_CHARS_MAX);
  if (whole.length <= most) return { text: whole, isCut: false };
  const isAmidPair = /[\uD800-\uDBFF]/.test(whole.charAt(most - 1));
  const kept = whole.slice(0, isAmidPair ? most - 1 : most);
  const note = `[cut: the first ${kept.length} of ${whole.length} characters]`;
  return { text: `${kept}\n${note}`, isCut: true };
}

/** A result as a model is given it: what tools answer comes from third parties, too. */
export function fencedResult({ text }: ResultText, isError: boolean): string {
  return isError ? `The call failed.\n${fence(text)}` : fence(text);
}
