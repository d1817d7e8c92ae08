import { checkScript, type ScriptOrderToCheck } from "./check-script.js";
import { composeScript } from "./compose-script.js";
import { readScriptAnswer } from "./script-answer.js";

/** What a model answered. */
export interface ScriptAnswer {
  readonly text: string;
  /** Whether it came to its end by itself. */
  readonly isWhole: boolean;
}

/** A script that can be sold, or why there is none yet. */
export type Judgement = { readonly script: string } | { readonly faults: readonly string[] };

/** Reads, checks and times what a model answered, in about 5 ms for 300 seconds of speech. */
export function judgeScript({
  answer,
  order,
}: {
  readonly answer: ScriptAnswer;
  readonly order: ScriptOrderToCheck;
}): Judgement {
  if (!answer.isWhole) return { faults: ["the answer was cut off before its end: be shorter"] };
  const read = readScriptAnswer(answer.text);
  if ("faults" in read) return read;
  const faults = checkScript(read.sections, order);
  return faults.length > 0 ? { faults } : { script: composeScript(read.sections, order.seconds) };
}
