import type { Supersession } from "./correction.js";

/** Who has taken whose place. */
export interface Supersessions {
  isOut(id: string): boolean;
  /** Those that stand for it now, at the ends of all chains from it; each once. */
  successorsOf(id: string): readonly string[];
}

/**
 * Follows supersession over any number of steps. In a circle nobody is left to stand for the others, so
 * that all of it is out; none can be stored, since a correction supersedes only what was there before it.
 */
export function readSupersessions(supersessions: readonly Supersession[]): Supersessions {
  const byId = new Map<string, string[]>();
  for (const { by, id } of supersessions) {
    const others = byId.get(id);
    if (others) others.push(by);
    else byId.set(id, [by]);
  }
  return {
    isOut: (id) => byId.has(id),
    successorsOf(id) {
      const seen = new Set([id]);
      const ends: string[] = [];
      // A set goes on to what is added while it is walked.
      for (const one of seen) {
        const after = byId.get(one);
        if (after === undefined) ends.push(one);
        else for (const next of after) seen.add(next);
      }
      return ends;
    },
  };
}
