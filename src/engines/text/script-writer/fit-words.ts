import { countWords, firstWords } from "./brief/count-words.js";
import { chooseFacts } from "./choose-facts.js";
import type { Line } from "./compose-lines.js";
import { describeFacts } from "./describe-facts.js";
import { draftBeats } from "./draft-beats.js";
import type { DraftSection, WritingTask } from "./draft-section.js";
import type { LineSize } from "./line-templates.js";
import { joinFragments } from "./plan-beats.js";

const roundsMax = 600;
const fillersMax = 200;
const triesToAdd = 8;
const closeWordsLong = 110;

/** Writes the lines of all sections so that together they have the wanted number of words. */
export function fitWords(task: WritingTask): DraftSection[] {
  const draft = draftContent(task);
  fillUp(task, draft);
  adjust(task, draft);
  trimExcess(task, draft);
  return draft;
}

function countAll(draft: readonly DraftSection[]): number {
  return draft.reduce(
    (sum, section) => sum + section.lines.reduce((words, line) => words + line.words, 0),
    0,
  );
}

function draftContent(task: WritingTask): DraftSection[] {
  const { reading, pack, wordsWanted, seconds } = task;
  const content = [...task.facts, ...reading.actions].reduce((sum, fact) => sum + fact.words, 0);
  const isTight = content * 1.5 + 24 > wordsWanted;
  const size: LineSize = isTight ? "short" : "normal";
  const hook = draftHook(task, seconds < 25 ? "short" : size);
  const close = draftClose(task, size);
  const chosen = chooseFacts({
    facts: task.facts,
    wordsFree: wordsWanted - countAll([hook, close]),
    wordsPerLead: isTight ? 2 : 6,
    unspaced: reading.unspaced,
  });
  const isJoined = isTight || content * 2 > wordsWanted;
  const spoken = isJoined ? joinFragments(chosen, pack.and, 16) : chosen;
  const beats = draftBeats(task, describeFacts(reading, spoken), {
    size,
    wordsFree: wordsWanted - countAll([hook, close]),
  });
  return [hook, ...beats, close];
}

/** A long topic is named in short where its full form would take too much of the time. */
function draftHook(
  { reading, pack, writer, wordsWanted }: WritingTask,
  size: LineSize,
): DraftSection {
  const full = writer.hook(size);
  const isTooLong = full !== undefined && full.words > wordsWanted * 0.4;
  if (isTooLong) {
    writer.release(full);
  }
  return {
    role: "hook",
    cue: { templates: pack.cues.kindHook?.[reading.kind] ?? pack.cues.hook, slots: {} },
    facts: [],
    lines: present([isTooLong ? (writer.briefHook() ?? full) : full]),
    ideas: wordsWanted > 220 ? [() => writer.promise()] : [],
  };
}

function draftClose(task: WritingTask, size: LineSize): DraftSection {
  const { reading, pack, writer, wordsWanted, facts } = task;
  const [request] = reading.actions;
  const close: DraftSection = {
    role: "close",
    cue: {
      templates: request === undefined ? pack.cues.close : pack.cues.action,
      slots: { action: request?.text ?? "" },
    },
    facts: reading.actions,
    lines: [],
    ideas: [],
  };
  const points = task.random.shuffle(facts.flatMap((fact) => fact.points.slice(0, 1))).slice(0, 3);
  if (request === undefined || wordsWanted >= closeWordsLong) {
    close.lines.push(...present([writer.close(size, request === undefined, points)]));
  }
  let free = wordsWanted * 0.45;
  for (const action of reading.actions) {
    if (action.words <= free || close.lines.length === 0) {
      const isShort = size === "short" || close.lines.length > 1;
      close.lines.push(...present([writer.action(action, isShort ? "short" : size)]));
      free -= action.words + 3;
    }
  }
  const [request1] = request === undefined ? [] : describeFacts(reading, [request]);
  const key = request1?.points.find((point) => pack.facts.keyRepeats[point.kind] !== undefined);
  if (key !== undefined && wordsWanted >= closeWordsLong && size !== "short") {
    close.lines.push(...present([writer.repeatKey(key)]));
  }
  return close;
}

function present(lines: readonly (Line | undefined)[]): Line[] {
  return lines.filter((line) => line !== undefined);
}

/** Adds what can still be said, to the section that lacks most words first. */
function fillUp(task: WritingTask, draft: readonly DraftSection[]): void {
  const { wordsWanted, writer } = task;
  for (const section of draft) {
    if (section.role !== "beat") {
      section.lines.push(...present(section.ideas.splice(0).map((idea) => idea())));
    }
  }
  for (let round = 0; round < fillersMax; round += 1) {
    const missing = wordsWanted - countAll(draft);
    const open = draft.filter((section) => section.ideas.length > 0);
    const [first] = open;
    if (first === undefined || (missing < 8 && open.every((one) => one.lines.length > 0))) {
      return;
    }
    const section = open.reduce(
      (least, other) => (countAll([other]) < countAll([least]) ? other : least),
      first,
    );
    const line = section.ideas.shift()?.();
    if (line !== undefined && line.words > missing + 6 && section.lines.length > 0) {
      writer.release(line);
    } else if (line !== undefined) {
      insertLine(section, line);
    }
  }
}

