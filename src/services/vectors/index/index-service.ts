import {
  type GraphLibrary,
  type GraphsUnavailable,
  loadGraphLibrary,
} from "../../../engines/vectors/graph/graph-library.js";
import { createVectorIndex } from "../../../engines/vectors/index/create-vector-index.js";
import type { IndexRow, VectorIndex } from "../../../engines/vectors/index/vector-index.js";
import type { Behind, Changes, HostedCollection, IndexHost, SearchTurn } from "../index-host.js";
import { SnapshotDirectory } from "../snapshots/snapshot-directory.js";
import type { Snapshot } from "../snapshots/snapshot-format.js";
import type { BackgroundJob } from "./background-job.js";
import { GraphBuilding } from "./graph-building.js";
import { type HeldCollection, HeldCollections } from "./held-collections.js";
import { SearchTurns } from "./search-turns.js";
import { Snapshots } from "./snapshots.js";

export interface IndexServiceSettings {
  /** What all collections in memory may take together, in bytes. */
  readonly bytesMax: number;
  /** Where snapshots are kept, of this process alone; none are without it. */
  readonly snapshotDirectory?: string | undefined;
}

export interface IndexServiceParts {
  /** Milliseconds that rise. */
  readonly now?: () => number;
  /** Without one, all searches are exact scans. */
  readonly library?: GraphLibrary | GraphsUnavailable;
  /** Graphs are built of collections with so many components. */
  readonly graphComponentsMin?: number;
}

const NOT_PRESENT: Behind = { behind: -1 };
/** So many rows of a snapshot are objects at a time. */
const ROWS_AT_ONCE = 4_096;

/** As `createIndexService`, with graphs of large collections where the library can be loaded. */
export async function openIndexService(settings: IndexServiceSettings): Promise<IndexService> {
  return createIndexService(settings, { library: await loadGraphLibrary() });
}

/** The indexes of all collections; throws CollectionTooLarge where one is larger than the budget. */
export function createIndexService(
  settings: IndexServiceSettings,
  parts: IndexServiceParts = {},
): IndexService {
  return new IndexService(settings, parts);
}

export class IndexService implements IndexHost {
  readonly #collections: HeldCollections;
  readonly #snapshots: Snapshots | undefined;
  readonly #graphs: GraphBuilding;
  /** The first that has something to do goes first. */
  readonly #jobs: readonly BackgroundJob[];
  readonly #now: () => number;
  readonly #searching: SearchTurns;

  constructor(
    { bytesMax, snapshotDirectory }: IndexServiceSettings,
    { now = () => performance.now(), library, graphComponentsMin }: IndexServiceParts,
  ) {
    this.#now = now;
    this.#searching = new SearchTurns(now);
    const collections = new HeldCollections(bytesMax);
    this.#collections = collections;
    if (snapshotDirectory !== undefined) {
      const directory = new SnapshotDirectory(snapshotDirectory);
      this.#snapshots = new Snapshots({ directory, collections, now });
    }
    this.#graphs = new GraphBuilding({
      collections,
      library,
      componentsMin: graphComponentsMin,
      now,
    });
    this.#jobs = this.#snapshots ? [this.#snapshots, this.#graphs] : [this.#graphs];
  }

  open(asked: HostedCollection & { readonly version: number }): { readonly version: number } {
    const held = this.#collections.use(asked.collectionId);
    if (held !== undefined) return { version: held.version };
    const snapshot = this.#snapshots?.read(asked);
    const { index, graph } = this.#create(asked);
    if (snapshot !== undefined) {
      // Of the vectors alone; what they take with all else is seen when they are there.
      const { BYTES_PER_ELEMENT } = Float32Array;
      this.#collections.makeRoom(snapshot.count * asked.dimension * BYTES_PER_ELEMENT);
      fill(index, snapshot);
    }
    const version = snapshot?.version ?? 0;
    const { collectionId } = asked;
    const opened = { collectionId, index, graph, version, changed: 0, snapshotAt: this.#now() };
    this.#collections.add(opened);
    if (snapshot && graph && this.#collections.hasRoom(graph.bytesWanted(index))) {
      this.#snapshots?.readGraph(opened, snapshot);
    }
    return { version };
  }

  apply(changes: Changes): { readonly version: number } | Behind {
    const held = this.#collections.use(changes.collectionId);
    if (held === undefined) return NOT_PRESENT;
    if (held.version !== changes.fromVersion) return { behind: held.version };
    const rows = rowsOf(changes, held.index.dimension);
    try {
      held.index.remove(changes.removedIds);
      held.index.put(rows);
    } catch (error) {
      // It may be at neither of the two versions.
      this.#collections.drop(held.collectionId);
      throw error;
    }
    held.version = changes.toVersion;
    held.changed += changes.ids.length + changes.removedIds.length;
    this.#collections.makeRoomFor(held);
    return { version: held.version };
  }

  search(request: Parameters<IndexHost["search"]>[0]): SearchTurn | Behind {
    const held = this.#collections.use(request.collectionId);
    if (held === undefined) return NOT_PRESENT;
    if (held.version < request.version) return { behind: held.version };
    return this.#searching.begin(held.index.searchInSteps(request.searches));
  }

  resume({ ticket }: { readonly ticket: number }): SearchTurn | Behind {
    return this.#searching.resume(ticket) ?? NOT_PRESENT;
  }

  abandon({ ticket }: { readonly ticket: number }): void {
    this.#searching.abandon(ticket);
  }

  drop({ collectionId }: { readonly collectionId: string }): void {
    this.#collections.drop(collectionId);
    this.#snapshots?.forget(collectionId);
  }

  async flush(): Promise<void> {
    await this.#snapshots?.flush();
  }

  #create({ dimension, metric }: HostedCollection): Pick<HeldCollection, "index" | "graph"> {
    const graph = this.#graphs.newGraph({ dimension, metric });
    const options = graph && {
      candidates: graph,
      onCompaction: (kept: Uint32Array) => graph.compact(kept),
    };
    return { graph, index: createVectorIndex({ dimension, metric }, options) };
  }

  /** One slice of the first job that has something to do; answers whether there is more. */
  work(isOver: () => boolean): boolean {
    return this.#jobs.some((job) => job.work(isOver));
  }

  close(): Promise<void> {
    return this.flush();
  }
}

function fill(index: VectorIndex, snapshot: Snapshot): void {
  let batch: IndexRow[] = [];
  for (const row of snapshot.rows()) {
    batch.push(row);
    if (batch.length === ROWS_AT_ONCE) {
      index.put(batch);
      batch = [];
    }
  }
  index.put(batch);
}

/** The vectors of the rows are views on those of the changes. */
function rowsOf({ ids, vectors, metadata }: Changes, dimension: number): IndexRow[] {
  if (vectors.length !== ids.length * dimension || metadata.length !== ids.length) {
    throw new Error(`there are not ${ids.length} vectors of ${dimension} components`);
  }
  return ids.map((id, at) => ({
    id,
    vector: vectors.subarray(at * dimension, (at + 1) * dimension),
    metadata: metadata[at] ?? null,
  }));
}
