import type { Store, TransactionalWriter } from "../../../src/platform/store/sql.js";

/** The same store, which looks at what is committed after every write: a process may die there. */
export function watchCommits(store: Store, look: () => Promise<void>): Store {
  async function looking<T>(write: Promise<T>): Promise<T> {
    const result = await write;
    await look();
    return result;
  }
  const watched = (writer: TransactionalWriter): TransactionalWriter => ({
    get: (query) => writer.get(query),
    all: (query) => writer.all(query),
    run: (statement) => looking(writer.run(statement)),
    tx: (work) => looking(writer.tx(work)),
  });
  return { ...store, ...watched(store), durable: watched(store.durable) };
}
