import { renderScript, type ScriptSection } from "../script-writer/render-script.js";
import { shareSeconds } from "../script-writer/time-sections.js";
import { wordsOfSections } from "./check-script.js";
import type { DraftSection } from "./script-answer.js";

/** Sections that were found sound as the text of a script, with times that fill the seconds. */
export function composeScript(sections: readonly DraftSection[], seconds: number): string {
  const shares = shareSeconds(wordsOfSections(sections), seconds);
  let start = 0;
  const timed = sections.map(({ role, spoken, cue }, at): ScriptSection => {
    const startSeconds = start;
    start += shares[at] ?? 0;
    const name = role === "beat" ? `BEAT ${at}` : role.toUpperCase();
    return {
      name,
      startSeconds,
      endSeconds: start,
      cues: [`VISUAL: ${cue.replace(/[[\]]/gu, "")}`],
      lines: [spoken],
    };
  });
  return renderScript(timed).trim();
}
