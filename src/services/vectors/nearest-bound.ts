import type { Metric } from "../../engines/vectors/index/vector-index.js";

const UNIT_ROUNDOFF = 2 ** -24;
/** The smallest number of single precision that every processor keeps. */
const SMALLEST_NORMAL = 2 ** -126;
/** Roundings beside the additions: of both components, their difference, its square or product. */
const OTHER_ROUNDINGS = 8;
/** Covers terms of second order and the roundings in double precision. */
const MARGIN = 1.05;
/** Products with a query of this length stay in range, whatever the vector. */
const QUERY_LENGTH = 2 ** -20;

/** A vector of the length 1 in the same direction; all zero where that one is. */
export function toUnitLength(vector: Float32Array): Float32Array {
  return scaleTo(vector, 1);
}

/** The query that scores are computed with in single precision; only under dot is it another. */
export function toComparable(metric: Metric, query: Float32Array): Float32Array {
  switch (metric) {
    case "cosine":
      return scaleTo(query, 1);
    case "dot":
      return scaleTo(query, QUERY_LENGTH);
    case "euclidean":
      return query;
  }
}

/**
 * How far a sum over products in single precision may be from the true one, as a share of the norm
 * of the vector: its terms are added in any order, and the query is comparable under dot.
 */
export function productErrorShare(dimension: number): number {
  return relativeError(dimension) * QUERY_LENGTH;
}

/**
 * The highest score that a row may have which was left out because its distance is not less than
 * `distance`: the negated product, less its error under dot, or the Euclidean distance, in single
 * precision with a comparable query (Higham, Accuracy and Stability of Numerical Algorithms, section
 * 3.1). Infinity where nothing is known.
 */
export function highestLeftOut(metric: Metric, query: Float32Array, distance: number): number {
  if (!Number.isFinite(distance)) return Number.POSITIVE_INFINITY;
  const absolute = query.length * SMALLEST_NORMAL;
  const relative = relativeError(query.length);
  switch (metric) {
    case "cosine":
      return -distance + relative + absolute;
    case "dot": {
      const length = lengthOf(query);
      if (length === 0) return Number.POSITIVE_INFINITY;
      return (-distance + absolute) * (length / QUERY_LENGTH);
    }
    case "euclidean":
      return -Math.sqrt(Math.max(0, (distance * distance - absolute) * (1 - relative)));
  }
}

function relativeError(dimension: number): number {
  return (dimension + OTHER_ROUNDINGS) * UNIT_ROUNDOFF * MARGIN;
}

function scaleTo(vector: Float32Array, length: number): Float32Array {
  const present = lengthOf(vector);
  const scale = present === 0 ? 0 : length / present;
  return vector.map((component) => component * scale);
}

function lengthOf(vector: Float32Array): number {
  let square = 0;
  for (const component of vector) square += component * component;
  return Math.sqrt(square);
}
