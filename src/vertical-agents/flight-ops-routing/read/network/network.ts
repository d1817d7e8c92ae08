import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Draft } from "../draft.js";

export interface Waypoint {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly span: Span;
}

/** A network of waypoints as it is read; edges are pairs of names. */
export class Network {
  readonly waypoints = new Map<string, Waypoint>();
  readonly #edges = new Map<string, { ends: readonly [string, string]; span: Span }>();

  /** Names that edges have and no waypoint. */
  readonly unknownEnds = new Set<string>();

  /** Read from sentences: what joins the waypoints is said there, or asked for. */
  isOfProse = false;

  get isEmpty(): boolean {
    return this.waypoints.size === 0;
  }

  get hasEdges(): boolean {
    return this.#edges.size > 0;
  }

  join(from: string, to: string, span: Span): void {
    const key = this.#keyOf(from, to);
    if (from !== to && !this.#edges.has(key)) this.#edges.set(key, { ends: [from, to], span });
  }

  part(from: string, to: string): void {
    this.#edges.delete(this.#keyOf(from, to));
  }

  isJoined(from: string, to: string): boolean {
    return this.#edges.has(this.#keyOf(from, to));
  }

  /** The names along the edges in their order, where each edge goes on from the one before. */
  chain(): readonly string[] | undefined {
    const [first, ...rest] = [...this.#edges.values()].map(({ ends }) => ends);
    if (!first) return undefined;
    const chain: string[] = [...first];
    for (const [from, to] of rest) {
      if (from !== chain.at(-1)) return undefined;
      chain.push(to);
    }
    return new Set(chain).size === chain.length ? chain : undefined;
  }

  stateIn(draft: Draft): void {
    if (this.isEmpty) return;
    for (const id of this.unknownEnds)
      draft.warn(`an edge to ${id} was left out: no waypoint has this name`);
    const index = new Map([...this.waypoints.keys()].map((id, at) => [id, at] as const));
    const waypoints = [...this.waypoints.values()];
    const edges = [...this.#edges.values()].flatMap(({ ends: [from, to] }) => {
      const pair = [index.get(from), index.get(to)];
      return pair.includes(undefined) ? [] : [pair];
    });
    const joined = new Set(edges.flat());
    // Sentences of which not every edge was read make a network with holes.
    if (this.isOfProse && waypoints.some((_, at) => !joined.has(at)))
      draft.ask("graph.edges", "Which pairs of waypoints are joined (such as A-B, B-C)?");
    const [first, last] = [waypoints[0], waypoints.at(-1)];
    if (!first || !last) return;
    const list = waypoints.map(({ id, lat, lon }) => [id, lat, lon]);
    const from = Math.min(first.span.start, last.span.start);
    const span = { start: from, end: Math.max(first.span.end, last.span.end) };
    draft.state("graph.waypoints", list, span);
    const [edge] = this.#edges.values();
    if (edge && edges.length > 0) draft.state("graph.edges", edges, edge.span);
  }

  /** Edges are flown both ways. */
  #keyOf(from: string, to: string): string {
    return JSON.stringify(from < to ? [from, to] : [to, from]);
  }
}
