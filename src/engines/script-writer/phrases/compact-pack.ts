import type { Movement, PhrasePack } from "./phrase-pack.js";

/** The sentences of a language that has only the commonest forms; see `PhrasePack` for the slots. */
export interface CompactPhrases {
  readonly and: string;
  readonly gap: string;
  readonly stop: string;
  readonly questionMark: string;
  readonly hooks: readonly string[];
  readonly audienceHooks: readonly string[];
  readonly leads: readonly string[];
  readonly shortLeads: readonly string[];
  readonly afterthoughts: readonly string[];
  readonly keyLines: readonly string[];
  readonly movements: readonly Omit<Movement, "cues">[];
  readonly actionCloses: readonly string[];
  readonly closes: readonly string[];
  readonly shortCloses: readonly string[];
}

/** Completes a compact set of sentences to a whole pack. */
export function compactPack(phrases: CompactPhrases): PhrasePack {
  const { hooks, audienceHooks, leads, actionCloses, movements } = phrases;
  const topicCues = ["<topic>"];
  return {
    ...phrases,
    pronouns: [],
    kindHooks: {},
    toneHooks: {},
    shortHooks: hooks,
    shortAudienceHooks: audienceHooks,
    promises: [],
    shapeLeads: {},
    toneLeads: {},
    audienceLines: [],
    recapLeads: leads,
    movements: movements.map((movement) => ({ ...movement, cues: topicCues })),
    shortActionCloses: actionCloses,
    looseActionCloses: actionCloses,
    cues: { hook: topicCues, fact: ["<key>"], close: topicCues, action: ["<action>"] },
  };
}
