import { expect, it } from "vitest";
import { type StopSignal, StopSwitch } from "./stop-signal.js";

it("tells those who listen, once and with one reason, as an AbortSignal does", () => {
  const own = new StopSwitch();
  const theirs = new AbortController();
  const [first, second] = [new Error("first"), new Error("second")];
  const heard = [own, theirs.signal].map((signal: StopSignal) => {
    const calls: string[] = [];
    const stays = () => calls.push("stays");
    const leaves = () => calls.push("leaves");
    signal.addEventListener("abort", stays, { once: true });
    signal.addEventListener("abort", stays, { once: true });
    signal.addEventListener("abort", leaves, { once: true });
    signal.removeEventListener("abort", leaves);
    expect(signal.aborted).toBe(false);
    expect(() => signal.throwIfAborted()).not.toThrow();
    return calls;
  });
  for (const reason of [first, second]) {
    own.abort(reason);
    theirs.abort(reason);
  }
  expect(heard).toEqual([["stays"], ["stays"]]);
  for (const [at, signal] of [own, theirs.signal].entries()) {
    signal.addEventListener("abort", () => heard[at]?.push("late"));
    expect([signal.aborted, signal.reason]).toEqual([true, first]);
    expect(() => signal.throwIfAborted()).toThrow(first);
  }
  expect(heard).toEqual([["stays"], ["stays"]]);
});
