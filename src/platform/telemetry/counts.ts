/** Sizes that tell an operator what the store holds, from whoever holds it. */
export interface Counts {
  add(count: () => Promise<Readonly<Record<string, number>>>): void;
  /** All of them, as of now. */
  read(): Promise<Readonly<Record<string, number>>>;
}

export function createCounts(): Counts {
  const sources: (() => Promise<Readonly<Record<string, number>>>)[] = [];
  return {
    add: (count) => void sources.push(count),
    read: async () => Object.assign({}, ...(await Promise.all(sources.map((count) => count())))),
  };
}
