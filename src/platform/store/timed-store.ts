import type { Store } from "./sql.js";

/** The same store, which also tells how long each durable write and each wait for the disk took, in seconds. */
export function timeDurableWrites(store: Store, observe: (seconds: number) => void): Store {
  async function timed<T>(work: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work;
    } finally {
      observe((performance.now() - startedAt) / 1000);
    }
  }
  const { durable } = store;
  return {
    ...store,
    durable: {
      get: (query) => durable.get(query),
      all: (query) => durable.all(query),
      run: (query) => timed(durable.run(query)),
      tx: (work, options) => timed(durable.tx(work, options)),
    },
    onDisk: () => timed(store.onDisk()),
  };
}
