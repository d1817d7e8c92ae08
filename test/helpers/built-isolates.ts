import { afterAll } from "vitest";
import { createIsolates, type Isolates } from "../../src/platform/isolate/isolates.js";
import { createThreads } from "../../src/platform/threads/threads.js";

const BUILT = new URL("../../dist/", import.meta.url);

/** Two isolates at once on threads of the built product, until the tests of the file are over. */
export function builtIsolates(): Isolates {
  const threads = createThreads({ threads: 2, memoryMb: 128, root: BUILT });
  const isolates = createIsolates({ threads, atOnce: 2 });
  afterAll(async () => {
    await isolates.close();
    await threads.close();
  });
  return isolates;
}
