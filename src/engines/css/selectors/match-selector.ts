import type { Matching } from "./matching.js";
import type { Selectable } from "./selectable.js";
import type { Selector } from "./selector.js";

/**
 * How matching ended. "no ancestor" means that no element further up could match either, which keeps chains of
 * descendants from being tried in every combination.
 */
type Outcome = "matches" | "not here" | "no ancestor";

/** Whether an element is what a selector finds; false, too, when the work allowed is used up. */
export function matches(selector: Selector, element: Selectable, matching: Matching): boolean {
  return matchFrom(selector.compounds, 0, element, matching) === "matches";
}

function matchFrom(
  compounds: Selector["compounds"],
  place: number,
  element: Selectable,
  matching: Matching,
): Outcome {
  const compound = compounds[place];
  if (!compound || !matching.step()) return "no ancestor";
  for (const test of compound.tests) if (!test(element, matching)) return "not here";
  const { combinator } = compound;
  if (combinator === undefined) return "matches";
  let current: Selectable | undefined = element;
  for (;;) {
    const isUp = combinator === " " || combinator === ">";
    current = isUp ? current.parent : matching.placeOf(current).previous;
    if (!current) return isUp ? "no ancestor" : "not here";
    const outcome = matchFrom(compounds, place + 1, current, matching);
    if (outcome !== "not here") return outcome;
    if (combinator === ">" || combinator === "+") return "not here";
  }
}
