import { defineDedicated } from "../threads/define-tasks.js";

export const dedicated = defineDedicated("platform/isolate", {
  isolate: async () => (await import("./isolate-thread.js")).openIsolateThread,
});
