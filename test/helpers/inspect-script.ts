import {
  countSpokenWords,
  spokenText,
} from "../../src/engines/text/script-writer/brief/count-words.js";

const timeCode = /^\s*\[(\d{1,2}):([0-5]\d)\s*[-–]\s*(\d{1,2}):([0-5]\d)\s+(\S[^\]]*)\]\s*$/u;
const cueLine = /^\s*\[\s*[^\]\d][^\]]*\]\s*$/u;
const metaTalk = [
  /\bhere(?:'s| is|’s) (?:your|the|a) (?:\S+ ){0,3}(?:script|draft|version)\b/iu,
  /\bas an? (?:ai|language model)\b/iu,
  /\b(?:i hope this helps|let me know if you|feel free to (?:adjust|edit|modify))\b/iu,
  /^\s*(?:sure|certainly|of course|absolutely)[!,.]? (?:here|below|i)\b/imu,
  /\bword count\b/iu,
];

interface FoundSection {
  readonly start: number;
  readonly end: number;
  readonly body: readonly string[];
}

function findSections(text: string): FoundSection[] {
  const sections: { start: number; end: number; body: string[] }[] = [];
  for (const line of text.split(/\r?\n/u)) {
    const match = timeCode.exec(line);
    if (match) {
      const [startMinutes, startSeconds, endMinutes, endSeconds] = match.slice(1, 5).map(Number);
      sections.push({
        start: (startMinutes ?? 0) * 60 + (startSeconds ?? 0),
        end: (endMinutes ?? 0) * 60 + (endSeconds ?? 0),
        body: [],
      });
    } else if (line.trim() !== "") {
      sections.at(-1)?.body.push(line);
    }
  }
  return sections;
}

function inspectTimes(sections: readonly FoundSection[], seconds: number): string[] {
  const faults: string[] = [];
  const [first] = sections;
  if (first !== undefined && first.start !== 0) {
    faults.push("the first section must start at 0:00");
  }
  sections.forEach((section, index) => {
    const before = sections[index - 1];
    if (section.end <= section.start) {
      faults.push(`section ${index + 1} must end after it starts`);
    }
    if (before !== undefined && before.end !== section.start) {
      faults.push(`section ${index + 1} must start where section ${index} ends`);
    }
  });
  if (sections.at(-1)?.end !== seconds) {
    faults.push(`the last section must end at ${seconds} seconds`);
  }
  return faults;
}

function inspectBodies(sections: readonly FoundSection[]): string[] {
  const faults: string[] = [];
  sections.forEach((section, index) => {
    if (!section.body.some((line) => cueLine.test(line))) {
      faults.push(
        `section ${index + 1} needs a visual cue on a line of its own in square brackets`,
      );
    }
    if (spokenText(section.body.join("\n")).trim() === "") {
      faults.push(`section ${index + 1} has no spoken text`);
    }
  });
  return faults;
}

/**
 * Names the faults of a script text in readable sentences; an empty list means it can be accepted.
 * Meant for texts that a language model wrote in the format of `writeScript`.
 */
export function inspectScript(text: string, seconds: number): string[] {
  const faults: string[] = [];
  const words = countSpokenWords(text);
  const wanted = seconds * 2.5;
  if (words < wanted * 0.9 || words > wanted * 1.1) {
    faults.push(
      `the speech has ${words} words; ${Math.ceil(wanted * 0.9)} to ${Math.floor(wanted * 1.1)} are wanted`,
    );
  }
  const sections = findSections(text);
  if (sections.length < 3) {
    faults.push("at least 3 time-coded sections such as [0:00-0:08 HOOK] are wanted");
  }
  faults.push(...inspectTimes(sections, seconds), ...inspectBodies(sections));
  const speech = spokenText(text);
  if (/^\s*#{1,6}\s|\*\*|```|^\s*[-*]\s/mu.test(text)) {
    faults.push("the text must not contain markdown");
  }
  if (/[[\]]/u.test(speech)) {
    faults.push("square brackets must stand alone on their line");
  }
  if (metaTalk.some((pattern) => pattern.test(text))) {
    faults.push("the text must not talk about itself or its writer");
  }
  return faults;
}
