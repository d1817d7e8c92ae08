import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import {
  bytesPerElement,
  type CacheBytes,
  type CacheSizes,
  sizeCache,
} from "../../../engines/caching/kv-cache-size/cache-size.js";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { EvidenceOptions } from "../options.js";

const SEQ_LENGTH_MAX = 2 ** 31 - 1;
const DIM_MAX = 2 ** 20;
const BYTES_PER_MB = 2 ** 20;

const FORMULA = {
  standard: "2 * layers * kv_width * seq_length * bytes_per_element, with kv_width = dim",
  compact:
    "latent_width * layers * seq_length * bytes_per_element, with latent_width = 4.5 * head_dim, or kv_width / 2 where that is wider than kv_width",
  source: "DeepSeek-V2, arXiv:2405.04434, table 1",
};

const CacheBody = Type.Object(
  {
    model: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "a public model's name, in any case, or its repository's; others are assumed",
    }),
    seq_length: Type.Integer({
      minimum: 1,
      maximum: SEQ_LENGTH_MAX,
      description: "tokens in the cache",
    }),
    dim: Type.Integer({
      minimum: 1,
      maximum: DIM_MAX,
      description: "hidden width of the model; its head_dim is read as that, with a warning",
    }),
  },
  { examples: [{ model: "llama-2-7b", seq_length: 4096, dim: 4096 }] },
);

const Megabytes = (description: string) =>
  Type.Number({ description: `${description}, in MB of 2^20 bytes, to 3 decimals` });
const Text = Type.String();
const Nullable = Type.Union([Type.String(), Type.Null()]);

const CacheReply = Type.Object(
  {
    model: Type.String({ description: "the known model's name, or the name that was given" }),
    standard_cache_mb: Megabytes("keys and values of every head"),
    compact_cache_mb: Megabytes("one latent vector for each token and layer"),
    advantage: Type.String({ description: "how many times the standard cache is as large" }),
    per_layer: Type.Object({
      standard_cache_mb: Megabytes("as above, for one layer"),
      compact_cache_mb: Megabytes("as above, for one layer"),
    }),
    as_built: Type.Union([
      Type.Object({
        attention: Type.String({
          description: "`multi-head`, `grouped-query`, `multi-query` or `latent`",
        }),
        kv_heads: Type.Integer(),
        cache_mb: Megabytes("the cache that the known model really has"),
        per_layer_mb: Megabytes("as above, for one layer"),
      }),
      Type.Null(),
    ]),
    shape: Type.Object({
      layers: Type.Integer(),
      dim: Type.Integer(),
      head_dim: Type.Integer(),
      latent_width: Type.Number({ description: "elements of one latent vector" }),
      heads: Type.Union([Type.Integer(), Type.Null()]),
      dtype: Text,
      bytes_per_element: Type.Integer(),
      source: Nullable,
    }),
    formula: Type.Object({ standard: Text, compact: Text, source: Text }),
    assumed: Type.Array(Type.String(), {
      description:
        "fields of the shape that no source gives: of a model that is not in the table, or a `dim` too small for the formula",
    }),
    warnings: Type.Array(Type.String()),
  },
  {
    examples: [
      {
        model: "llama-2-7b",
        standard_cache_mb: 2048,
        compact_cache_mb: 144,
        advantage: "14.2x",
        per_layer: { standard_cache_mb: 64, compact_cache_mb: 4.5 },
        as_built: { attention: "multi-head", kv_heads: 32, cache_mb: 2048, per_layer_mb: 64 },
        shape: {
          layers: 32,
          dim: 4096,
          head_dim: 128,
          latent_width: 576,
          heads: 32,
          dtype: "fp16",
          bytes_per_element: 2,
          source: "https://huggingface.co/meta-llama/Llama-2-7b-hf/blob/main/config.json",
        },
        formula: FORMULA,
        assumed: [],
        warnings: [],
      },
    ],
  },
);

/** Sizes of a model's cache of keys and values, standard and compacted. */
export const cacheRoutes: FastifyPluginAsyncTypebox<EvidenceOptions> = async (app, { meter }) => {
  await app.register(async (counted: Parameters<typeof cacheRoutes>[0]) => {
    meter.count(counted);
    counted.post(
      "/cache/compact",
      {
        schema: {
          operationId: "sizeCompactCache",
          tags: ["evidence"],
          security: [{ evidenceKey: [] }],
          summary: "Compare the size of a compacted cache with the standard one",
          body: CacheBody,
          response: {
            200: CacheReply,
            ...errorReplies(GatewayError, [400, 401, 413, 422, 429, 500, 503]),
          },
        },
      },
      async ({ body }) => {
        const { model, seq_length, dim } = body;
        return toReply(model, sizeCache({ model, seqLength: seq_length, dim }));
      },
    );
  });
};

function toReply(model: string, sizes: CacheSizes) {
  const { shape, known, standard, compact, built } = sizes;
  return {
    model: known?.name ?? model,
    standard_cache_mb: megabytes(standard, "total"),
    compact_cache_mb: megabytes(compact, "total"),
    advantage: `${sizes.ratio.toFixed(1)}x`,
    per_layer: {
      standard_cache_mb: megabytes(standard, "perLayer"),
      compact_cache_mb: megabytes(compact, "perLayer"),
    },
    as_built: built && {
      attention: built.attention,
      kv_heads: built.kvHeads,
      cache_mb: megabytes(built, "total"),
      per_layer_mb: megabytes(built, "perLayer"),
    },
    shape: {
      layers: shape.layers,
      dim: shape.dim,
      head_dim: shape.headDim,
      latent_width: sizes.latentWidth,
      heads: known?.heads ?? null,
      dtype: shape.dtype,
      bytes_per_element: bytesPerElement[shape.dtype],
      source: known?.source ?? null,
    },
    formula: FORMULA,
    assumed: [...sizes.assumed],
    warnings: [...sizes.warnings],
  };
}

function megabytes(bytes: CacheBytes, part: keyof CacheBytes): number {
  return Math.round((bytes[part] / BYTES_PER_MB) * 1000) / 1000;
}
