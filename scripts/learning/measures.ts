import type { ScoredExample } from "./fit-calibration.js";

/** Area under the receiver operating characteristic by ranks, ties counted half; NaN without both classes. */
export function rocArea(examples: readonly ScoredExample[]): number {
  const sorted = [...examples].sort((a, b) => a.score - b.score);
  let [trues, ranks] = [0, 0];
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to += 1;
    const inTie = sorted.slice(from, to).filter(({ isTrue }) => isTrue).length;
    trues += inTie;
    ranks += (inTie * (from + 1 + to)) / 2;
    from = to;
  }
  const falses = sorted.length - trues;
  return (ranks - (trues * (trues + 1)) / 2) / (trues * falses);
}

/** The score that at most `share` of the false examples lie above. */
export function thresholdAt(examples: readonly ScoredExample[], share: number): number {
  const falses = examples
    .filter(({ isTrue }) => !isTrue)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  return falses[Math.floor(falses.length * share)] ?? Number.NEGATIVE_INFINITY;
}

/** Shares of the true and of the false examples above a threshold. */
export function ratesAbove(
  examples: readonly ScoredExample[],
  threshold: number,
): { readonly truePositives: number; readonly falsePositives: number } {
  const shareOf = (isTrue: boolean) => {
    const some = examples.filter((one) => one.isTrue === isTrue);
    return some.filter(({ score }) => score > threshold).length / some.length;
  };
  return { truePositives: shareOf(true), falsePositives: shareOf(false) };
}

/** Expected calibration error over bins of equal width; `score` is a probability. Examples count by their weight. */
export function calibrationError(examples: readonly ScoredExample[], bins = 10): number {
  const sums = Array.from({ length: bins }, () => ({ weight: 0, scores: 0, trues: 0 }));
  let all = 0;
  for (const { score, isTrue, weight = 1 } of examples) {
    const bin = sums[Math.min(bins - 1, Math.floor(score * bins))]!;
    bin.weight += weight;
    bin.scores += weight * score;
    bin.trues += isTrue ? weight : 0;
    all += weight;
  }
  return sums.reduce((sum, { scores, trues }) => sum + Math.abs(scores - trues), 0) / all;
}
