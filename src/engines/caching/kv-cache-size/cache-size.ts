import {
  type Dtype,
  findModelShape,
  type ModelShape,
  modelShapes,
} from "../../../content/models/model-shapes.js";

/** What the sizes are asked for. */
export interface CacheRequest {
  readonly model: string;
  /** Tokens in the cache, at least 1. */
  readonly seqLength: number;
  /** Hidden width of the model, at least 1. */
  readonly dim: number;
}

/** Bytes of a cache, in all and for one layer. */
export interface CacheBytes {
  readonly total: number;
  readonly perLayer: number;
}

/** The cache that a known model really has. */
interface BuiltCache extends CacheBytes {
  readonly attention: "multi-head" | "grouped-query" | "multi-query" | "latent";
  readonly kvHeads: number;
}

export interface CacheSizes {
  readonly shape: Omit<ModelShape, "heads" | "kvHeads" | "latentElements" | "source" | "name">;
  /** The known model; null when the generic shape was assumed. */
  readonly known: ModelShape | null;
  /** Names of the fields of the shape that no source gives. */
  readonly assumed: readonly string[];
  readonly warnings: readonly string[];
  /** Keys and values of every head: 2 · layers · dim · tokens · bytes per element. */
  readonly standard: CacheBytes;
  /** One latent vector: 4.5 · head_dim · layers · tokens · bytes per element. */
  readonly compact: CacheBytes;
  /** How many times the standard cache is as large as the compact one. */
  readonly ratio: number;
  readonly built: BuiltCache | null;
}

/**
 * Elements of a latent cache for each token, layer and unit of head_dim: 4 for the compressed keys
 * and values and 0.5 for the decoupled rotary key (DeepSeek-V2, arXiv:2405.04434, table 1).
 */
const LATENT_HEADS = 4.5;
const GENERIC_HEAD_DIM = 128;

export const bytesPerElement: Readonly<Record<Dtype, number>> = { fp16: 2, bf16: 2, fp32: 4 };

/** The sizes of a model's cache by the published formulas; a model that is not known gets a generic shape. */
export function sizeCache({ model, seqLength, dim }: CacheRequest): CacheSizes {
  const known = findModelShape(model) ?? null;
  const shape = known ? { ...known, dim } : genericShape(dim);
  const { layers, headDim, dtype } = shape;
  const bytesOf = (elements: number): CacheBytes => {
    const perLayer = elements * seqLength * bytesPerElement[dtype];
    return { perLayer, total: perLayer * layers };
  };
  return {
    shape: { dim, layers, headDim, dtype },
    known,
    assumed: known ? [] : ["layers", "head_dim", "dtype"],
    warnings:
      known && known.dim !== dim
        ? [`${known.name} has a hidden width of ${known.dim}; ${dim} was used because dim says so`]
        : [],
    standard: bytesOf(2 * dim),
    compact: bytesOf(LATENT_HEADS * headDim),
    ratio: (2 * dim) / (LATENT_HEADS * headDim),
    built: known && { ...describeAttention(known), ...bytesOf(elementsOf(known)) },
  };
}

function elementsOf({ latentElements, kvHeads, headDim }: ModelShape): number {
  return latentElements ?? 2 * kvHeads * headDim;
}

function describeAttention({ latentElements, heads, kvHeads }: ModelShape) {
  if (latentElements !== null) return { attention: "latent" as const, kvHeads };
  if (kvHeads === heads) return { attention: "multi-head" as const, kvHeads };
  return {
    attention: kvHeads === 1 ? ("multi-query" as const) : ("grouped-query" as const),
    kvHeads,
  };
}

function genericShape(dim: number) {
  return { dim, layers: layersFor(dim), headDim: GENERIC_HEAD_DIM, dtype: "fp16" as const };
}

/**
 * The line through log(layers) over log(dim) of all known models, by least squares. Deeper models
 * are wider, so this says what is usual at a width, not what a certain model has.
 */
export const layersFit = fitLine(
  modelShapes.map(({ dim, layers }) => ({ x: Math.log(dim), y: Math.log(layers) })),
);

function layersFor(dim: number): number {
  return Math.max(1, Math.round(Math.exp(layersFit.intercept + layersFit.slope * Math.log(dim))));
}

function fitLine(points: readonly { readonly x: number; readonly y: number }[]) {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const meanX = mean(({ x }) => x);
  const meanY = mean(({ y }) => y);
  const covariance = mean(({ x, y }) => (x - meanX) * (y - meanY));
  const slope = covariance / mean(({ x }) => (x - meanX) ** 2);
  return { slope, intercept: meanY - slope * meanX };
}
