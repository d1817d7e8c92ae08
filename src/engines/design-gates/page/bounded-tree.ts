import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type ParsedTree = DefaultTreeAdapterTypes.Document;

/** Parses markup with the places of its tags; `isCut` when the rest is left out because the tree has too many nodes. */
export function parseBounded(
  source: string,
  nodesMax: number,
): { readonly tree: ParsedTree; readonly isCut: boolean } {
  const { adapter, made } = boundedAdapter(nodesMax);
  try {
    const tree = parse(source, { sourceCodeLocationInfo: true, treeAdapter: adapter });
    return { tree, isCut: false };
  } catch (error) {
    const tree = made();
    if (!(error instanceof TooManyNodes) || !tree) throw error;
    return { tree, isCut: true };
  }
}

/** Thrown by the adapter, within the parser, when a tree grows beyond its bound. */
class TooManyNodes extends Error {}

/**
 * A tree adapter of parse5 that counts. Few bytes can ask for many elements: each paragraph after a hundred unclosed
 * `<b class=…>` opens them all again.
 */
function boundedAdapter(nodesMax: number) {
  let nodes = 0;
  let tree: ParsedTree | undefined;
  const count = () => {
    nodes += 1;
    if (nodes > nodesMax) throw new TooManyNodes(`more than ${nodesMax} nodes`);
  };
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument() {
      tree = defaultTreeAdapter.createDocument();
      return tree;
    },
    createElement(...parts) {
      count();
      return defaultTreeAdapter.createElement(...parts);
    },
    createCommentNode(...parts) {
      count();
      return defaultTreeAdapter.createCommentNode(...parts);
    },
    createTextNode(...parts) {
      count();
      return defaultTreeAdapter.createTextNode(...parts);
    },
  };
  return { adapter, made: () => tree };
}
