import {
  type GraphLibrary,
  GraphsUnavailable,
  loadGraphLibrary,
  type NativeGraph,
} from "../../src/engines/vectors/graph/graph-library.js";

export interface WatchedLibrary extends GraphLibrary {
  /** Searches in graphs so far. */
  readonly searches: number;
  /** Set, this happens instead of the next calls. */
  failure: { readonly method: "add" | "search" | "save"; readonly error: Error } | undefined;
  /** Set, searches answer it instead of the keys that were found, unless it is undefined. */
  keys: ((count: number) => bigint[] | undefined) | undefined;
}

/** The library that is installed, with a look at how it is used and a hand in what it does. */
export async function watchedLibrary(): Promise<WatchedLibrary> {
  const library = await loadGraphLibrary();
  if (library instanceof GraphsUnavailable) throw library;
  const watched = {
    searches: 0,
    failure: undefined as WatchedLibrary["failure"],
    keys: undefined as WatchedLibrary["keys"],
    create(settings: Parameters<GraphLibrary["create"]>[0]): NativeGraph {
      const graph = library.create(settings);
      const fail = (method: string) => {
        if (watched.failure?.method === method) throw watched.failure.error;
      };
      return {
        add(...input) {
          fail("add");
          graph.add(...input);
        },
        search(query, count, threads) {
          fail("search");
          watched.searches += 1;
          const keys = watched.keys?.(count);
          return keys ? { keys } : graph.search(query, count, threads);
        },
        save(path) {
          fail("save");
          graph.save(path);
        },
        load: (path) => graph.load(path),
        size: () => graph.size(),
      };
    },
  };
  return watched;
}
