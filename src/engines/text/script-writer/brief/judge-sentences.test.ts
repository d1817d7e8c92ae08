import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isHeldBack,
  labelledSentences,
  readLabelledBriefs,
} from "../../../../../test/helpers/labelled-briefs.js";
import { judgeAlone, judgeSentences } from "./judge-sentences.js";

describe("the classifier of the sentences of a brief", () => {
  it("tells what is for the writer alone in briefs that it was not trained on", () => {
    const tally = { content: 0, kept: 0, writer: 0, found: 0 };
    for (const brief of readLabelledBriefs().filter((_, at) => isHeldBack(at))) {
      const sentences = labelledSentences(brief);
      judgeSentences(sentences).forEach(({ writer }, at) => {
        const isForWriter = sentences[at]!.kind === "writer";
        tally[isForWriter ? "writer" : "content"] += 1;
        if (isForWriter && writer > 0.5) tally.found += 1;
        if (!isForWriter && writer <= 0.5) tally.kept += 1;
      });
    }
    expect(tally.content + tally.writer).toBeGreaterThan(800);
    expect(tally.kept / tally.content).toBeGreaterThan(0.84);
    expect(tally.found / tally.writer).toBeGreaterThan(0.74);
  });

  it("gives shares that add up to one for any text", () => {
    const sentence = fc.record({ text: fc.string({ unit: "grapheme" }), label: fc.string() });
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 20 }), (sentences) => {
        const judged = judgeSentences(sentences);
        expect(judged).toHaveLength(sentences.length);
        for (const judgement of judged) {
          const shares = Object.values(judgement);
          expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        }
      }),
    );
  });

  it("hears a wish and a fact apart", () => {
    expect(
      judgeAlone("Please keep it short and do not mention the strike.", "").writer,
    ).toBeGreaterThan(0.8);
    expect(judgeAlone("The shop opens at 8 am on Saturday.", "").content).toBeGreaterThan(0.8);
  });
});
