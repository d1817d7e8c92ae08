import type { GateOutcome, SourceJudge } from "../judged.js";
import { type MadeRepair, repairSource } from "../repair/repair-source.js";
import { judgeStylesheet } from "../stylesheet/judge-stylesheet.js";
import { judgeTokens } from "../tokens/judge-tokens.js";
import { detectKind, type SourceKind } from "./detect-kind.js";
import { judgePage } from "./judge-page.js";
import { type Summary, summarize, type Verdict, verdictOf } from "./summarize.js";

export interface AuditRequest {
  readonly source: string;
  /** Told from the source unless given. */
  readonly kind?: SourceKind;
  /** Ids of the gates to ask; all of them unless given. */
  readonly only?: readonly string[];
  /** Whether to answer the repaired source, too. */
  readonly repair?: boolean;
}

export interface Audit extends Summary {
  readonly kind: SourceKind;
  readonly repair?: {
    readonly source: string;
    readonly repairs: readonly MadeRepair[];
    readonly unlisted: number;
    readonly verdict: Verdict;
  };
}

const judges: Readonly<Record<SourceKind, SourceJudge>> = {
  html: judgePage,
  css: judgeStylesheet,
  tokens: judgeTokens,
};

/**
 * Judges a page, a style sheet or design tokens, and repairs what can be. A failure counts as
 * repairable when the repair was tried and mended it, so the cost is that of judging the source once,
 * and once more for each round of repairs. Throws `SourceRefused` for tokens that are no JSON or none.
 */
export function auditSource({ source, kind, only, repair = false }: AuditRequest): Audit {
  const found = kind ?? detectKind(source);
  const wanted = only === undefined ? undefined : new Set(only);
  const judge = (text: string): readonly GateOutcome[] =>
    judges[found](text, (gate) => wanted === undefined || wanted.has(gate));
  const outcomes = judge(source);
  const repaired = repairSource(source, outcomes, judge);
  const summary = summarize(outcomes, repaired?.outcomes, wanted !== undefined);
  if (!repair) return { kind: found, ...summary };
  const mended = repaired ?? { source, repairs: [], unlisted: 0, outcomes };
  return {
    kind: found,
    ...summary,
    repair: {
      source: mended.source,
      repairs: mended.repairs,
      unlisted: mended.unlisted,
      verdict: verdictOf(mended.outcomes, wanted !== undefined),
    },
  };
}
