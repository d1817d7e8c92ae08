import { setImmediate as nextTurn } from "node:timers/promises";
import type { IndexHostClient } from "../../src/services/vectors/index/index-host-client.js";
import type { IndexHost } from "../../src/services/vectors/index-host.js";

/** Calls indexes of this thread as if they were in another: in order, each answered turns later. */
export function callLater(host: () => IndexHost): IndexHostClient {
  let last: Promise<unknown> = Promise.resolve();
  function later<Request, Answer>(call: (host: IndexHost, request: Request) => Answer) {
    return (request: Request): Promise<Answer> => {
      const mine = last.then(async () => {
        await nextTurn();
        return call(host(), request);
      });
      last = mine.catch(() => {});
      return mine;
    };
  }
  return {
    open: later((to, request) => to.open(request)),
    apply: later((to, request) => to.apply(request)),
    search: later((to, request) => to.search(request)),
    resume: later((to, request) => to.resume(request)),
    abandon: later((to, request) => to.abandon(request)),
    drop: later((to, request) => to.drop(request)),
    flush: () => later((to) => to.flush())(undefined),
  };
}
