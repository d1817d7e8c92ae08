import type { Deadline } from "../../src/platform/threads/deadline.js";

/** All the time in the world. */
export const noDeadline: Deadline = {
  signal: new AbortController().signal,
  remainingMs: () => 60_000,
};
