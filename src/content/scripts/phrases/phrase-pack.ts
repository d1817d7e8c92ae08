import type { BriefKind, FactShape, Tone } from "../reading/reading-rules.js";
import type { AnchorKind } from "./anchor-kind.js";

/**
 * A train of thought for one beat. A sentence is any head with any tail; both are templates of
 * `expandTemplate`. Every head names the topic, so that no sentence is free of the brief.
 */
export interface Movement {
  /** The kinds of brief that it suits; all where it is left out. */
  readonly only?: readonly BriefKind[];
  readonly title: string;
  readonly cues: readonly string[];
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Templates by what an anchor is; `any` serves the anchors without templates of their own. */
export type ByTheme = Partial<Record<AnchorKind | "any", readonly string[]>>;

/** A beat that looks at the facts from a second side. */
export type Angle = "questions" | "comparison" | "audience" | "recap";

/** How a language speaks facts. Slots: `<fact>`, and the anchors `<key>`, `<other>`, `<third>`. */
export interface FactPhrases {
  /** Sentences that state a fact. */
  readonly leads: ByTheme;
  /** For the first fact, before anything else is known. */
  readonly firstLeads: readonly string[];
  readonly shortLeads: readonly string[];
  readonly shapeLeads: Partial<Record<FactShape, readonly string[]>>;
  readonly toneLeads: Partial<Record<Tone, readonly string[]>>;
  /** What a listener can do with an anchor. */
  readonly developments: ByTheme;
  /** Takes the place of `developments` for a kind of brief. */
  readonly kindDevelopments: Partial<Record<BriefKind, ByTheme>>;
  /** A fact again, as an answer or in review. */
  readonly turns: ByTheme;
  readonly comparisons: readonly string[];
  readonly gathers: readonly string[];
  /** The last word after a request: its address or date again. */
  readonly keyRepeats: ByTheme;
  readonly titles: Partial<Record<AnchorKind | Angle, string>>;
  readonly cues: ByTheme;
  readonly angleCues: Partial<Record<Angle, readonly string[]>>;
}

/**
 * The sentences of one language. Slots: `<subject>` the topic as the brief says it, `<topic>` its
 * short form, `<name>` the topic where it is a proper name, `<question>` the topic when it is itself
 * a question, `<audience>`, `<vocative>` the audience as it is addressed, `<action>` (an order to the
 * listener), and in hooks the first anchor of a kind, such as `<price>`.
 */
export interface PhrasePack {
  /** Other words for the topic, such as "this subject". */
  readonly pronouns: readonly string[];
  readonly and: string;
  /** Between two sentences: a space, or nothing where the script uses none. */
  readonly gap: string;
  readonly stop: string;
  readonly questionMark: string;
  /** Articles and the like that an audience loses when it is addressed. */
  readonly audienceArticle?: RegExp;
  /** What may stand before an order or a question to the listener; some languages go on with a capital. */
  readonly openers: {
    readonly order: readonly string[];
    readonly question: readonly string[];
    readonly keepsCapital: boolean;
  };
  readonly hooks: readonly string[];
  readonly anchorHooks: readonly string[];
  readonly kindHooks: Partial<Record<BriefKind, readonly string[]>>;
  readonly toneHooks: Partial<Record<Tone, readonly string[]>>;
  readonly shortHooks: readonly string[];
  readonly audienceHooks: readonly string[];
  readonly shortAudienceHooks: readonly string[];
  /** Longer second sentences of the hook. */
  readonly promises: readonly string[];
  readonly facts: FactPhrases;
  readonly audienceLines: readonly string[];
  readonly movements: readonly Movement[];
  /** Says that the sentences only call the topic out: too few to be choosy about them. */
  readonly onlyEchoes?: boolean;
  readonly actionCloses: readonly string[];
  readonly shortActionCloses: readonly string[];
  /** For a request that is no order, such as "free trial at x.com". */
  readonly looseActionCloses: readonly string[];
  readonly closes: readonly string[];
  readonly shortCloses: readonly string[];
  /** Said before the request. */
  readonly farewells: readonly string[];
  /** Closes that gather anchors: `<key>`, `<other>`, `<third>`. */
  readonly keyCloses: readonly string[];
  readonly cues: {
    readonly hook: readonly string[];
    readonly kindHook?: Partial<Record<BriefKind, readonly string[]>>;
    readonly close: readonly string[];
    readonly action: readonly string[];
  };
}
