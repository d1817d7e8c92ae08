import { framesFor } from "../../../content/scripts/frames/frames-for.js";
import { countWords, isUnspaced } from "./brief/count-words.js";
import { type BriefReading, readBrief } from "./brief/read-brief.js";
import { makeDrafts } from "./drafts.js";
import { type Line, type Material, makeLines, weighLine } from "./lines.js";
import { renderScript, type ScriptSection } from "./render-script.js";
import { type Draft, scoreDraft } from "./score-draft.js";
import { type Delivery, deliveryOf, fits, timeSections } from "./time-script.js";
import { writeCues } from "./write-cues.js";

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

const SECONDS_PER_SECTION_MIN = 4;
const SECONDS_PER_BEAT = 11;
const SECTIONS_MIN = 3;
/** A sentence that rounds off comes only where nobody has to hurry for it. */
const ROUNDED_PACE_MAX = 2.2;
const LINES_TO_ROUND_OFF = 3;
/** A brief with a fact for so many seconds is spoken at `RICH_PACE_MIN` words a second at least. */
const SECONDS_PER_FACT = 7;
const RICH_PACE_MIN = 1.7;
const FACTS_OF_A_LINE_MAX = 3;

/**
 * Arranges what a brief of at most 2000 characters says as a script of 15 to 300 seconds: its own sentences,
 * whole, in the order of the genre, with the few that name topic and audience; of several drafts the best by
 * `scoreDraft`. What is not spoken is timed silence. The same request always gives the same script.
 */
export function writeScript(request: ScriptRequest): Script {
  const reading = readBrief(request.brief);
  const material = makeLines(reading, framesFor(reading.language));
  const delivery = deliveryOf(reading.genre, reading.wishes);
  const draft = bestDraft(
    rounded(withWords(material, request.brief), reading.language, request.seconds),
    reading,
    request.seconds,
    delivery,
  );
  const timed = timeSections(draft, request.seconds, delivery);
  const cues = writeCues(draft, reading);
  let start = 0;
  const sections = timed.map(({ seconds, lines }, at): ScriptSection => {
    const startSeconds = start;
    start += seconds;
    return {
      name: nameOf(at, timed.length),
      startSeconds,
      endSeconds: start,
      cues: cues[at] ?? [],
      lines,
    };
  });
  const spoken = draft
    .flat()
    .map(({ text }) => text)
    .join("\n");
  return {
    text: renderScript(sections),
    language: reading.language,
    spokenWords: countWords(spoken, isUnspaced(spoken)),
    sections,
  };
}

function nameOf(at: number, count: number): string {
  if (at === 0) return "HOOK";
  return at === count - 1 ? "CLOSE" : `BEAT ${at}`;
}

/** With time left, a script is rounded off; a rich brief has its address said once more. */
function rounded(material: Material, language: string, seconds: number): Material {
  const told = [...material.groups.flat(), ...material.close, ...material.first];
  const base =
    told.reduce((sum, { words }) => sum + words, 0) + (material.openings[0]?.[0]?.words ?? 0);
  const facts = told.reduce(
    (sum, line) => sum + Math.max(1, Math.min(FACTS_OF_A_LINE_MAX, weighLine(line, language))),
    0,
  );
  const added: Line[] = [];
  const wordsWith = (line: Line) =>
    base + line.words + added.reduce((sum, { words }) => sum + words, 0);
  for (const line of material.endings) {
    const isNew = !told.some(({ text }) => text === line.text) && added.length === 0;
    if (isNew && wordsWith(line) <= seconds * ROUNDED_PACE_MAX && told.length >= LINES_TO_ROUND_OFF)
      added.push(line);
  }
  const isRich = facts >= seconds / SECONDS_PER_FACT;
  const spare: Line[] = [];
  for (const line of material.spare) {
    if (isRich && wordsWith(line) < seconds * RICH_PACE_MIN) spare.push(line);
  }
  return { ...material, close: closeWith(material.close, added, spare) };
}

