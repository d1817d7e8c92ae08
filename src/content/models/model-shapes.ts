/** How a cache element is stored. */
export type Dtype = "fp16" | "bf16" | "fp32";

/** The shape of a public model, as far as its cache of keys and values follows from it. */
export interface ModelShape {
  readonly name: string;
  /** Hidden width. */
  readonly dim: number;
  readonly layers: number;
  readonly heads: number;
  /** Heads of keys and values: as many as heads (multi-head), fewer (grouped), or one (multi-query). */
  readonly kvHeads: number;
  readonly headDim: number;
  readonly dtype: Dtype;
  /** Elements of a token and layer where the model caches a latent vector instead of keys and values. */
  readonly latentElements: number | null;
  /** Where the shape is published. */
  readonly source: string;
}

type Row = readonly [
  name: string,
  dim: number,
  layers: number,
  heads: number,
  kvHeads: number,
  headDim: number,
  dtype: Dtype,
  repository: string,
  latentElements?: number,
];

/**
 * Read from the config.json that each repository publishes, as collected in litgpt/config.py of
 * Lightning-AI/litgpt (Apache-2.0, commit 26857050, 2026-06-29); the GPT-2, BLOOM, OPT and DeepSeek
 * shapes from the config.json files themselves. A latent cache has kv_lora_rank + qk_rope_head_dim
 * elements (DeepSeek-V2, arXiv:2405.04434, section 2.1).
 */
