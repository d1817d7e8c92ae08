import { expect, it } from "vitest";
import { createOwnerPlaces } from "./owner-places.js";

const { signal } = new AbortController();
const limits = { name: "searches", activeMax: 2, perOwnerMax: 4, totalMax: 6 };

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that is noted when it starts, and ends when it is let go. */
function workbench() {
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        gates.set(name, () => resolve(name));
      }),
    letGo: (name: string) => gates.get(name)?.(),
  };
}

it("lets so much of an owner run at a time, and the rest in the order in which it came", async () => {
  const places = createOwnerPlaces(limits);
  const { started, work, letGo } = workbench();
  const own = [1, 2, 3, 4].map((at) => places.run({ owner: "a", signal }, work(`a${at}`)));
  const other = places.run({ owner: "b", signal }, work("b1"));
  await tick();
  expect(started).toEqual(["a1", "a2", "b1"]);
  letGo("a2");
  expect(await own[1]).toBe("a2");
  await tick();
  expect(started.at(-1)).toBe("a3");
  for (const name of ["a1", "a3", "b1"]) letGo(name);
  await Promise.all([own[0], own[2], other]);
  await tick();
  letGo("a4");
  expect(await own[3]).toBe("a4");
});

it("refuses more of one owner, and more of all", async () => {
  const places = createOwnerPlaces(limits);
  const { work, letGo } = workbench();
  const own = [1, 2, 3, 4].map((at) => places.run({ owner: "a", signal }, work(`a${at}`)));
  const refusal = { name: "WorkersBusy", retryAfterSeconds: 1 };
  await expect(places.run({ owner: "a", signal }, work("no"))).rejects.toMatchObject({
    ...refusal,
    message: "too many searches of this owner wait",
  });
  const others = ["b", "c"].map((owner) => places.run({ owner, signal }, work(owner)));
  await tick();
  await expect(places.run({ owner: "d", signal }, work("no"))).rejects.toMatchObject({
    ...refusal,
    message: "too many searches wait",
  });
  for (const name of ["a1", "a2", "b", "c"]) letGo(name);
  await Promise.all([own[0], own[1], ...others]);
  await tick();
  for (const name of ["a3", "a4"]) letGo(name);
  await Promise.all(own);
  const later = places.run({ owner: "d", signal }, async () => "free again");
  expect(await later).toBe("free again");
});

it("gives the place of whoever gave up to the next", async () => {
  const places = createOwnerPlaces({ ...limits, activeMax: 1 });
  const { started, work, letGo } = workbench();
  const caller = new AbortController();
  const running = places.run({ owner: "a", signal }, work("a1"));
  const waiting = places.run({ owner: "a", signal: caller.signal }, work("a2"));
  const next = places.run({ owner: "a", signal }, work("a3"));
  caller.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  letGo("a1");
  await running;
  await tick();
  letGo("a3");
  expect(await next).toBe("a3");
  expect(started).toEqual(["a1", "a3"]);
});

it("passes on what work failed with", async () => {
  const places = createOwnerPlaces({ ...limits, activeMax: 1, perOwnerMax: 1 });
  const failing = places.run({ owner: "a", signal }, async () => {
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");
  expect(await places.run({ owner: "a", signal }, async () => "next")).toBe("next");
});
