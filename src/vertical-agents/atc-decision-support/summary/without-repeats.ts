import type { KeyFigure } from "../../method.js";

/** Each figure once, however often it is said. */
export function withoutRepeats(figures: readonly KeyFigure[]): readonly KeyFigure[] {
  return [...new Map(figures.map((one) => [JSON.stringify(one), one])).values()];
}
