/** One time-coded part of a script. */
export interface ScriptSection {
  readonly name: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly cue: string;
  readonly speech: string;
}

interface UntimedSection {
  readonly name: string;
  readonly cue: string;
  readonly speech: string;
  readonly words: number;
}

/** Gives every section its share of the seconds, in proportion to its words; each gets at least one. */
export function timeSections(
  sections: readonly UntimedSection[],
  seconds: number,
): ScriptSection[] {
  const total = sections.reduce((sum, section) => sum + section.words, 0);
  let wordsBefore = 0;
  let start = 0;
  return sections.map((section, index) => {
    wordsBefore += section.words;
    const ideal = Math.round((wordsBefore / Math.max(total, 1)) * seconds);
    const after = sections.length - 1 - index;
    const end = after === 0 ? seconds : Math.min(Math.max(ideal, start + 1), seconds - after);
    const { name, cue, speech } = section;
    const timed = { name, startSeconds: start, endSeconds: end, cue, speech };
    start = end;
    return timed;
  });
}

/** Writes the sections as text: time code line, cue line, speech, empty line. */
export function renderScript(sections: readonly ScriptSection[]): string {
  return sections
    .map(
      ({ name, startSeconds, endSeconds, cue, speech }) =>
        `[${clock(startSeconds)}-${clock(endSeconds)} ${name}]\n[VISUAL: ${cue}]\n${speech}\n`,
    )
    .join("\n");
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
