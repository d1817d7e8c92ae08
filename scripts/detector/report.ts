import { calibrationError, ratesAbove, rocArea, thresholdAt } from "../learning/measures.js";
import { type FittedDetectors, probabilityOf } from "./fit-detectors.js";
import { type LeftOut, USUAL_WORDS } from "./parts.js";
import { type DetectorRow, familyOf, isBaseModel, weighRows } from "./rows.js";

const SLICE_MIN = 30;

/** Prints how well left-out texts of 150 words are judged, over all and by kind. */
export function reportSlices(
  title: string,
  rows: readonly DetectorRow[],
  leftOut: readonly LeftOut[],
  detectors: FittedDetectors,
): void {
  const weights = weighRows(rows);
  console.log(`\n${title}, texts of ${USUAL_WORDS} words`);
  for (const name of ["full", "lite"] as const) {
    const detector = detectors[name];
    const judged = rows.map((row, at) => {
      const { words, usual } = leftOut[at]!;
      const score = probabilityOf(detector, usual, Math.min(words, USUAL_WORDS));
      return { row, score, isTrue: row.label === 1, weight: weights[at]! };
    });
    const plain = judged.filter(({ row }) => !isBaseModel(row) && !row.attack);
    const { truePositives } = ratesAbove(plain, thresholdAt(plain, 0.01));
    const shipped = ratesAbove(plain, detector.threshold);
    console.log(
      `${name}: AUROC ${rocArea(plain).toFixed(3)}, TPR at 1 % FPR ${percent(truePositives)}, at the threshold ${detector.threshold} TPR ${percent(shipped.truePositives)} FPR ${percent(shipped.falsePositives)}, ECE ${calibrationError(judged).toFixed(3)}`,
    );
    const human = judged.filter(({ isTrue }) => !isTrue);
    const machine = judged.filter(({ isTrue }) => isTrue);
    const above = (some: typeof judged) =>
      some.filter(({ score }) => score >= detector.threshold).length / some.length;
    const table = (some: typeof judged, keyOf: (row: DetectorRow) => string, sign: 1 | -1) =>
      [...grouped(some, ({ row }) => keyOf(row))]
        .filter(([, slice]) => slice.length >= SLICE_MIN)
        .map(([key, slice]) => ({ key, share: above(slice), texts: slice.length }))
        .sort((a, b) => sign * (a.share - b.share))
        .map(({ key, share, texts }) => `${key} ${percent(share)} of ${texts}`)
        .join(", ");
    console.log(`  false alarms by domain: ${table(human, familyOf, -1)}`);
    console.log(`  false alarms by source: ${table(human, ({ source }) => source, -1)}`);
    console.log(
      `  found by generator: ${table(
        machine.filter(({ row }) => !row.attack),
        ({ generator }) => generator,
        1,
      )}`,
    );
    console.log(
      `  found by attack: ${table(
        machine.filter(({ row }) => row.attack),
        ({ attack }) => attack ?? "",
        1,
      )}`,
    );
    for (const family of new Set(rows.map(familyOf))) {
      const some = plain.filter(({ row }) => familyOf(row) === family);
      if (some.length >= SLICE_MIN) console.log(`  ${family}: AUROC ${rocArea(some).toFixed(3)}`);
    }
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