const rows: readonly Row[] = [
  ["llama-2-7b", 4096, 32, 32, 32, 128, "fp16", "meta-llama/Llama-2-7b-hf"],
  ["llama-2-13b", 5120, 40, 40, 40, 128, "fp16", "meta-llama/Llama-2-13b-hf"],
  ["llama-2-70b", 8192, 80, 64, 8, 128, "fp16", "meta-llama/Llama-2-70b-hf"],
  ["llama-3-8b", 4096, 32, 32, 8, 128, "bf16", "meta-llama/Meta-Llama-3-8B"],
  ["llama-3-70b", 8192, 80, 64, 8, 128, "bf16", "meta-llama/Meta-Llama-3-70B"],
  ["llama-3.1-8b", 4096, 32, 32, 8, 128, "bf16", "meta-llama/Meta-Llama-3.1-8B"],
  ["llama-3.1-70b", 8192, 80, 64, 8, 128, "bf16", "meta-llama/Meta-Llama-3.1-70B"],
  ["llama-3.1-405b", 16384, 126, 128, 8, 128, "bf16", "meta-llama/Meta-Llama-3.1-405B"],
  ["llama-3.2-1b", 2048, 16, 32, 8, 64, "bf16", "meta-llama/Llama-3.2-1B"],
  ["llama-3.2-3b", 3072, 28, 24, 8, 128, "bf16", "meta-llama/Llama-3.2-3B"],
  ["llama-3.3-70b", 8192, 80, 64, 8, 128, "bf16", "meta-llama/Llama-3.3-70B-Instruct"],
  ["codellama-7b", 4096, 32, 32, 32, 128, "bf16", "codellama/CodeLlama-7b-hf"],
  ["codellama-13b", 5120, 40, 40, 40, 128, "bf16", "codellama/CodeLlama-13b-hf"],
  ["codellama-34b", 8192, 48, 64, 8, 128, "bf16", "codellama/CodeLlama-34b-hf"],
  ["codellama-70b", 8192, 80, 64, 8, 128, "bf16", "codellama/CodeLlama-70b-hf"],
  ["tinyllama-1.1b", 2048, 22, 32, 4, 64, "bf16", "TinyLlama/TinyLlama-1.1B-Chat-v1.0"],
  ["open-llama-3b", 3200, 26, 32, 32, 100, "fp16", "openlm-research/open_llama_3b"],
  ["open-llama-7b", 4096, 32, 32, 32, 128, "fp16", "openlm-research/open_llama_7b"],
  ["open-llama-13b", 5120, 40, 40, 40, 128, "fp16", "openlm-research/open_llama_13b"],
  ["mistral-7b", 4096, 32, 32, 8, 128, "bf16", "mistralai/Mistral-7B-v0.1"],
  ["mistral-large-2407", 12288, 88, 96, 8, 128, "bf16", "mistralai/Mistral-Large-Instruct-2407"],
  ["mixtral-8x7b", 4096, 32, 32, 8, 128, "bf16", "mistralai/Mixtral-8x7B-v0.1"],
  ["mixtral-8x22b", 6144, 56, 48, 8, 128, "bf16", "mistralai/Mixtral-8x22B-v0.1"],
  ["gemma-2b", 2048, 18, 8, 1, 256, "bf16", "google/gemma-2b"],
  ["gemma-7b", 3072, 28, 16, 16, 256, "bf16", "google/gemma-7b"],
  ["gemma-2-2b", 2304, 26, 8, 4, 256, "bf16", "google/gemma-2-2b-it"],
  ["gemma-2-9b", 3584, 42, 16, 8, 256, "bf16", "google/gemma-2-9b-it"],
  ["gemma-2-27b", 4608, 46, 32, 16, 128, "bf16", "google/gemma-2-27b-it"],
  ["gemma-3-1b", 1152, 26, 4, 1, 256, "bf16", "google/gemma-3-1b-it"],
  ["gemma-3-4b", 2560, 34, 8, 4, 256, "bf16", "google/gemma-3-4b-it"],
  ["gemma-3-12b", 3840, 48, 16, 8, 256, "bf16", "google/gemma-3-12b-it"],
  ["gemma-3-27b", 5376, 62, 32, 16, 128, "bf16", "google/gemma-3-27b-it"],
  ["qwen2.5-0.5b", 896, 24, 14, 2, 64, "bf16", "Qwen/Qwen2.5-0.5B"],
  ["qwen2.5-1.5b", 1536, 28, 12, 2, 128, "bf16", "Qwen/Qwen2.5-1.5B"],
  ["qwen2.5-3b", 2048, 36, 16, 2, 128, "bf16", "Qwen/Qwen2.5-3B"],
  ["qwen2.5-7b", 3584, 28, 28, 4, 128, "bf16", "Qwen/Qwen2.5-7B"],
  ["qwen2.5-14b", 5120, 48, 40, 8, 128, "bf16", "Qwen/Qwen2.5-14B"],
  ["qwen2.5-32b", 5120, 64, 40, 8, 128, "bf16", "Qwen/Qwen2.5-32B"],
  ["qwen2.5-72b", 8192, 80, 64, 8, 128, "bf16", "Qwen/Qwen2.5-72B"],
  ["qwq-32b", 5120, 64, 40, 8, 128, "bf16", "Qwen/QwQ-32B"],
  ["qwen3-0.6b", 1024, 28, 16, 8, 128, "bf16", "Qwen/Qwen3-0.6B"],
  ["qwen3-1.7b", 2048, 28, 16, 8, 128, "bf16", "Qwen/Qwen3-1.7B"],
  ["qwen3-4b", 2560, 36, 32, 8, 128, "bf16", "Qwen/Qwen3-4B"],
  ["qwen3-8b", 4096, 36, 32, 8, 128, "bf16", "Qwen/Qwen3-8B"],
  ["qwen3-14b", 5120, 40, 40, 8, 128, "bf16", "Qwen/Qwen3-14B"],
  ["qwen3-32b", 5120, 64, 64, 8, 128, "bf16", "Qwen/Qwen3-32B"],
  ["qwen3-30b-a3b", 2048, 48, 32, 4, 128, "bf16", "Qwen/Qwen3-30B-A3B"],
  ["qwen3-235b-a22b", 4096, 94, 64, 4, 128, "bf16", "Qwen/Qwen3-235B-A22B"],
  ["phi-1.5", 2048, 24, 32, 32, 64, "fp16", "microsoft/phi-1_5"],
  ["phi-2", 2560, 32, 32, 32, 80, "fp16", "microsoft/phi-2"],
  ["phi-3-mini", 3072, 32, 32, 32, 96, "bf16", "microsoft/Phi-3-mini-4k-instruct"],
  ["phi-3.5-mini", 3072, 32, 32, 32, 96, "bf16", "microsoft/Phi-3.5-mini-instruct"],
  ["phi-4", 5120, 40, 40, 10, 128, "bf16", "microsoft/phi-4"],
  ["phi-4-mini", 3072, 32, 24, 8, 128, "bf16", "microsoft/Phi-4-mini-instruct"],
  ["falcon-7b", 4544, 32, 71, 1, 64, "bf16", "tiiuae/falcon-7b"],
  ["falcon-40b", 8192, 60, 128, 8, 64, "bf16", "tiiuae/falcon-40b"],
  ["falcon-180b", 14848, 80, 232, 8, 64, "bf16", "tiiuae/falcon-180B"],
  ["falcon3-7b", 3072, 28, 12, 4, 256, "bf16", "tiiuae/Falcon3-7B-Base"],
  ["falcon3-10b", 3072, 40, 12, 4, 256, "bf16", "tiiuae/Falcon3-10B-Base"],
  ["pythia-1.4b", 2048, 24, 16, 16, 128, "fp16", "EleutherAI/pythia-1.4b"],
  ["pythia-2.8b", 2560, 32, 32, 32, 80, "fp16", "EleutherAI/pythia-2.8b"],
  ["pythia-6.9b", 4096, 32, 32, 32, 128, "fp16", "EleutherAI/pythia-6.9b"],
  ["pythia-12b", 5120, 36, 40, 40, 128, "fp16", "EleutherAI/pythia-12b"],
  ["smollm2-135m", 576, 30, 9, 3, 64, "bf16", "HuggingFaceTB/SmolLM2-135M"],
  ["smollm2-360m", 960, 32, 15, 5, 64, "bf16", "HuggingFaceTB/SmolLM2-360M"],
  ["smollm2-1.7b", 2048, 24, 32, 32, 64, "bf16", "HuggingFaceTB/SmolLM2-1.7B"],
  ["gpt2", 768, 12, 12, 12, 64, "fp32", "openai-community/gpt2"],
  ["gpt2-medium", 1024, 24, 16, 16, 64, "fp32", "openai-community/gpt2-medium"],
  ["gpt2-large", 1280, 36, 20, 20, 64, "fp32", "openai-community/gpt2-large"],
  ["gpt2-xl", 1600, 48, 25, 25, 64, "fp32", "openai-community/gpt2-xl"],
  ["bloom-176b", 14336, 70, 112, 112, 128, "bf16", "bigscience/bloom"],
  ["opt-6.7b", 4096, 32, 32, 32, 128, "fp16", "facebook/opt-6.7b"],
  ["opt-30b", 7168, 48, 56, 56, 128, "fp16", "facebook/opt-30b"],
  ["opt-66b", 9216, 64, 72, 72, 128, "fp16", "facebook/opt-66b"],
  ["deepseek-v2-lite", 2048, 27, 16, 16, 128, "bf16", "deepseek-ai/DeepSeek-V2-Lite", 576],
  ["deepseek-v2", 5120, 60, 128, 128, 128, "bf16", "deepseek-ai/DeepSeek-V2", 576],
  ["deepseek-v3", 7168, 61, 128, 128, 128, "bf16", "deepseek-ai/DeepSeek-V3", 576],
  ["deepseek-r1", 7168, 61, 128, 128, 128, "bf16", "deepseek-ai/DeepSeek-R1", 576],
];

