import type { AnchorKind } from "../../../content/scripts/phrases/anchor-kind.js";
import type {
  ByTheme,
  Movement,
  PhrasePack,
} from "../../../content/scripts/phrases/phrase-pack.js";
import type { Random } from "../../math/seeded-random/seeded-random.js";
import { firstWords } from "./brief/count-words.js";
import type { BriefReading, Fact } from "./brief/read-brief.js";
import type { SpokenFact } from "./describe-facts.js";
import { capitalizeSentence, tidySpacing } from "./expand-template.js";
import {
  actionTemplates,
  closeTemplates,
  hookTemplates,
  type LineSize,
  type Workshop,
} from "./line-templates.js";
import { createSentenceSource, namesOf, type SentenceSource } from "./sentence-source.js";
import type { TypedAnchor } from "./type-anchors.js";

const openerShare = 0.4;

/** One spoken line of a script, and how to say it at another length. */
export interface Line {
  readonly text: string;
  readonly words: number;
  /** What it must not lose; empty for a line that only fills time. */
  readonly fact?: Fact;
  /** The fact that it belongs to. */
  readonly about?: Fact;
  readonly isFiller: boolean;
  again(size: LineSize): Line | undefined;
}

/** Writes single lines; it never gives the same sentence twice. */
export interface LineWriter {
  hook(size: LineSize): Line | undefined;
  /** The shortest opening, which names the topic by its core. */
  briefHook(): Line | undefined;
  promise(): Line | undefined;
  /** States a fact; `isFirst` says that nothing else is known yet. */
  fact(fact: SpokenFact, size: LineSize, isFirst: boolean): Line | undefined;
  /** What a listener can do with an anchor of a fact. */
  develop(fact: SpokenFact, point: TypedAnchor): Line | undefined;
  /** The fact again, seen from another side. */
  turn(fact: SpokenFact): Line | undefined;
  compare(points: readonly TypedAnchor[]): Line | undefined;
  gather(points: readonly TypedAnchor[]): Line | undefined;
  audience(): Line | undefined;
  think(movement: Movement): Line | undefined;
  action(action: Fact, size: LineSize): Line | undefined;
  repeatKey(key: TypedAnchor): Line | undefined;
  /** Ends the script; `isLast` says that no request follows. */
  close(size: LineSize, isLast: boolean, points: readonly TypedAnchor[]): Line | undefined;
  /** A visual cue or title; these may repeat. */
  label(templates: readonly string[], slots: Readonly<Record<string, string>>): string;
  /** Says of a line that it is not part of the script after all. */
  release(line: Line): void;
}

/** Builds the writer for one brief; `random` decides between the many ways to say a thing. */
export function createLineWriter(
  reading: BriefReading,
  pack: PhrasePack,
  random: Random,
  facts: readonly SpokenFact[],
): LineWriter {
  const source = createSentenceSource(reading, pack, random, facts);
  const workshop: Workshop = { source, reading, pack, random };
  const fill = (templates: readonly string[] | undefined, options: TemplateOptions) =>
    fromTemplates(source, () => templates ?? [], "normal", options);
  const finish = (text: string): string => openLine(workshop, text);
  return {
    hook: (size) =>
      fromTemplates(source, (wanted) => hookTemplates(workshop, wanted), size, { isFiller: false }),
    briefHook: () =>
      fromTemplates(source, () => hookTemplates(workshop, "short"), "short", {
        slots: { subject: firstWords(reading.topic.core, 8, reading.unspaced) },
        isFiller: false,
      }),
    promise: () => fill(pack.promises, { isFiller: true }),
    fact: (given, size, isFirst) => statement(workshop, given, size, isFirst),
    develop: (about, { kind, text }) =>
      fill(developmentsFor(pack, reading, kind), {
        slots: { key: text },
        about,
        isFiller: true,
        finish,
      }),
    turn: (about) => turnLine(workshop, about),
    compare: (points) =>
      fill(pack.facts.comparisons, { slots: keySlots(points), isFiller: true, finish }),
    gather: (points) => fill(pack.facts.gathers, { slots: keySlots(points), isFiller: true }),
    audience: () => fill(pack.audienceLines, { isFiller: true }),
    think: (movement) => thought(workshop, movement),
    action: (action, size) =>
      fromTemplates(source, (wanted) => actionTemplates(action, pack, wanted), size, {
        slots: { action: action.text },
        isFiller: false,
        fact: action,
      }),
    repeatKey: ({ kind, text }) =>
      fill(pack.facts.keyRepeats[kind], { slots: { key: text }, isFiller: true }),
    close: (size, isLast, points) =>
      fromTemplates(source, (wanted) => closeTemplates(pack, wanted, isLast, points), size, {
        slots: keySlots(points),
        isFiller: false,
      }),
    label: (templates, slots) =>
      capitalizeSentence(
        tidySpacing(source.fill(random.pick(templates), slots) ?? reading.topic.short),
      ),
    release: (line) => source.forget(line.text),
  };
}

