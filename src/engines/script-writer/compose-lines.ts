import { firstWords } from "./count-words.js";
import { capitalizeSentence, tidySpacing } from "./expand-template.js";
import type { Movement, PhrasePack } from "./phrases/phrase-pack.js";
import type { BriefReading, Fact } from "./read-brief.js";
import type { Random } from "./seeded-random.js";
import { createSentenceSource, namesOf, type SentenceSource } from "./sentence-source.js";

/** How much room a sentence may take. */
export type LineSize = "short" | "normal" | "long";

/** One spoken sentence of a script, and how to say it at another length. */
export interface Line {
  readonly text: string;
  readonly words: number;
  /** What it must not lose; empty for a line that only fills time. */
  readonly fact?: Fact;
  readonly isFiller: boolean;
  again(size: LineSize): Line | undefined;
}

/** Writes single lines; it never gives the same sentence twice. */
export interface LineWriter {
  hook(size: LineSize): Line | undefined;
  /** The shortest opening, which names the topic by its core. */
  briefHook(): Line | undefined;
  promise(): Line | undefined;
  fact(fact: Fact, size: LineSize): Line | undefined;
  recap(fact: Fact): Line | undefined;
  key(key: string): Line | undefined;
  audience(): Line | undefined;
  think(movement: Movement): Line | undefined;
  action(action: Fact, size: LineSize): Line | undefined;
  close(size: LineSize): Line | undefined;
  /** A visual cue or title; these may repeat. */
  label(templates: readonly string[], slots: Readonly<Record<string, string>>): string;
  /** Says of a sentence that it is not part of the script after all. */
  release(line: Line): void;
}

/** Builds the writer for one brief; `random` decides between the many ways to say a thing. */
export function createLineWriter(
  reading: BriefReading,
  pack: PhrasePack,
  random: Random,
): LineWriter {
  const source = createSentenceSource(reading, pack, random);
  const plain = (templates: readonly string[], isFiller: boolean): Line | undefined =>
    fromTemplates(source, () => templates, "normal", { isFiller });
  return {
    hook: (size) =>
      fromTemplates(source, (wanted) => hookTemplates(reading, pack, wanted), size, {
        isFiller: false,
      }),
    briefHook: () =>
      fromTemplates(source, () => hookTemplates(reading, pack, "short"), "short", {
        slots: { subject: firstWords(reading.topic.core, 8, reading.unspaced) },
        isFiller: false,
      }),
    promise: () => plain(pack.promises, true),
    fact: (given, size) => factLine({ source, reading, pack, random }, given, size),
    recap: (given) =>
      fromTemplates(source, () => pack.recapLeads.map((lead) => `${lead}<fact>`), "normal", {
        slots: { fact: given.text },
        isFiller: true,
      }),
    key: (key) =>
      fromTemplates(source, () => pack.keyLines, "normal", { slots: { key }, isFiller: true }),
    audience: () => plain(pack.audienceLines, true),
    think: (movement) => thought({ source, reading, pack, random }, movement),
    action: (action, size) =>
      fromTemplates(source, (wanted) => actionTemplates(action, pack, wanted), size, {
        slots: { action: action.text },
        isFiller: false,
        fact: action,
      }),
    close: (size) =>
      fromTemplates(
        source,
        (wanted) => (wanted === "short" ? pack.shortCloses : pack.closes),
        size,
        {
          isFiller: false,
        },
      ),
    label: (templates, slots) =>
      capitalizeSentence(
        tidySpacing(source.fill(random.pick(templates), slots) ?? reading.topic.short),
      ),
    release: (line) => source.forget(line.text),
  };
}

interface Workshop {
  readonly source: SentenceSource;
  readonly reading: BriefReading;
  readonly pack: PhrasePack;
  readonly random: Random;
}

interface TemplateOptions {
  readonly slots?: Readonly<Record<string, string>>;
  readonly isFiller: boolean;
  readonly fact?: Fact;
}

function fromTemplates(
  source: SentenceSource,
  choose: (size: LineSize) => readonly string[],
  size: LineSize,
  options: TemplateOptions,
): Line | undefined {
  const templates = choose(size);
  const sentence =
    templates.length === 0
      ? undefined
      : source.write(() => source.fill(source.pickFresh(templates), options.slots ?? {}));
  return sentence === undefined
    ? undefined
    : {
        ...sentence,
        isFiller: options.isFiller,
        ...(options.fact === undefined ? {} : { fact: options.fact }),
        again: (other) => fromTemplates(source, choose, other, options),
      };
}

function factLine(workshop: Workshop, given: Fact, size: LineSize): Line | undefined {
  const { source, reading, pack, random } = workshop;
  const sentence = source.write(() => {
    const lead = source.fill(source.pickFresh(leadsFor(given, size, reading, pack, random)), {});
    const canTrail = given.shape !== "question" && given.shape !== "step" && given.words < 20;
    const tail =
      size === "long" && canTrail && random.next() < 0.6
        ? source.fill(source.pickFresh(pack.afterthoughts), {})
        : "";
    const isOpen = given.shape === "question" && !/[?？][”"»]$/u.test(given.text);
    const mark = isOpen ? pack.questionMark : "";
    return lead === undefined || tail === undefined
      ? undefined
      : `${lead}${given.text}${mark}${tail}`;
  });
  return sentence === undefined
    ? undefined
    : {
        ...sentence,
        isFiller: false,
        fact: given,
        again: (other) => factLine(workshop, given, other),
      };
}

function thought(workshop: Workshop, movement: Movement): Line | undefined {
  const { source, reading, pack, random } = workshop;
  const names = namesOf(reading);
  const mentions = [...names, ...names, ...pack.pronouns];
  const sentence = source.write(() => {
    const head = source.fill(source.pickFresh(movement.heads), { topic: random.pick(mentions) });
    const tail = source.fill(source.pickFresh(movement.tails), {});
    return head === undefined || tail === undefined ? undefined : `${head}${tail}`;
  });
  return sentence === undefined
    ? undefined
    : { ...sentence, isFiller: true, again: () => thought(workshop, movement) };
}

function hookTemplates(reading: BriefReading, pack: PhrasePack, size: LineSize): readonly string[] {
  if (size === "short") {
    return reading.audience === undefined ? pack.shortHooks : pack.shortAudienceHooks;
  }
  if (reading.audience !== undefined) {
    return pack.audienceHooks;
  }
  const special = [
    ...(pack.kindHooks[reading.kind] ?? []),
    ...(pack.toneHooks[reading.tone] ?? []),
  ];
  return special.length > 0 ? special : pack.hooks;
}

function leadsFor(
  fact: Fact,
  size: LineSize,
  reading: BriefReading,
  pack: PhrasePack,
  random: Random,
): readonly string[] {
  const own = pack.shapeLeads[fact.shape] ?? [];
  if (fact.shape === "question" || fact.shape === "step") {
    return own.length > 0 ? own : pack.leads;
  }
  if (size === "short") {
    return pack.shortLeads;
  }
  const toned = pack.toneLeads[reading.tone] ?? [];
  const choice = random.next();
  if (toned.length > 0 && choice < 0.25) {
    return toned;
  }
  return own.length > 0 && choice < 0.65 ? own : pack.leads;
}

function actionTemplates(action: Fact, pack: PhrasePack, size: LineSize): readonly string[] {
  if (action.shape !== "step") {
    return pack.looseActionCloses;
  }
  return size === "short" ? pack.shortActionCloses : pack.actionCloses;
}