/** A line about a fact stands behind what was said about it before. */
function insertLine(section: DraftSection, line: Line): void {
  const last = section.lines.findLastIndex(
    (one) => one.about !== undefined && one.about === line.about,
  );
  section.lines.splice(last < 0 ? section.lines.length : last + 1, 0, line);
}

/** Says single lines at another length, or leaves fillers and the least facts out, until the number fits. */
function adjust(task: WritingTask, draft: readonly DraftSection[]): void {
  const { wordsWanted, writer, random } = task;
  const tolerance = Math.max(1, Math.floor(wordsWanted * 0.015));
  /** What cannot be said in yet another way; to find that out costs all tries. */
  const exhausted = new Set<Line>();
  let total = countAll(draft);
  for (let round = 0; round < roundsMax && Math.abs(total - wordsWanted) > tolerance; round += 1) {
    const section = random.pick(draft.filter((one) => one.lines.length > 0));
    const index = random.below(section.lines.length);
    const line = section.lines[index];
    const isOver = total > wordsWanted;
    if (line === undefined || exhausted.has(line)) {
      continue;
    }
    const other = line.again(isOver && wordsWanted < closeWordsLong ? "short" : "normal");
    if (other === undefined) {
      exhausted.add(line);
      continue;
    }
    const changed = total - line.words + other.words;
    if (Math.abs(changed - wordsWanted) < Math.abs(total - wordsWanted)) {
      writer.release(line);
      section.lines[index] = other;
      total = changed;
    } else {
      writer.release(other);
    }
    if (round % 40 === 39) {
      total = addOrDrop(task, draft, total);
    }
  }
}

function addOrDrop(task: WritingTask, draft: readonly DraftSection[], total: number): number {
  const { wordsWanted, writer } = task;
  const gap = wordsWanted - total;
  if (gap > 4) {
    return total + addLine(task, draft, gap);
  }
  if (gap > -3) {
    return total;
  }
  const droppable = draft.flatMap((section) =>
    section.lines.length > 1 ? section.lines.map((line) => ({ section, line })) : [],
  );
  const cost = ({ line }: { line: Line }): number =>
    Math.abs(line.words + gap) + (line.isFiller ? 0 : 20 + 40 * (line.fact?.anchors.length ?? 0));
  const [cheapest] = droppable.sort((one, two) => cost(one) - cost(two));
  if (cheapest === undefined) {
    return total;
  }
  cheapest.section.lines.splice(cheapest.section.lines.indexOf(cheapest.line), 1);
  writer.release(cheapest.line);
  return total - cheapest.line.words;
}

/** Adds one line that a gap has room for; gives its number of words, 0 if none was found. */
function addLine(
  { writer, random, pack }: WritingTask,
  draft: readonly DraftSection[],
  gap: number,
): number {
  const beats = draft.filter((section) => section.role === "beat");
  const open = beats.filter((section) => section.ideas.length > 0);
  const beat = random.pick(open.length > 0 ? open : beats);
  for (let attempt = 0; attempt < triesToAdd; attempt += 1) {
    const idea =
      beat.ideas.shift() ?? (() => writer.think(beat.movement ?? random.pick(pack.movements)));
    const line = idea();
    if (line !== undefined && line.words <= gap * 1.8) {
      insertLine(beat, line);
      return line.words;
    }
    if (line !== undefined) {
      writer.release(line);
    }
  }
  return 0;
}

/** The last resort for content that no choice of sentences can fit: the longest lines lose their ends. */
function trimExcess(
  { wordsWanted, reading, pack }: WritingTask,
  draft: readonly DraftSection[],
): void {
  for (let round = 0; round < draft.length * 2; round += 1) {
    const excess = countAll(draft) - wordsWanted * 1.07;
    const sections = draft.flatMap((section) => section.lines.map((line) => ({ section, line })));
    const longest = sections.reduce<(typeof sections)[number] | undefined>(
      (best, one) => (best === undefined || one.line.words > best.line.words ? one : best),
      undefined,
    );
    if (excess <= 0 || longest === undefined) {
      return;
    }
    const words = Math.max(3, longest.line.words - Math.ceil(excess));
    const text = `${firstWords(longest.line.text, words, reading.unspaced)}${pack.stop}`;
    const { section, line } = longest;
    section.lines[section.lines.indexOf(line)] = {
      ...line,
      text,
      words: countWords(text, reading.unspaced),
    };
  }
}
