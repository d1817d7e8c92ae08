import { expect, it } from "vitest";
import type { Steps } from "../../engines/text/search/steps.js";
import { beginSlices } from "./slices.js";

/** Takes the event loop for over a slice at each step. */
function* slowSteps(name: string, count: number, log: string[]): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    log.push(name);
    yield;
  }
  return name;
}

it("lets works take turns, and the event loop turn between them", async () => {
  const log: string[] = [];
  const ticker = setInterval(() => log.push("timer"), 0);
  const works = ["a", "b"].map((name) => beginSlices(name)(slowSteps(name, 4, log)));
  expect(await Promise.all(works)).toEqual(["a", "b"]);
  clearInterval(ticker);
  expect(log.filter((name) => name !== "timer").join("")).toBe("abababab");
  expect(log.filter((name) => name === "timer").length).toBeGreaterThan(1);
});

it("does what is short at once", async () => {
  let turns = 0;
  const turn = setImmediate(() => {
    turns += 1;
  });
  const run = beginSlices("a");
  expect(await run(slowSteps("none", 0, []))).toBe("none");
  expect(turns).toBe(0);
  clearImmediate(turn);
});

it("hands on what a step throws", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first step ends
  function* failing(): Steps<void> {
    throw new Error("no such step");
  }
  await expect(beginSlices("a")(failing())).rejects.toThrow("no such step");
});
