/** One time-coded part of a script. */
export interface ScriptSection {
  readonly name: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** What is seen, each on a line of its own. */
  readonly cues: readonly string[];
  /** What is spoken, and timed cues such as `[PAUSE 0:03]` between it. */
  readonly lines: readonly string[];
}

/** Writes the sections as text: time code line, cue lines, spoken lines and timed cues, empty line. */
export function renderScript(sections: readonly ScriptSection[]): string {
  return sections
    .map(({ name, startSeconds, endSeconds, cues, lines }) =>
      [
        `[${clock(startSeconds)}-${clock(endSeconds)} ${name}]`,
        ...cues.map((cue) => `[${cue}]`),
        ...lines,
        "",
      ].join("\n"),
    )
    .join("\n");
}

/** A cue that lasts: `[PAUSE 0:03]`. */
export function timedCue(name: "MUSIC" | "PAUSE", seconds: number): string {
  return `[${name} ${clock(seconds)}]`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
