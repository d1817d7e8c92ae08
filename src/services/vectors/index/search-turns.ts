import type { Hit } from "../../../engines/vectors/index/vector-index.js";
import type { SearchTurn } from "../index-host.js";

/** Others wait for so long at most, and for one more step. */
const TURN_MS = 5;
/** Characters of metadata in one answer, so that reading it holds nobody up. */
const CHARACTERS_MAX = 2 ** 20;

type Steps = Generator<readonly Hit[] | undefined, void>;

/** Searches under way on the thread of the indexes, each of which works while it is its turn. */
export class SearchTurns {
  readonly #now: () => number;
  readonly #begun = new Map<number, Steps>();
  #lastTicket = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Begins searches with a first turn. */
  begin(steps: Steps): SearchTurn {
    this.#lastTicket += 1;
    return this.#turn(this.#lastTicket, steps);
  }

  /** Undefined where nothing has this ticket. */
  resume(ticket: number): SearchTurn | undefined {
    const steps = this.#begun.get(ticket);
    return steps && this.#turn(ticket, steps);
  }

  abandon(ticket: number): void {
    this.#begun.delete(ticket);
  }

  #turn(ticket: number, steps: Steps): SearchTurn {
    const endsAt = this.#now() + TURN_MS;
    const hits: (readonly Hit[])[] = [];
    let characters = 0;
    this.#begun.delete(ticket);
    do {
      const step = steps.next();
      if (step.done) return { hits };
      if (step.value === undefined) continue;
      hits.push(step.value);
      for (const { metadata } of step.value) characters += metadata?.length ?? 0;
    } while (this.#now() < endsAt && characters < CHARACTERS_MAX);
    this.#begun.set(ticket, steps);
    return { hits, ticket };
  }
}
