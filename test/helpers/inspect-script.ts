import {
  countWords,
  isUnspaced,
  spokenText,
} from "../../src/engines/text/script-writer/brief/count-words.js";

const TIME_CODE = /^\[(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d) (\S[^\]]*)\]$/u;
const TIMED_CUE = /^\[(?:MUSIC|PAUSE) (\d{1,2}):([0-5]\d)\]$/u;
const CUE = /^\[(?:VISUAL|ON SCREEN): \S[^\]]*\]$/u;
const WORDS_PER_SECOND_MAX = 2.75;
const REPEATED_WORDS_MIN = 3;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly body: readonly string[];
}

/**
 * Names what of a script breaks the form that is promised: sections without a gap that run to the last second, a
 * cue in each, speech that can be spoken beside the timed silence, no sentence twice, nothing in brackets spoken.
 */
export function inspectScript(text: string, seconds: number): string[] {
  const sections = findSections(text);
  const speech = spokenText(text);
  return [
    ...inspectTimes(sections, seconds),
    ...sections.flatMap(inspectSection),
    ...(/[[\]]/u.test(speech) ? ["a bracket is spoken"] : []),
    ...(/^\s*#{1,6}\s|\*\*|```/mu.test(text) ? ["the text holds Markdown"] : []),
    ...repeatedSentences(speech).map((sentence) => `twice: ${sentence}`),
  ];
}

/** The sentences of a speech in small letters and without marks, from three words on. */
export function plainSentences(speech: string): string[] {
  return speech
    .split(/(?<=[.!?。？！…।؟]["”»]?)\s+/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= REPEATED_WORDS_MIN);
}

function findSections(text: string): Found[] {
  const sections: { start: number; end: number; body: string[] }[] = [];
  for (const line of text.split("\n")) {
    const times = TIME_CODE.exec(line)?.slice(1, 5).map(Number);
    if (times) {
      const [startMinutes = 0, startSeconds = 0, endMinutes = 0, endSeconds = 0] = times;
      const start = startMinutes * 60 + startSeconds;
      sections.push({ start, end: endMinutes * 60 + endSeconds, body: [] });
    } else if (line.trim() !== "") {
      sections.at(-1)?.body.push(line);
    }
  }
  return sections;
}

function inspectTimes(sections: readonly Found[], seconds: number): string[] {
  const starts = [...sections.map(({ start }) => start), seconds];
  const ends = [0, ...sections.map(({ end }) => end)];
  return starts.flatMap((start, at) =>
    start === ends[at] ? [] : [`section ${at + 1} starts at ${start}, not at ${ends[at]}`],
  );
}

function inspectSection({ start, end, body }: Found, at: number): string[] {
  const spoken = body.filter((line) => !line.startsWith("[")).join(" ");
  const words = countWords(spoken, isUnspaced(spoken));
  const silence = body.reduce((sum, line) => {
    const [, minutes = "0", rest = "0"] = TIMED_CUE.exec(line) ?? [];
    return sum + Number(minutes) * 60 + Number(rest);
  }, 0);
  const name = `section ${at + 1}`;
  return [
    ...(spoken.trim() === "" ? [`${name} has no speech`] : []),
    ...(body.some((line) => CUE.test(line)) ? [] : [`${name} has no cue`]),
    ...(words <= (end - start - silence) * WORDS_PER_SECOND_MAX
      ? []
      : [`${name} has ${words} words for ${end - start - silence} seconds`]),
    ...body
      .filter((line) => line.startsWith("[") && !CUE.test(line) && !TIMED_CUE.test(line))
      .map((line) => `${name} has a cue of no known form: ${line}`),
  ];
}

function repeatedSentences(speech: string): string[] {
  const sentences = plainSentences(speech);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) < at);
}
