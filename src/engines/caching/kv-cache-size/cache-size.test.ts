import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findModelShape, modelShapes } from "../../../content/models/model-shapes.js";
import { layersFit, sizeCache } from "./cache-size.js";

const GIB = 2 ** 30;

describe("the table of model shapes", () => {
  it("holds at least 40 models, each once and with its source", () => {
    expect(modelShapes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(modelShapes.map(({ name }) => name)).size).toBe(modelShapes.length);
    for (const { source } of modelShapes) {
      expect(source).toMatch(
        /^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/blob\/main\/config\.json$/,
      );
    }
  });

  it.each(modelShapes)("has a possible shape of $name", (shape) => {
    expect(shape.heads % shape.kvHeads).toBe(0);
    expect(shape.kvHeads).toBeLessThanOrEqual(shape.heads);
    expect(findModelShape(shape.name)).toBe(shape);
  });

  it.each([
    ["LLaMA-2-7B", "llama-2-7b"],
    ["llama2-7b", "llama-2-7b"],
    ["meta-llama/Llama-2-7b-chat-hf", "llama-2-7b"],
    ["Meta-Llama-3-8B-Instruct", "llama-3-8b"],
    ["Llama 3.1 405B", "llama-3.1-405b"],
    ["mistralai/Mistral-7B-Instruct-v0.3", "mistral-7b"],
    ["Qwen/Qwen2.5-72B-Instruct", "qwen2.5-72b"],
    ["gemma_3_27b_it", "gemma-3-27b"],
    ["microsoft/phi-1_5", "phi-1.5"],
    ["TinyLlama/TinyLlama-1.1B-Chat-v1.0", "tinyllama-1.1b"],
    ["deepseek-ai/DeepSeek-V3-Base", "deepseek-v3"],
  ])("knows %s", (alias, name) => {
    expect(findModelShape(alias)?.name).toBe(name);
  });

  it.each(["", "llama", "llama-2-7", "gpt", "-hf", "constructor", "__proto__"])(
    "does not know %j",
    (name) => {
      expect(findModelShape(name)).toBeUndefined();
    },
  );
});

describe("sizeCache", () => {
  /** Sizes that others have published or that follow by hand from the published shape. */
  it.each([
    // "2 GB for a sequence of 4096" is the usual example: 2 * 32 * 4096 * 4096 * 2 bytes.
    ["llama-2-7b", 4096, 4096, { standard: 2 * GIB, compact: 150_994_944, built: 2 * GIB }],
    // 2 * 80 * 8192 * 1024 * 2, and grouped by 8 for what is built.
    [
      "llama-2-70b",
      1024,
      8192,
      { standard: 2.5 * GIB, compact: 94_371_840, built: (2.5 * GIB) / 8 },
    ],
    // 61 layers of 576 elements of 2 bytes: 70,272 bytes for each token.
    ["deepseek-v3", 1, 7168, { standard: 1_748_992, compact: 70_272, built: 70_272 }],
    ["falcon-7b", 1, 4544, { standard: 581_632, compact: 18_432, built: 8_192 }],
  ] as const)("sizes %s at %i tokens", (model, seqLength, dim, expected) => {
    const { standard, compact, built, warnings, assumed } = sizeCache({ model, seqLength, dim });
    expect({ standard: standard.total, compact: compact.total, built: built?.total }).toEqual(
      expected,
    );
    expect([...warnings, ...assumed]).toEqual([]);
  });

  it("gives another width precedence over the table, and says so", () => {
    const sizes = sizeCache({ model: "llama-2-7b", seqLength: 1, dim: 5120 });
    expect(sizes.warnings).toEqual([
      "llama-2-7b has a hidden width of 4096; 5120 was used because dim says so",
    ]);
    expect(sizes.standard.total).toBe(2 * 32 * 5120 * 2);
    expect(sizes.built?.total).toBe(2 * 32 * 4096 * 2);
  });

  it("takes half the width where the latent vector would be wider, and says so", () => {
    const sizes = sizeCache({ model: "my-own", seqLength: 10, dim: 256 });
    expect(sizes).toMatchObject({ latentWidth: 128, ratio: 4 });
    expect(sizes.assumed).toEqual(["layers", "head_dim", "dtype", "latent_width"]);
    expect(sizes.warnings).toEqual([
      "the latent vector of the formula, 576 wide, is wider than kv_width, 256: half of that, 128, was used",
    ]);
    const atBound = sizeCache({ model: "my-own", seqLength: 10, dim: 576 });
    expect(atBound).toMatchObject({ latentWidth: 576, ratio: 2 });
    expect(atBound.assumed).not.toContain("latent_width");
  });

  it("reads the head_dim of a known model as that, with a warning", () => {
    const sizes = sizeCache({ model: "llama-2-7b", seqLength: 4096, dim: 128 });
    expect(sizes.standard.total).toBe(2 * GIB);
    expect(sizes.warnings).toEqual([
      "128 is the head_dim of llama-2-7b, and was read as that: its hidden width of 4096 was used",
    ]);
    expect(sizes.assumed).toEqual([]);
  });

  it("assumes a generic shape for other models, and names what it assumed", () => {
    const sizes = sizeCache({ model: "my-own", seqLength: 1000, dim: 4096 });
    expect(sizes).toMatchObject({
      known: null,
      built: null,
      assumed: ["layers", "head_dim", "dtype"],
    });
    expect(sizes.shape).toMatchObject({ headDim: 128, dtype: "fp16" });
    const depths = modelShapes.filter(({ dim }) => dim === 4096).map(({ layers }) => layers);
    expect(sizes.shape.layers).toBeGreaterThanOrEqual(Math.min(...depths));
    expect(sizes.shape.layers).toBeLessThanOrEqual(Math.max(...depths));
  });

  it("fits the layers with the least squares of the logarithms", () => {
    const squares = (slope: number, intercept: number) =>
      modelShapes.reduce(
        (sum, { dim, layers }) => sum + (Math.log(layers) - intercept - slope * Math.log(dim)) ** 2,
        0,
      );
    const best = squares(layersFit.slope, layersFit.intercept);
    for (const step of [-0.01, 0.01]) {
      expect(squares(layersFit.slope + step, layersFit.intercept)).toBeGreaterThan(best);
      expect(squares(layersFit.slope, layersFit.intercept + step)).toBeGreaterThan(best);
    }
  });

  it("grows with the tokens, and is the sum of its layers", () => {
    const models = fc.constantFrom(...modelShapes.map(({ name }) => name), "unknown");
    const counts = fc.oneof(fc.integer({ min: 1, max: 2 ** 20 }), fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(models, counts, counts, (model, seqLength, dim) => {
        const sizes = sizeCache({ model, seqLength, dim });
        const doubled = sizeCache({ model, seqLength: 2 * seqLength, dim });
        expect(doubled.standard.total).toBe(2 * sizes.standard.total);
        expect(doubled.compact.total).toBe(2 * sizes.compact.total);
        expect(sizes.standard.total).toBe(sizes.standard.perLayer * sizes.shape.layers);
        expect(sizes.ratio).toBeCloseTo(sizes.standard.total / sizes.compact.total, 9);
        expect(sizes.shape.layers).toBeGreaterThanOrEqual(1);
        expect(sizes.ratio).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
