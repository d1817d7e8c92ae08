import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/page-reading", {
  "read-page": async () => {
    const { readFirstPages, readOnThread } = await import("./read-on-thread.js");
    // Otherwise the first caller of each thread would pay for what it loads and compiles.
    readFirstPages();
    return readOnThread;
  },
});
