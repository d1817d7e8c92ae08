import type { KeyFigure } from "./method.js";

/** Writes numbers into a summary and keeps each of them for `key_figures`. */
export interface SummaryFigures {
  readonly figures: readonly KeyFigure[];
  /** The number with its unit, rounded to a number of decimals (0 unless given). */
  show(name: string, value: number, unit?: string, decimals?: number): string;
}

export function createSummaryFigures(): SummaryFigures {
  const figures: KeyFigure[] = [];
  return {
    figures,
    show(name, value, unit, decimals = 0) {
      const rounded = Number(value.toFixed(decimals));
      figures.push({ name, value: rounded, unit: unit ?? null });
      return unit === undefined ? `${rounded}` : `${rounded} ${unit}`;
    },
  };
}
