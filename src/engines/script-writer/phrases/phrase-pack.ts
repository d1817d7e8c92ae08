import type { BriefKind, FactShape, Tone } from "../reading/reading-rules.js";

/**
 * A train of thought for one beat. A sentence is any head with any tail; both are templates of
 * `expandTemplate`. Every head names the topic, so that no sentence is free of the brief.
 */
export interface Movement {
  /** Kinds of brief that it does not suit. */
  readonly avoid?: readonly BriefKind[];
  readonly title: string;
  readonly cues: readonly string[];
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/**
 * The sentences of one language. Slots: `<subject>` the topic as the brief says it, `<topic>` its
 * short form, `<question>` the topic when it is itself a question, `<audience>`, `<fact>`, `<key>`
 * (a figure or name of a fact) and `<action>` (an order to the listener).
 */
export interface PhrasePack {
  /** Other words for the topic, such as "this subject". */
  readonly pronouns: readonly string[];
  readonly and: string;
  /** Between two sentences: a space, or nothing where the script uses none. */
  readonly gap: string;
  readonly stop: string;
  readonly questionMark: string;
  readonly hooks: readonly string[];
  readonly kindHooks: Partial<Record<BriefKind, readonly string[]>>;
  readonly toneHooks: Partial<Record<Tone, readonly string[]>>;
  readonly shortHooks: readonly string[];
  readonly audienceHooks: readonly string[];
  readonly shortAudienceHooks: readonly string[];
  /** Longer second sentences of the hook. */
  readonly promises: readonly string[];
  readonly leads: readonly string[];
  readonly shortLeads: readonly string[];
  readonly shapeLeads: Partial<Record<FactShape, readonly string[]>>;
  readonly toneLeads: Partial<Record<Tone, readonly string[]>>;
  /** What may follow a fact in the same sentence. */
  readonly afterthoughts: readonly string[];
  readonly keyLines: readonly string[];
  readonly audienceLines: readonly string[];
  readonly recapLeads: readonly string[];
  readonly movements: readonly Movement[];
  readonly actionCloses: readonly string[];
  readonly shortActionCloses: readonly string[];
  /** For a request that is no order, such as "free trial at x.com". */
  readonly looseActionCloses: readonly string[];
  readonly closes: readonly string[];
  readonly shortCloses: readonly string[];
  readonly cues: {
    readonly hook: readonly string[];
    readonly fact: readonly string[];
    readonly close: readonly string[];
    readonly action: readonly string[];
  };
}
