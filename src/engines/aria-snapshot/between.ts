import type { Entry } from "./entries.js";

/** The siblings from one ref to another, both included; undefined where they are not siblings in that order. */
export function entriesBetween(
  entries: readonly Entry[],
  { first, last }: { readonly first: string; readonly last: string },
): Entry[] | undefined {
  const start = entries.findIndex(({ ref }) => ref === first);
  if (start === -1) {
    for (const { children } of entries) {
      const found = entriesBetween(children, { first, last });
      if (found) return found;
    }
    return undefined;
  }
  const end = entries.findIndex(({ ref }, place) => place >= start && ref === last);
  return end === -1 ? undefined : entries.slice(start, end + 1);
}
