import type { Matching } from "./matching.js";
import type { Selectable } from "./selectable.js";

/** Whether an element is what one simple selector asks for. */
export type Test = (element: Selectable, matching: Matching) => boolean;

/** How weighty a selector is (Selectors 4): ids, then classes, then types. */
export type Specificity = readonly [ids: number, classes: number, types: number];

/** One complex selector, ready to be matched. */
export interface Selector {
  /** From the right-most compound to the left-most. */
  readonly compounds: readonly Compound[];
  readonly specificity: Specificity;
  /** `before` of `p::before`; undefined where the element itself is meant. */
  readonly pseudoElement: string | undefined;
}

export interface Compound {
  readonly tests: readonly Test[];
  /** What stands between this compound and the one to its left. */
  readonly combinator: " " | ">" | "+" | "~" | undefined;
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly tag: string | undefined;
}

/** Above 0 when the left one is the weightier. */
export function compareSpecificity(left: Specificity, right: Specificity): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
