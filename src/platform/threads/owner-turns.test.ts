import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OwnerTurns } from "./owner-turns.js";

const signal = new AbortController().signal;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("turns of owners", () => {
  it("are taken one of each owner after the other, however much one has to do", async () => {
    const turns = new OwnerTurns({ atOnce: 1 });
    const taken: string[] = [];
    const work = async (owner: string, length: number) => {
      let left = length;
      await turns.run({ owner, signal }, async () => {
        taken.push(owner);
        await tick();
        left -= 1;
        return left === 0 ? {} : undefined;
      });
    };
    const flood = [work("flood", 5), work("flood", 5), work("flood", 5)];
    await tick();
    await Promise.all([...flood, work("b", 1), work("c", 2)]);
    const lastOf = (owner: string) => taken.lastIndexOf(owner);
    // One of the flood runs when they come, and one more comes between two turns of theirs.
    expect(lastOf("b")).toBeLessThan(5);
    expect(lastOf("c")).toBeLessThan(8);
    expect(taken).toHaveLength(18);
  });

  it("run so many at a time, and each waits for at most one of each other owner", async () => {
    const courses = fc.record({
      atOnce: fc.integer({ min: 1, max: 3 }),
      owners: fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(courses, async ({ atOnce, owners }) => {
        const turns = new OwnerTurns({ atOnce });
        let running = 0;
        const started: string[] = [];
        const all = owners.map((owner) =>
          turns.run({ owner, signal }, async () => {
            running += 1;
            started.push(owner);
            expect(running).toBeLessThanOrEqual(atOnce);
            await tick();
            running -= 1;
            return {};
          }),
        );
        await Promise.all(all);
        expect(started.toSorted()).toEqual(owners.toSorted());
        for (const owner of new Set(owners)) {
          // While an owner waits, no other has two turns more than it.
          const last = started.lastIndexOf(owner);
          const mine = started.filter((each) => each === owner).length;
          for (const other of new Set(owners)) {
            const theirs = started.slice(0, last).filter((each) => each === other).length;
            expect(theirs).toBeLessThanOrEqual(mine + atOnce);
          }
        }
      }),
    );
  });

  it("are alternately those of two owners who both have much to do", async () => {
    const turns = new OwnerTurns({ atOnce: 2 });
    const taken: string[] = [];
    const work = async (owner: string) => {
      let left = 20;
      await turns.run({ owner, signal }, async () => {
        taken.push(owner);
        await tick();
        left -= 1;
        return left === 0 ? {} : undefined;
      });
    };
    await Promise.all([work("flood"), work("flood"), work("flood"), work("b")]);
    const ofFlood = taken.slice(0, taken.lastIndexOf("b")).filter((owner) => owner === "flood");
    expect(ofFlood.length).toBeLessThan(23);
  });

  it("are given up with the reason of the signal, and the others go on", async () => {
    const turns = new OwnerTurns({ atOnce: 1 });
    const caller = new AbortController();
    let letGo = (_answer: object) => {};
    const running = turns.run(
      { owner: "a", signal },
      () => new Promise<object>((resolve) => (letGo = resolve)),
    );
    const never = async () => ({ is: "never" });
    const waiting = turns.run({ owner: "b", signal: caller.signal }, never);
    const behind = turns.run({ owner: "b", signal }, async () => ({ is: "behind" }));
    caller.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    const late = turns.run({ owner: "c", signal: caller.signal }, never);
    await expect(late).rejects.toThrow("gone");
    letGo({});
    expect(await behind).toEqual({ is: "behind" });
    await running;
  });

  it("end with the one under way when the signal is aborted", async () => {
    const turns = new OwnerTurns({ atOnce: 1 });
    const caller = new AbortController();
    let taken = 0;
    const work = turns.run({ owner: "a", signal: caller.signal }, async () => {
      taken += 1;
      await tick();
      caller.abort(new Error("gone"));
      return undefined;
    });
    await expect(work).rejects.toThrow("gone");
    expect(taken).toBe(1);
    expect(await turns.run({ owner: "a", signal }, async () => ({ is: "next" }))).toEqual({
      is: "next",
    });
  });

  it("that fail make room for the next", async () => {
    const turns = new OwnerTurns({ atOnce: 1 });
    const failing = turns.run({ owner: "a", signal }, async () => {
      throw new Error("failed");
    });
    const next = turns.run({ owner: "a", signal }, async () => ({ is: "next" }));
    await expect(failing).rejects.toThrow("failed");
    expect(await next).toEqual({ is: "next" });
  });
});
