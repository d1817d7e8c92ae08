import type { IndexHost } from "../index-host.js";

/** The indexes as the main thread calls them: the same calls, each answered later, in their order. */
export type IndexHostClient = {
  readonly [Call in keyof IndexHost]: (
    ...request: Parameters<IndexHost[Call]>
  ) => Promise<ReturnType<IndexHost[Call]>>;
};
