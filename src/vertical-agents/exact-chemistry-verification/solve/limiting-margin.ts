import type { ReactionAmountsAnswer } from "../../../engines/chemistry/tasks/answers.js";

/** The reactant that would limit next. */
export interface NextLimiting {
  readonly species: string;
  /** What there is of it beyond what reacts, in per cent of what reacts. */
  readonly percent: number;
}

/** Which of the given reactants is the scarcest after the limiting one; undefined where nothing was compared. */
export function limitingMargin({
  amounts,
  limiting,
}: ReactionAmountsAnswer): NextLimiting | undefined {
  if (limiting.length === 0) return undefined;
  if (limiting.length > 1) return { species: limiting[1] ?? "", percent: 0 };
  let next: NextLimiting | undefined;
  for (const { species, given_mol: given, amount_mol: used, side } of amounts) {
    if (side !== "reactant" || given === undefined || used <= 0) continue;
    if (limiting.includes(species)) continue;
    const percent = (given / used - 1) * 100;
    if (!next || percent < next.percent) next = { species, percent };
  }
  return next;
}
