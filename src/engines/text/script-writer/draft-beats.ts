import type { Angle, Movement } from "../../../content/scripts/phrases/phrase-pack.js";
import type { Line } from "./compose-lines.js";
import type { SpokenFact } from "./describe-facts.js";
import type { DraftSection, WritingTask } from "./draft-section.js";
import type { LineSize } from "./line-templates.js";
import { beatCount, dealFacts } from "./plan-beats.js";
import type { TypedAnchor } from "./type-anchors.js";

interface BeatPlan {
  readonly size: LineSize;
  /** The words that hook and close leave. */
  readonly wordsFree: number;
}

interface FactBeatPlan {
  readonly size: LineSize;
  readonly first: SpokenFact | undefined;
  readonly usedTitles: Set<string>;
}

type Idea = () => Line | undefined;

const wordsPerIdea = 14;
const wordsPerMovement = 85;
const thoughtsMax = 60;
const titleWordsMax = 5;

/**
 * Drafts the beats: the facts in their order, then what looks at them from a second side, and general
 * thoughts only for the time that is left.
 */
export function draftBeats(
  task: WritingTask,
  facts: readonly SpokenFact[],
  plan: BeatPlan,
): DraftSection[] {
  const beats = beatCount(task.seconds);
  const groups = dealFacts(facts, Math.min(beats, facts.length)).filter(
    (group) => group.length > 0,
  );
  const usedTitles = new Set<string>();
  const factBeats = groups.map((group) =>
    factBeat(task, group, { size: plan.size, first: facts[0], usedTitles }),
  );
  const angles = angleBeats(task, facts).slice(0, Math.max(0, beats - factBeats.length));
  const supply =
    facts.reduce((sum, fact) => sum + fact.words + 6, 0) +
    [...factBeats, ...angles].reduce((sum, beat) => sum + beat.ideas.length, 0) * wordsPerIdea;
  const missing = plan.wordsFree - supply;
  const thoughtful = Math.max(
    missing > 0 ? Math.ceil(missing / wordsPerMovement) : 0,
    factBeats.length + angles.length === 0 ? beats : 0,
  );
  const movements = movementBeats(task, Math.min(thoughtful, beats));
  const recap = angles.at(-1)?.title === undefined ? [] : angles.slice(-1);
  return [...factBeats, ...angles.slice(0, angles.length - recap.length), ...movements, ...recap];
}

function factBeat(
  task: WritingTask,
  group: readonly SpokenFact[],
  { size, first, usedTitles }: FactBeatPlan,
): DraftSection {
  const { writer, pack } = task;
  const points = group.flatMap((fact) => leadingFirst(fact));
  const titled = points.find((point) => {
    const title = titleOf(task, point);
    return title !== undefined && !usedTitles.has(title);
  });
  const title = titled === undefined ? undefined : titleOf(task, titled);
  if (title !== undefined) {
    usedTitles.add(title);
  }
  const shown = titled ?? points[0];
  return {
    role: "beat",
    ...(title === undefined ? {} : { title }),
    cue: {
      templates:
        (shown === undefined ? undefined : (pack.facts.cues[shown.kind] ?? pack.facts.cues.any)) ??
        pack.cues.hook,
      slots: { key: shown?.text ?? "" },
    },
    facts: group,
    lines: group.flatMap((fact) => writer.fact(fact, size, fact === first) ?? []),
    ideas: ideasFor(task, group),
  };
}

function titleOf({ pack }: WritingTask, point: TypedAnchor): string | undefined {
  const isShort = point.text.split(/\s+/u).length <= titleWordsMax && !/[/@"“„«]/u.test(point.text);
  return pack.facts.titles[point.kind] ?? (isShort ? point.text : undefined);
}

/** The anchor of a fact's theme before its others. */
function leadingFirst(fact: SpokenFact): TypedAnchor[] {
  return [
    ...fact.points.filter((point) => point.kind === fact.theme),
    ...fact.points.filter((point) => point.kind !== fact.theme),
  ];
}

/** One development for each anchor, then the fact from another side, then second developments. */
function ideasFor(task: WritingTask, group: readonly SpokenFact[]): Idea[] {
  const { writer } = task;
  const rounds = group.map((fact) => {
    const points = leadingFirst(fact).slice(0, 4);
    const once = points.map<Idea>((point) => () => writer.develop(fact, point));
    const turn: Idea = () => writer.turn(fact);
    const [first, ...others] = once;
    return [
      ...(first === undefined ? [turn] : [first]),
      ...others,
      ...(first === undefined ? [] : [turn]),
      ...once,
      ...once.slice(0, 2),
    ];
  });
  const longest = Math.max(0, ...rounds.map((ideas) => ideas.length));
  return Array.from({ length: longest }, (_, round) =>
    rounds.flatMap((ideas) => ideas[round] ?? []),
  ).flat();
}

function angleBeats(task: WritingTask, facts: readonly SpokenFact[]): DraftSection[] {
  const { writer, pack, random, reading } = task;
  const all = facts.flatMap((fact) => leadingFirst(fact).slice(0, 2));
  const firm = all.filter((point) => point.kind !== "thing");
  const points = firm.length >= 3 ? firm : all;
  const telling = facts.filter((fact) => fact.shape !== "question");
  const beat = (angle: Angle, ideas: Idea[]): DraftSection[] => {
    const title = pack.facts.titles[angle];
    return title === undefined || ideas.length < 2
      ? []
      : [
          {
            role: "beat",
            title,
            cue: { templates: pack.facts.angleCues[angle] ?? pack.cues.hook, slots: {} },
            facts: [],
            lines: [],
            ideas,
          },
        ];
  };
  const pairs = Array.from({ length: points.length }, () => random.shuffle(points).slice(0, 3));
  return [
    ...beat(
      "questions",
      [...random.shuffle(telling)].map<Idea>((fact) => () => writer.turn(fact)),
    ),
    ...beat(
      "comparison",
      points.length < 2 ? [] : pairs.slice(0, 6).map<Idea>((pair) => () => writer.compare(pair)),
    ),
    ...beat(
      "audience",
      reading.audience === undefined
        ? []
        : Array.from<Idea>({ length: 5 }).fill(() => writer.audience()),
    ),
    ...beat(
      "recap",
      points.length < 3 ? [] : pairs.slice(0, 5).map<Idea>((pair) => () => writer.gather(pair)),
    ),
  ];
}

function movementBeats(
  { reading, pack, random, writer }: WritingTask,
  beats: number,
): DraftSection[] {
  const own = pack.movements.filter((movement) => movement.only?.includes(reading.kind) === true);
  const common = pack.movements.filter((movement) => movement.only === undefined);
  const fitting = [...random.shuffle(own), ...random.shuffle(common)];
  const chosen: readonly Movement[] = fitting.length > 0 ? fitting : pack.movements;
  return Array.from({ length: beats }, (_, index) => chosen[index % chosen.length]).flatMap(
    (movement) =>
      movement === undefined
        ? []
        : [
            {
              role: "beat",
              title: movement.title,
              movement,
              cue: { templates: movement.cues, slots: {} },
              facts: [],
              lines: [],
              ideas: Array.from<Idea>({ length: thoughtsMax }).fill(() => writer.think(movement)),
            },
          ],
  );
}
