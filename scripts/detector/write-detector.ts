import { packTrees } from "../../src/engines/math/boosted-trees/boosted-trees.js";
import { packLinearModel } from "../../src/engines/text-detection/linear-model/linear-model.js";
import { VIEWS } from "../../src/engines/text-detection/machine-written/views.js";
import { quantizeLinear } from "../learning/train-linear.js";
import { textLiteral, writeContent } from "../learning/write-content.js";
import type { FittedDetector, FittedDetectors } from "./fit-detectors.js";
import type { TrainedParts } from "./parts.js";

const CLIP_SHARE = 0.9995;

/** Writes the words that the masked views keep; they come before the weights, which depend on them. */
export function writeWords(words: readonly string[]): void {
  writeContent(
    "text-detection/common-words.ts",
    `/** The commonest English words over many kinds of text; \`scripts/train-detector.ts --words\` counts them. */
export const commonWords: readonly string[] = "${words.join(" ")}".split(" ");
`,
  );
}

/** Writes weights, blends, calibrations and thresholds. */
export function writeDetector(parts: TrainedParts, detectors: FittedDetectors): void {
  const views = VIEWS.map((view) => {
    const { bias, scale, weights } = packLinearModel(quantizeLinear(parts.views[view], CLIP_SHARE));
    return `${view}: { bias: ${bias}, scale: ${scale}, weights: ${textLiteral(weights)} },`;
  });
  const { bias, roots, nodes } = packTrees(parts.style);
  const medians = parts.styleMedians.map(
    (pair) => `[${pair.map((value) => Number(value.toPrecision(4))).join(", ")}]`,
  );
  writeContent(
    "text-detection/detector-weights.ts",
    `/** What \`scripts/train-detector.ts\` learned: linear models of the views and trees over the style. */
export const packedDetector = {
  views: {
${views.join("\n")}
  },
  style: { bias: ${bias}, roots: [${roots.join(", ")}], nodes: ${textLiteral(nodes)} },
};

/** The median of each style feature in human and in machine texts. */
export const styleMedians: readonly (readonly [human: number, machine: number])[] = [${medians.join(", ")}];
`,
  );
  writeContent(
    "text-detection/detector-fit.ts",
    `/** How the parts of each detector are put together; fitted by \`scripts/train-detector.ts\` on texts of sources left out. */
export const detectorFit = {
  full: ${fitLiteral(detectors.full)},
  lite: ${fitLiteral(detectors.lite)},
} as const;
`,
  );
}

function fitLiteral({ factors, bands, threshold }: FittedDetector): string {
  const round = (value: number) => Number(value.toPrecision(6));
  return JSON.stringify({
    factors,
    bands: bands.map(({ wordsMax, slope, offset }) => ({
      wordsMax,
      slope: round(slope),
      offset: round(offset),
    })),
    threshold,
  });
}
