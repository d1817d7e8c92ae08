import { packedDetector } from "../../../content/text-detection/detector-weights.js";
import { logitOf, unpackTrees } from "../../math/boosted-trees/boosted-trees.js";
import { linearScore, unpackLinearModel } from "../linear-model/linear-model.js";
import type { ProseTokens } from "./prose-tokens.js";
import { styleFeatures } from "./style-features.js";
import { VIEWS, viewNgrams } from "./views.js";

/** The log-odds that the parts of the detector give to a text, and what its style measures. */
export interface PartScores {
  /** One for each view, in the order of `VIEWS`, and last that of the style. */
  readonly scores: readonly number[];
  readonly style: readonly number[];
}

/**
 * Judges the tokens of a text by each part of the detector, and says 0 for parts that count nothing. The weights are read at
 * the first call.
 */
export function scoreParts(tokens: ProseTokens, factors: readonly number[]): PartScores {
  const { views, trees } = parts();
  const style = styleFeatures(tokens);
  const scores = VIEWS.map((view, at) => {
    const model = views[at];
    if (model === undefined || (factors[at] ?? 0) === 0) return 0;
    return linearScore(model, viewNgrams(tokens, view));
  });
  const ofStyle = (factors[VIEWS.length] ?? 0) === 0 ? 0 : logitOf(trees, style);
  return { scores: [...scores, ofStyle], style };
}

let unpacked: ReturnType<typeof unpack> | undefined;

function parts(): ReturnType<typeof unpack> {
  unpacked ??= unpack();
  return unpacked;
}

function unpack() {
  return {
    views: VIEWS.map((view) => unpackLinearModel(packedDetector.views[view])),
    trees: unpackTrees(packedDetector.style),
  };
}
