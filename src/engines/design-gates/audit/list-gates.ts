import { criteria } from "../../../content/wcag/criteria.js";
import type { GateFacts } from "../judged.js";
import { sheetGates } from "../stylesheet/judge-stylesheet.js";
import { tokenGates } from "../tokens/judge-tokens.js";
import type { SourceKind } from "./detect-kind.js";
import { pageGates } from "./judge-page.js";

export interface ListedGate {
  readonly id: string;
  readonly kinds: readonly SourceKind[];
  readonly wcag: string | null;
  /** A, AA or AAA. */
  readonly level: string | null;
  readonly actRules: readonly string[];
  /** The text of the criterion, with its figures. */
  readonly source: string | null;
}

/** Every gate, those of pages first. */
export function listGates(): readonly ListedGate[] {
  return [
    ...pageGates.map((gate) => listed(gate, "html")),
    ...sheetGates.map((gate) => listed(gate, "css")),
    ...tokenGates.map((gate) => listed(gate, "tokens")),
  ];
}

function listed({ id, wcag, actRules }: GateFacts, kind: SourceKind): ListedGate {
  const criterion = wcag === null ? undefined : criteria[wcag];
  const source =
    criterion === undefined ? null : `https://www.w3.org/TR/WCAG22/#${criterion.anchor}`;
  return { id, kinds: [kind], wcag, level: criterion?.level ?? null, actRules, source };
}