/** What rounds off stands before the requests, what is said again behind them, and the last words stay last. */
function closeWith(close: readonly Line[], added: readonly Line[], spare: readonly Line[]): Line[] {
  const lastWords = close.filter((line) => line.place < 0 && line.kind === "frame").slice(-1);
  const before = close.filter((line) => !lastWords.includes(line));
  return [...added, ...before, ...spare, ...lastWords];
}

/** A brief of nothing but directions or signs still is what it says. */
function withWords(material: Material, brief: string): Material {
  const hasWords =
    material.groups.length + material.close.length + material.first.length > 0 ||
    material.openings.some((opening) => opening.length > 0);
  if (hasWords) return material;
  const text = brief.replace(/[[\]#*`]/gu, "").trim() || "…";
  const line: Line = {
    text,
    words: Math.max(1, text.split(/\s+/u).length),
    place: 0,
    kind: "fact",
    follows: false,
    label: "",
  };
  return { ...material, groups: [[line]] };
}

/** The best draft that can be spoken in time; where none can, the lines that carry least are left out. */
function bestDraft(
  material: Material,
  reading: BriefReading,
  seconds: number,
  { pace }: Delivery,
): Draft {
  const sectionsMax = Math.max(SECTIONS_MIN, Math.floor(seconds / SECONDS_PER_SECTION_MIN));
  const plan = { sectionsMax, wordsPerBeat: pace * SECONDS_PER_BEAT };
  let left = material;
  for (;;) {
    for (const most of [plan.sectionsMax, SECTIONS_MIN, 1]) {
      const drafts = makeDrafts(left, reading.genre, { ...plan, sectionsMax: most })
        .map((draft) => (most === 1 ? [draft.flat()] : draft))
        .filter((draft) => fits(draft, seconds));
      const best = highest(drafts, scoreDraft);
      if (best) return best;
    }
    left = withoutLightest(left, reading.language);
  }
}

function highest<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  let best: { readonly item: Item; readonly score: number } | undefined;
  for (const item of items) {
    const made = score(item);
    if (!best || made > best.score) best = { item, score: made };
  }
  return best?.item;
}

const ASKED_FOR = 1_000;

/** Leaves out the line that carries least for its words; the last one left is shortened instead. */
function withoutLightest(material: Material, language: string): Material {
  const opening = material.openings[0] ?? [];
  const all = [...material.first, ...opening, ...material.groups.flat(), ...material.close];
  if (all.length <= 1) return shortened(material, all);
  if (
    opening.length > 0 &&
    opening.every((line) => weighLine(line, language) === 0) &&
    all.length > 2
  ) {
    return { ...material, openings: [[]] };
  }
  const lastWords = material.close.at(-1);
  const price = (line: Line) =>
    weighLine(line, language) / line.words +
    (line === lastWords || line.kind === "action" ? ASKED_FOR : 0);
  const lightest = [...material.groups.flat(), ...material.close, ...material.first].reduce(
    (one, other) => (price(other) <= price(one) ? other : one),
  );
  const without = (lines: readonly Line[]) => lines.filter((line) => line !== lightest);
  return {
    openings: material.openings,
    calledFirst: undefined,
    first: without(material.first),
    groups: material.groups.map(without).filter((group) => group.length > 0),
    close: without(material.close),
    endings: [],
    spare: [],
  };
}

/** Half of the words of a sentence that is too long for the whole script. */
function shortened(material: Material, [line]: readonly Line[]): Material {
  if (!line) return material;
  const isUnspaced = !line.text.includes(" ");
  const units = isUnspaced ? [...line.text] : line.text.split(" ");
  const text = units
    .slice(0, Math.ceil(units.length / 2))
    .join(isUnspaced ? "" : " ")
    .replace(/[\s,;:–-]+$/u, "");
  const words = Math.ceil(line.words / 2);
  const groups = [[{ ...line, text: `${text}.`, words }]];
  return {
    first: [],
    openings: [[]],
    close: [],
    endings: [],
    spare: [],
    calledFirst: undefined,
    groups,
  };
}