export const modelShapes: readonly ModelShape[] = rows.map(
  ([name, dim, layers, heads, kvHeads, headDim, dtype, repository, latentElements = null]) => ({
    name,
    dim,
    layers,
    heads,
    kvHeads,
    headDim,
    dtype,
    latentElements,
    source: `https://huggingface.co/${repository}/blob/main/config.json`,
  }),
);

const ENDING_OF_NO_SHAPE = /-(hf|chat|instruct|it|base|v\d+(\.\d+)*)$/;
const SEPARATORS = /[-_\s]+/g;

/** The name without case, owner and separators. */
function plainName(name: string): string {
  return dashedName(name).replaceAll("-", "");
}

function dashedName(name: string): string {
  const ownName = name.trim().toLowerCase().split("/").at(-1) ?? "";
  return ownName.replaceAll(SEPARATORS, "-").replace(/^meta-/, "");
}

const shapesByName = new Map(
  modelShapes.flatMap((shape) => {
    const repository = shape.source.split("/blob/")[0] ?? "";
    return [shape.name, repository].map((name) => [plainName(name), shape] as const);
  }),
);

/**
 * The shape of a known model, by its name in whatever case or its repository's, with endings that
 * change no shape, such as `-Instruct`; undefined if it is not known.
 */
export function findModelShape(name: string): ModelShape | undefined {
  let dashed = dashedName(name);
  for (;;) {
    const shape = shapesByName.get(plainName(dashed));
    const shorter = dashed.replace(ENDING_OF_NO_SHAPE, "");
    if (shape || shorter === dashed) return shape;
    dashed = shorter;
  }
}
