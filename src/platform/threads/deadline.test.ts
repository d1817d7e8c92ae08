import { expect, it } from "vitest";
import { unlessAborted, withDeadline } from "./deadline.js";
import { type StopSignal, StopSwitch } from "./stop-signal.js";

const untilAborted = (signal: StopSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

it("answers what work answers in its time", async () => {
  const answer = await withDeadline({ name: "the work", ms: 60_000 }, async (deadline) => {
    expect(deadline.remainingMs()).toBeGreaterThan(50_000);
    expect(deadline.signal.aborted).toBe(false);
    return 7;
  });
  expect(answer).toBe(7);
});

it("aborts work when its time is over", async () => {
  const work = withDeadline({ name: "the work", ms: 1 }, async ({ signal, remainingMs }) => {
    await untilAborted(signal).finally(() => expect(remainingMs()).toBe(0));
  });
  await expect(work).rejects.toMatchObject({
    name: "TaskTimedOut",
    task: "the work",
    timeoutMs: 1,
  });
});

it("aborts work when the caller goes, or had gone", async () => {
  let leave = () => {};
  let isWatched = true;
  const whenGone = (callerLeaves: () => void) => {
    leave = callerLeaves;
    return () => {
      isWatched = false;
    };
  };
  const wanted = { name: "the work", ms: 60_000 };
  const work = withDeadline({ ...wanted, whenGone }, ({ signal }) => untilAborted(signal));
  expect(isWatched).toBe(true);
  leave();
  await expect(work).rejects.toMatchObject({ name: "TaskAborted", task: "the work" });
  expect(isWatched).toBe(false);
  const hadGone = (callerLeaves: () => void) => {
    callerLeaves();
    return () => {};
  };
  const late = withDeadline({ ...wanted, whenGone: hadGone }, async ({ signal }) =>
    signal.throwIfAborted(),
  );
  await expect(late).rejects.toMatchObject({ name: "TaskAborted" });
});

it("leaves work at once when the signal is aborted, whatever becomes of it", async () => {
  const caller = new StopSwitch();
  let fail = (_error: Error) => {};
  const work = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const left = unlessAborted(caller, work);
  caller.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(unlessAborted(caller, work)).rejects.toThrow("gone");
  fail(new Error("nobody hears this"));
  expect(await unlessAborted(new StopSwitch(), Promise.resolve(1))).toBe(1);
});
