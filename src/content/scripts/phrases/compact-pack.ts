import type { Movement, PhrasePack } from "./phrase-pack.js";

/** The sentences of a language that has only the commonest forms; see `PhrasePack` for the slots. */
export interface CompactPhrases {
  readonly and: string;
  readonly gap: string;
  readonly stop: string;
  readonly questionMark: string;
  readonly hooks: readonly string[];
  readonly audienceHooks: readonly string[];
  /** What stands before a fact. */
  readonly leads: readonly string[];
  readonly shortLeads: readonly string[];
  readonly keyLines: readonly string[];
  readonly movements: readonly Omit<Movement, "cues">[];
  readonly actionCloses: readonly string[];
  readonly closes: readonly string[];
  readonly shortCloses: readonly string[];
}

/** Completes a compact set of sentences to a whole pack. */
export function compactPack(phrases: CompactPhrases): PhrasePack {
  const { hooks, audienceHooks, actionCloses, closes } = phrases;
  const topicCues = ["<topic>"];
  const statements = phrases.leads.map((lead) => `${lead}<fact>`);
  return {
    and: phrases.and,
    gap: phrases.gap,
    stop: phrases.stop,
    questionMark: phrases.questionMark,
    pronouns: [],
    openers: { order: [], question: [], keepsCapital: false },
    hooks,
    anchorHooks: [],
    kindHooks: {},
    toneHooks: {},
    shortHooks: hooks,
    audienceHooks,
    shortAudienceHooks: audienceHooks,
    promises: [],
    facts: {
      leads: { any: statements },
      firstLeads: statements,
      shortLeads: phrases.shortLeads.map((lead) => `${lead}<fact>`),
      shapeLeads: {},
      toneLeads: {},
      developments: { any: phrases.keyLines },
      kindDevelopments: {},
      turns: { any: statements },
      comparisons: [],
      gathers: [],
      keyRepeats: {},
      titles: {},
      cues: { any: ["<key>"] },
      angleCues: {},
    },
    audienceLines: [],
    movements: phrases.movements.map((movement) => ({ ...movement, cues: topicCues })),
    actionCloses,
    shortActionCloses: actionCloses,
    looseActionCloses: actionCloses,
    closes,
    shortCloses: phrases.shortCloses,
    farewells: closes,
    keyCloses: [],
    cues: { hook: topicCues, close: topicCues, action: ["<action>"] },
  };
}
