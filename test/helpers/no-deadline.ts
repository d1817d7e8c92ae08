import { setMaxListeners } from "node:events";
import type { Deadline } from "../../src/platform/threads/deadline.js";

const { signal } = new AbortController();
setMaxListeners(0, signal);

/** All the time in the world. */
export const noDeadline: Deadline = {
  signal,
  remainingMs: () => 60_000,
};
