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
  /** Names of what no source gives: fields of the shape, and `latent_width`. */
  readonly assumed: readonly string[];
  readonly warnings: readonly string[];
  /** Keys and values of every head: 2 · layers · dim · tokens · bytes per element. */
  readonly standard: CacheBytes;
  /** Elements of the latent vector of a token and layer: 4.5 · head_dim, or dim / 2 where that is wider than dim. */
  readonly latentWidth: number;
  /** One latent vector: its width · layers · tokens · bytes per element. */
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

/**
 * The sizes of a model's cache by the published formulas. A model that is not known gets a generic
 * shape. A latent vector as wide as the keys or wider compacts nothing: it is taken half as wide.
 */
export function sizeCache(request: CacheRequest): CacheSizes {
  const { model, seqLength } = request;
  const known = findModelShape(model) ?? null;
  const { dim, warnings } = readWidth(request, known);
  const shape = known ? { ...known, dim } : genericShape(dim);
  const { layers, headDim, dtype } = shape;
  const bytesOf = (elements: number): CacheBytes => {
    const perLayer = elements * seqLength * bytesPerElement[dtype];
    return { perLayer, total: perLayer * layers };
  };
  const published = LATENT_HEADS * headDim;
  const isTooWide = published > dim;
  const latent = isTooWide ? dim / 2 : published;
  return {
    shape: { dim, layers, headDim, dtype },
    known,
    latentWidth: latent,
    assumed: [
      ...(known ? [] : ["layers", "head_dim", "dtype"]),
      ...(isTooWide ? ["latent_width"] : []),
    ],
    warnings: isTooWide
      ? [
          ...warnings,
          `the latent vector of the formula, ${published} wide, is wider than kv_width, ${dim}: half of that, ${latent}, was used`,
        ]
      : warnings,
    standard: bytesOf(2 * dim),
    compact: bytesOf(latent),
    ratio: (2 * dim) / latent,
    built: known && { ...describeAttention(known), ...bytesOf(elementsOf(known)) },
  };
}

/** The hidden width that was meant. */
function readWidth(
  { dim }: CacheRequest,
  known: ModelShape | null,
): { readonly dim: number; readonly warnings: readonly string[] } {
  if (!known || dim === known.dim) return { dim, warnings: [] };
  if (dim === known.headDim) {
    const warning = `${dim} is the head_dim of ${known.name}, and was read as that: its hidden width of ${known.dim} was used`;
    return { dim: known.dim, warnings: [warning] };
  }
  const warning = `${known.name} has a hidden width of ${known.dim}; ${dim} was used because dim says so`;
  return { dim, warnings: [warning] };
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
