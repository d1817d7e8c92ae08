import { chooseFacts } from "./choose-facts.js";
import type { Line, LineSize, LineWriter } from "./compose-lines.js";
import { countWords, firstWords } from "./count-words.js";
import type { Movement, PhrasePack } from "./phrases/phrase-pack.js";
import { beatCount, dealFacts, joinFragments } from "./plan-beats.js";
import type { BriefReading, Fact } from "./read-brief.js";
import type { Random } from "./seeded-random.js";

/** The lines of one section before it gets its time code. */
export interface DraftSection {
  readonly role: "hook" | "beat" | "close";
  readonly movement?: Movement;
  readonly facts: readonly Fact[];
  readonly lines: Line[];
}

interface Task {
  readonly reading: BriefReading;
  readonly pack: PhrasePack;
  readonly writer: LineWriter;
  readonly random: Random;
  readonly seconds: number;
  readonly wordsWanted: number;
}

const roundsMax = 600;
const fillersMax = 200;

/** Writes the lines of all sections so that together they have the wanted number of words. */
export function fitWords(task: Task): DraftSection[] {
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

function draftContent(task: Task): DraftSection[] {
  const { reading, pack, writer, wordsWanted, seconds, random } = task;
  const content = [...reading.facts, ...reading.actions].reduce((sum, fact) => sum + fact.words, 0);
  const isTight = content * 1.5 + 24 > wordsWanted;
  const size: LineSize = isTight ? "short" : content * 4 > wordsWanted ? "normal" : "long";
  const hook = draftHook(task, seconds < 25 ? "short" : size);
  const close = draftClose(task, size);
  const used = countAll([hook, close]);
  const chosen = chooseFacts({
    facts: reading.facts,
    wordsFree: wordsWanted - used,
    wordsPerLead: isTight ? 2 : 5,
    unspaced: reading.unspaced,
  });
  const joined =
    isTight || content * 2.5 > wordsWanted ? joinFragments(chosen, pack.and, 16) : chosen;
  const beats = beatCount(seconds);
  const fitting = pack.movements.filter(
    (movement) => movement.avoid?.includes(reading.kind) !== true,
  );
  const movements = random.shuffle(fitting.length > 0 ? fitting : pack.movements);
  const dealt = dealFacts(joined, beats).map<DraftSection>((facts, index) => {
    const movement = movements[index % movements.length];
    return {
      role: "beat",
      ...(movement === undefined ? {} : { movement }),
      facts,
      lines: present(facts.map((fact) => writer.fact(fact, size))),
    };
  });
  return [hook, ...dealt, close];
}

/** A long topic is named in short where its full form would take too much of the time. */
function draftHook({ writer, wordsWanted }: Task, size: LineSize): DraftSection {
  const full = writer.hook(size);
  if (full !== undefined && full.words > wordsWanted * 0.4) {
    writer.release(full);
    return { role: "hook", facts: [], lines: present([writer.briefHook() ?? full]) };
  }
  return { role: "hook", facts: [], lines: present([full]) };
}

function draftClose(task: Task, size: LineSize): DraftSection {
  const { reading, writer, wordsWanted } = task;
  const close: DraftSection = { role: "close", facts: reading.actions, lines: [] };
  if (reading.actions.length === 0 || wordsWanted >= 110) {
    close.lines.push(...present([writer.close(reading.actions.length === 0 ? size : "normal")]));
  }
  let free = wordsWanted * 0.45;
  for (const action of reading.actions) {
    if (action.words <= free || close.lines.length === 0) {
      close.lines.push(
        ...present([
          writer.action(action, size === "short" || close.lines.length > 1 ? "short" : size),
        ]),
      );
      free -= action.words + 3;
    }
  }
  return close;
}

function present(lines: readonly (Line | undefined)[]): Line[] {
  return lines.filter((line) => line !== undefined);
}

/** Adds sentences that say nothing new but keep to the topic, the beat that lacks most words first. */
function fillUp(task: Task, draft: readonly DraftSection[]): void {
  const { wordsWanted, writer, reading } = task;
  const beats = draft.filter((section) => section.role === "beat");
  const [hook] = draft;
  if (hook !== undefined && wordsWanted - countAll(draft) > 60) {
    hook.lines.push(...present([writer.promise()]));
  }
  if (reading.audience !== undefined && wordsWanted - countAll(draft) > 80) {
    hook?.lines.push(...present([writer.audience()]));
  }
  const keysLeft = new Map(beats.map((beat) => [beat, beat.facts.flatMap((fact) => fact.keys)]));
  for (let round = 0; round < fillersMax; round += 1) {
    const missing = wordsWanted - countAll(draft);
    const beat = beats.reduce(
      (least, other) => (countAll([other]) < countAll([least]) ? other : least),
      beats[0] ?? { role: "beat" as const, facts: [], lines: [] },
    );
    if (missing < 8 && beats.some((one) => one.lines.length > 0)) {
      return;
    }
    const line = nextFiller(task, beat, keysLeft.get(beat) ?? []);
    if (line === undefined) {
      return;
    }
    if (line.words > missing + 6 && beats.some((one) => one.lines.length > 0)) {
      writer.release(line);
    } else {
      insertFiller(beat, line);
    }
  }
}

function nextFiller(task: Task, beat: DraftSection, keys: string[]): Line | undefined {
  const { writer, reading, random, pack } = task;
  const fillers = beat.lines.filter((line) => line.isFiller).length;
  if (fillers % 3 === 1 && keys.length > 0) {
    const line = writer.key(keys.splice(random.below(keys.length), 1)[0] ?? "");
    if (line !== undefined) {
      return line;
    }
  }
  if (fillers === 4 && reading.audience !== undefined && random.next() < 0.5) {
    const line = writer.audience();
    if (line !== undefined) {
      return line;
    }
  }
  const fact = beat.facts[fillers % Math.max(beat.facts.length, 1)];
  if (
    fillers >= 3 &&
    fillers % 3 === 0 &&
    fact !== undefined &&
    fact.words < 16 &&
    random.next() < 0.6
  ) {
    return writer.recap(fact) ?? writer.think(beat.movement ?? random.pick(pack.movements));
  }
  return writer.think(beat.movement ?? random.pick(pack.movements));
}

/** Fillers stand after the facts of their beat, one between two facts where there are several. */
function insertFiller(beat: DraftSection, line: Line): void {
  const gapAt = beat.lines.findIndex(
    (one, index) => index > 0 && !one.isFiller && beat.lines[index - 1]?.isFiller === false,
  );
  const isGap = gapAt > 0 && beat.lines.length < 8;
  beat.lines.splice(isGap ? gapAt : beat.lines.length, 0, line);
}

/** Says single sentences at another length, or leaves fillers and the least facts out, until the number fits. */
function adjust(task: Task, draft: readonly DraftSection[]): void {
  const { wordsWanted, writer, random } = task;
  const tolerance = Math.max(1, Math.floor(wordsWanted * 0.015));
  let total = countAll(draft);
  for (let round = 0; round < roundsMax && Math.abs(total - wordsWanted) > tolerance; round += 1) {
    const section = random.pick(draft.filter((one) => one.lines.length > 0));
    const index = random.below(section.lines.length);
    const line = section.lines[index];
    const isOver = total > wordsWanted;
    if (line === undefined) {
      continue;
    }
    const other = line.again(isOver ? "short" : round % 2 === 0 ? "long" : "normal");
    if (other === undefined) {
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

function addOrDrop(task: Task, draft: readonly DraftSection[], total: number): number {
  const { wordsWanted, writer, random } = task;
  const gap = wordsWanted - total;
  const beats = draft.filter((section) => section.role === "beat");
  if (gap > 4) {
    const beat = random.pick(beats);
    const line = nextFiller(task, beat, []);
    if (line !== undefined && line.words <= gap * 1.8) {
      beat.lines.push(line);
      return total + line.words;
    }
    if (line !== undefined) {
      writer.release(line);
    }
    return total;
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

/** The last resort for content that no choice of sentences can fit: the longest lines lose their ends. */
function trimExcess({ wordsWanted, reading, pack }: Task, draft: readonly DraftSection[]): void {
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