interface TemplateOptions {
  readonly slots?: Readonly<Record<string, string>>;
  readonly isFiller: boolean;
  readonly fact?: Fact;
  readonly about?: Fact;
  /** Changes a filled template before it becomes a sentence. */
  readonly finish?: (text: string) => string;
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
      : source.write(() => {
          const text = source.fill(source.pickFresh(templates), options.slots ?? {});
          return text === undefined ? undefined : (options.finish?.(text) ?? text);
        });
  return sentence === undefined
    ? undefined
    : {
        ...sentence,
        isFiller: options.isFiller,
        ...(options.fact === undefined ? {} : { fact: options.fact }),
        ...(options.about === undefined ? {} : { about: options.about }),
        again: (other) => fromTemplates(source, choose, other, options),
      };
}

function keySlots(points: readonly TypedAnchor[]): Readonly<Record<string, string>> {
  const [first, second, third] = points.map((point) => point.text);
  return {
    ...(first === undefined ? {} : { key: first }),
    ...(second === undefined ? {} : { other: second }),
    ...(third === undefined ? {} : { third }),
  };
}

function developmentsFor(
  pack: PhrasePack,
  reading: BriefReading,
  kind: AnchorKind,
): readonly string[] {
  const { developments, kindDevelopments } = pack.facts;
  return kindDevelopments[reading.kind]?.[kind] ?? developments[kind] ?? developments.any ?? [];
}

/** A statement keeps its own words; what stands around them is chosen by shape, theme and tone. */
function statement(
  workshop: Workshop,
  given: SpokenFact,
  size: LineSize,
  isFirst: boolean,
): Line | undefined {
  const { source, pack, random } = workshop;
  const sentence = source.write(() => {
    const template = source.pickFresh(leadsFor(workshop, given, size, isFirst));
    const isOpen = given.shape === "question" && !/[?？][”"»]$/u.test(given.text);
    const text = random.next() < 0.6 ? given.named : given.text;
    return source.fill(template, { fact: `${text}${isOpen ? pack.questionMark : ""}` });
  });
  return sentence === undefined
    ? undefined
    : {
        ...sentence,
        isFiller: false,
        fact: given,
        about: given,
        again: (other) => statement(workshop, given, other, isFirst),
      };
}

function turnLine(workshop: Workshop, given: SpokenFact): Line | undefined {
  const { source, pack } = workshop;
  const { turns } = pack.facts;
  if (given.shape === "question") {
    return undefined;
  }
  const templates = [...themed(turns, given.theme), ...(turns.any ?? [])];
  const sentence =
    templates.length === 0
      ? undefined
      : source.write(() => source.fill(source.pickFresh(templates), { fact: given.named }));
  return sentence === undefined
    ? undefined
    : { ...sentence, isFiller: true, about: given, again: () => turnLine(workshop, given) };
}

function themed(templates: ByTheme, theme: AnchorKind | undefined): readonly string[] {
  return (theme === undefined ? undefined : templates[theme]) ?? [];
}

function leadsFor(
  { reading, pack, random }: Workshop,
  fact: SpokenFact,
  size: LineSize,
  isFirst: boolean,
): readonly string[] {
  const { leads, shapeLeads, toneLeads, firstLeads, shortLeads } = pack.facts;
  const shaped = shapeLeads[fact.shape] ?? [];
  const any = leads.any ?? [];
  if (fact.shape === "question" || fact.shape === "step") {
    return shaped.length > 0 ? shaped : any;
  }
  if (size === "short") {
    return shortLeads;
  }
  if (isFirst) {
    return firstLeads;
  }
  const toned = toneLeads[reading.tone] ?? [];
  const choice = random.next();
  const own = themed(leads, fact.theme);
  if (own.length > 0 && choice < 0.6) {
    return own;
  }
  if (toned.length > 0 && choice < 0.75) {
    return toned;
  }
  return [...shaped, ...any];
}

function thought(workshop: Workshop, movement: Movement): Line | undefined {
  const { source, reading, pack, random } = workshop;
  const names = namesOf(reading);
  const mentions = [...names, ...names, ...pack.pronouns];
  const sentence = source.write(() => {
    const head = source.fill(source.pickFresh(movement.heads), { topic: random.pick(mentions) });
    const tail = source.fill(source.pickFresh(movement.tails), {});
    return head === undefined || tail === undefined
      ? undefined
      : openLine(workshop, `${head}${tail}`);
  });
  return sentence === undefined
    ? undefined
    : { ...sentence, isFiller: true, again: () => thought(workshop, movement) };
}

/** Puts a short opening before some orders and questions, which varies rhythm and wording. */
function openLine({ pack, source, random }: Workshop, text: string): string {
  const { order, question, keepsCapital } = pack.openers;
  const openers = /^[^.!?]*[?]/u.test(text) ? question : order;
  const isPlain = /^\p{Lu}\p{Ll}+['’]?\p{Ll}*\s\p{Ll}/u.test(text) && !/^[^,.?!]*:/u.test(text);
  if (openers.length === 0 || !isPlain || random.next() > openerShare) {
    return text;
  }
  const rest = keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return `${source.pickFresh(openers)} ${rest}`;
}
