import { packFor } from "../../../content/scripts/phrases/pack-for.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { countWords, isUnspaced } from "./brief/count-words.js";
import { type BriefReading, readBrief } from "./brief/read-brief.js";
import { createLineWriter, type LineWriter } from "./compose-lines.js";
import { describeFacts, splitCompounds } from "./describe-facts.js";
import type { DraftSection } from "./draft-section.js";
import { fitWords } from "./fit-words.js";
import { neutralPack } from "./neutral-pack.js";
import { renderScript, type ScriptSection, timeSections } from "./render-script.js";

/** What a script is written from; white space of the brief is collapsed. */
export interface ScriptRequest {
  readonly brief: string;
  readonly seconds: number;
  readonly type: "script" | "demo" | "presentation" | "video";
}

/** A finished script and what its text is made of. */
export interface Script {
  readonly text: string;
  readonly language: string;
  readonly spokenWords: number;
  readonly sections: readonly ScriptSection[];
}

const wordsPerSecond = 2.5;
const cueWordsMax = 12;

/**
 * Composes a spoken script of 2.5 words per second from a brief of at most 2000 characters, for 15
 * to 300 seconds. It speaks the brief's own facts in seeded frames and adds none; the same request
 * always gives the same script.
 */
export function writeScript(request: ScriptRequest): Script {
  const reading = readBrief(request.brief);
  const script = composeScript(request, reading);
  const unspaced = isUnspaced(script.sections.map((section) => section.speech).join("\n"));
  // Words of a mixed brief are counted as the finished speech is, which its frames may tip over.
  return unspaced === reading.unspaced ? script : composeScript(request, { ...reading, unspaced });
}

function composeScript(request: ScriptRequest, reading: BriefReading): Script {
  const pack = packFor(reading.language) ?? neutralPack(reading);
  const random = seededRandom(`${request.brief}\n${request.seconds}\n${request.type}`);
  const facts = describeFacts(reading, splitCompounds(reading));
  const writer = createLineWriter(reading, pack, random, facts);
  const drafts = fitWords({
    reading,
    pack,
    writer,
    random,
    facts,
    seconds: request.seconds,
    wordsWanted: Math.round(request.seconds * wordsPerSecond),
  });
  let beat = 0;
  const untimed = drafts
    .filter((draft) => draft.lines.length > 0)
    .map((draft) => {
      beat += draft.role === "beat" ? 1 : 0;
      return {
        name: draft.role === "beat" ? beatName(draft, beat) : draft.role.toUpperCase(),
        cue: cueFor(draft, writer),
        speech: draft.lines.map((line) => line.text).join(pack.gap),
        words: draft.lines.reduce((sum, line) => sum + line.words, 0),
      };
    });
  const sections = timeSections(untimed, request.seconds);
  return {
    text: renderScript(sections),
    language: reading.language,
    spokenWords: countWords(sections.map((section) => section.speech).join("\n"), reading.unspaced),
    sections,
  };
}

function beatName({ title = "" }: DraftSection, number: number): string {
  const name = title.replace(/[[\]]/gu, "").trim();
  return name === "" ? `BEAT ${number}` : `BEAT ${number}: ${name.toLocaleUpperCase("en")}`;
}

function cueFor({ cue }: DraftSection, writer: LineWriter): string {
  return shorten(writer.label(cue.templates, cue.slots));
}

function shorten(cue: string): string {
  const words = cue.split(/\s+/u);
  const short =
    words.length <= cueWordsMax
      ? cue
      : `${words
          .slice(0, cueWordsMax)
          .join(" ")
          .replace(/[,:;]$/u, "")}`;
  return short.length <= 160 ? short : `${[...short].slice(0, 159).join("")}…`;
}
