/**
 * Regression trees whose sum is a logit, as arrays over all nodes in preorder: the left child of an
 * inner node is the next one, the right child is `rights` nodes further on.
 */
export interface BoostedTrees {
  readonly bias: number;
  /** The node that each tree begins with. */
  readonly roots: readonly number[];
  /** The feature that a node looks at; -1 for a leaf. */
  readonly features: Int16Array;
  /** The bound of an inner node, at or below which the left child follows; the value of a leaf. */
  readonly values: Float32Array;
  readonly rights: Int16Array;
}

/** Boosted trees as text: eight bytes a node, little-endian, in base64. */
export interface PackedTrees {
  readonly bias: number;
  readonly roots: readonly number[];
  readonly nodes: string;
}

const NODE_BYTES = 8;

/** The probability that boosted trees give to a row of features: the logistic function of their sum. */
export function probabilityOf(model: BoostedTrees, row: readonly number[]): number {
  return 1 / (1 + Math.exp(-logitOf(model, row)));
}

/** The sum of the leaves that a row of finite features comes to, with the bias. */
export function logitOf(
  { bias, roots, features, values, rights }: BoostedTrees,
  row: readonly number[],
): number {
  let logit = bias;
  for (const root of roots) {
    let node = root;
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1) {
      const isLeft = (row[feature] ?? 0) <= (values[node] ?? 0);
      node += isLeft ? 1 : (rights[node] ?? 1);
    }
    logit += values[node] ?? 0;
  }
  return logit;
}

/** Reads trees from their text. */
export function unpackTrees({ bias, roots, nodes }: PackedTrees): BoostedTrees {
  const bytes = Buffer.from(nodes, "base64");
  const count = bytes.length / NODE_BYTES;
  const model = {
    bias,
    roots,
    features: new Int16Array(count),
    values: new Float32Array(count),
    rights: new Int16Array(count),
  };
  for (let node = 0; node < count; node += 1) {
    model.features[node] = bytes.readInt16LE(node * NODE_BYTES);
    model.rights[node] = bytes.readInt16LE(node * NODE_BYTES + 2);
    model.values[node] = bytes.readFloatLE(node * NODE_BYTES + 4);
  }
  return model;
}

/** Writes trees as text that `unpackTrees` reads. */
export function packTrees({ bias, roots, features, values, rights }: BoostedTrees): PackedTrees {
  const bytes = Buffer.alloc(features.length * NODE_BYTES);
  for (const node of features.keys()) {
    bytes.writeInt16LE(features[node] ?? -1, node * NODE_BYTES);
    bytes.writeInt16LE(rights[node] ?? 0, node * NODE_BYTES + 2);
    bytes.writeFloatLE(values[node] ?? 0, node * NODE_BYTES + 4);
  }
  return { bias, roots, nodes: bytes.toString("base64") };
}
