import { calibrationError, rocArea } from "../../../scripts/learning/measures.js";
import { detectText } from "../../../src/engines/text-detection/machine-written/detect-text.js";
import type { LabelledText } from "./labelled-texts.js";

export interface JudgedText {
  readonly row: LabelledText;
  readonly isTrue: boolean;
  readonly score: number;
  readonly isAi: boolean;
}

export interface SliceFigures {
  readonly slice: string;
  readonly texts: number;
  /** The share that is said to be of a machine. */
  readonly accused: number;
}

/** Judges the first so many words of each text. */
export function judgeTexts(
  rows: readonly LabelledText[],
  { words, model }: { readonly words: number; readonly model: string },
): JudgedText[] {
  return rows.map((row) => {
    const { score, isAi } = detectText(firstWords(row.text, words), model);
    return { row, isTrue: row.label === 1, score, isAi };
  });
}

function firstWords(text: string, words: number): string {
  let count = 0;
  for (const { index } of text.matchAll(/\S+/gu)) {
    if (count === words) return text.slice(0, index).trim();
    count += 1;
  }
  return text;
}

/** The share of each slice that is said to be of a machine, the largest slice first. */
export function figuresBy(
  judged: readonly JudgedText[],
  sliceOf: (row: LabelledText) => string,
): SliceFigures[] {
  const slices = new Map<string, { texts: number; accused: number }>();
  for (const { row, isAi } of judged) {
    const slice = slices.get(sliceOf(row)) ?? { texts: 0, accused: 0 };
    slices.set(sliceOf(row), slice);
    slice.texts += 1;
    if (isAi) slice.accused += 1;
  }
  return [...slices]
    .map(([slice, { texts, accused }]) => ({ slice, texts, accused: accused / texts }))
    .sort((one, other) => other.texts - one.texts);
}

/** Area under the curve and expected calibration error where both labels count the same. */
export function overall(judged: readonly JudgedText[]): {
  readonly area: number;
  readonly calibration: number;
} {
  const machines = judged.filter(({ isTrue }) => isTrue).length;
  const examples = judged.map(({ score, isTrue }) => ({
    score,
    isTrue,
    weight: 1 / (isTrue ? machines : judged.length - machines),
  }));
  return { area: rocArea(examples), calibration: calibrationError(examples) };
}

/** A table of slices, as lines. */
export function tableOf(title: string, figures: readonly SliceFigures[]): string {
  const lines = figures.map(
    ({ slice, texts, accused }) =>
      `${(100 * accused).toFixed(1).padStart(6)} % of ${String(texts).padStart(5)}  ${slice}`,
  );
  return [title, ...lines].join("\n");
}
