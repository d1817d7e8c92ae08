import type { TurnOf } from "./owner-turns.js";
import type { StopSignal } from "./stop-signal.js";
import { WorkersBusy } from "./thread-errors.js";

/** Bounds how much each owner, and all together, may have under way and waiting. */
export interface OwnerPlaces {
  /**
   * Runs work when its owner has a place for it; rejects with `WorkersBusy` when too much of the
   * owner, or of all, waits already.
   */
  run<T>(of: TurnOf, work: () => Promise<T>): Promise<T>;
}

export interface OwnerPlacesOptions {
  /** For messages. */
  readonly name: string;
  /** Of one owner at the same time. */
  readonly activeMax: number;
  /** Of one owner, active ones included. */
  readonly perOwnerMax: number;
  /** Of all owners. */
  readonly totalMax: number;
}

interface Owner {
  active: number;
  readonly waiting: Set<() => void>;
}

const RETRY_AFTER_SECONDS = 1;

/** Places of owners, whose work waits in the order in which it came. */
export function createOwnerPlaces(options: OwnerPlacesOptions): OwnerPlaces {
  const { name, activeMax, perOwnerMax, totalMax } = options;
  const owners = new Map<string, Owner>();
  let total = 0;

  function enter(id: string): Owner {
    const owner = owners.get(id) ?? { active: 0, waiting: new Set() };
    const own = owner.active + owner.waiting.size;
    if (own >= perOwnerMax)
      throw new WorkersBusy(`too many ${name} of this owner wait`, RETRY_AFTER_SECONDS);
    if (total >= totalMax) throw new WorkersBusy(`too many ${name} wait`, RETRY_AFTER_SECONDS);
    owners.set(id, owner);
    total += 1;
    return owner;
  }

  function leave(id: string, owner: Owner): void {
    total -= 1;
    if (owner.active === 0 && owner.waiting.size === 0) owners.delete(id);
  }

  /** Settles when the owner has a place. */
  async function activate(owner: Owner, signal: StopSignal): Promise<void> {
    if (owner.active < activeMax) {
      owner.active += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        owner.waiting.delete(start);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      owner.waiting.add(start);
    });
  }

  /** Hands the place on to the one that waits longest. */
  function deactivate(owner: Owner): void {
    const [next] = owner.waiting;
    if (next === undefined) {
      owner.active -= 1;
      return;
    }
    owner.waiting.delete(next);
    next();
  }

  return {
    async run({ owner: id, signal }, work) {
      signal.throwIfAborted();
      const owner = enter(id);
      try {
        await activate(owner, signal);
        try {
          return await work();
        } finally {
          deactivate(owner);
        }
      } finally {
        leave(id, owner);
      }
    },
  };
}
