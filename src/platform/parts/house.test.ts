import { describe, expect, it } from "vitest";
import { createHouse } from "./house.js";
import type { AnyPart } from "./part.js";

/** Parts of a test, by names that the product does not have. */
type Plain = Readonly<Record<string, unknown>>;

function openHouse(parts: readonly object[], given: Plain = {}) {
  const house = createHouse(parts as readonly AnyPart[], {
    config: { SIZE: 7, COLOUR: "red" },
    given: given as never,
  });
  return {
    ...house,
    get: (names: readonly string[]) => house.get(names as never) as Promise<Plain>,
  };
}

/** Notes when it is made and ended. */
const noting = (events: string[], name: string, needs: readonly string[] = []) => ({
  name,
  needs,
  create: () => {
    events.push(`make ${name}`);
    return name;
  },
  close: async () => void events.push(`end ${name}`),
});

describe("a house", () => {
  it("makes a part when it is asked for, once, after what it needs, and ends it before", async () => {
    const events: string[] = [];
    const house = openHouse([
      noting(events, "roof", ["walls"]),
      noting(events, "walls", ["ground"]),
      noting(events, "ground"),
      noting(events, "shed"),
    ]);
    expect(events).toEqual([]);
    const parts = await Promise.all([house.get(["roof"]), house.get(["walls", "roof"])]);
    expect(parts).toEqual([{ roof: "roof" }, { walls: "walls", roof: "roof" }]);
    await house.close();
    expect(events).toEqual([
      "make ground",
      "make walls",
      "make roof",
      "end roof",
      "end walls",
      "end ground",
    ]);
  });

  it("hands a part what it needs and the variables that it declared, and no others", async () => {
    const seen: unknown[] = [];
    const create = (...input: unknown[]) => void seen.push(...input);
    const sized = { name: "sized", needs: ["ground"], config: { SIZE: {} }, create };
    await openHouse([sized, noting([], "ground"), noting([], "shed")]).get(["sized"]);
    expect(seen).toEqual([{ ground: "ground" }, { SIZE: 7 }]);
  });

  it("takes a given part for the declared one, and neither makes nor ends it", async () => {
    const events: string[] = [];
    const house = openHouse([noting(events, "clock")], { clock: "mine" });
    expect(await house.get(["clock"])).toEqual({ clock: "mine" });
    await house.close();
    expect(events).toEqual([]);
  });

  it("tries again to make a part that could not be made", async () => {
    let tries = 0;
    const create = () => {
      tries += 1;
      if (tries === 1) throw new Error("locked");
      return "open";
    };
    const house = openHouse([{ name: "store", create }]);
    await expect(house.get(["store"])).rejects.toThrow("locked");
    expect(await house.get(["store"])).toEqual({ store: "open" });
  });

  it("begins scheduled work with its start, of parts that are made later too", async () => {
    const scheduled: string[] = [];
    const schedule = { every: ({ name }: { name: string }) => void scheduled.push(name) };
    const works = (name: string) => [{ name, everyMs: 1_000, run: async () => {} }];
    const house = openHouse(
      [
        { ...noting([], "early"), startsWithServer: true, schedule: works("early work") },
        { ...noting([], "late"), schedule: works("late work") },
      ],
      { schedule },
    );
    await house.get(["early"]);
    expect(scheduled).toEqual([]);
    await house.start();
    expect(scheduled).toEqual(["early work"]);
    await house.get(["late"]);
    expect(scheduled).toEqual(["early work", "late work"]);
  });

  it("ends what happens by the clock before any part", async () => {
    const events: string[] = [];
    const schedule = { every: () => {}, close: async () => void events.push("end schedule") };
    const house = openHouse([noting(events, "late")], { schedule });
    await house.start();
    await house.get(["late"]);
    await house.close();
    expect(events).toEqual(["make late", "end schedule", "end late"]);
  });

  it.each([
    ["two parts of one name", [noting([], "a"), noting([], "a")], "two parts are named a"],
    ["a need that nobody declares", [noting([], "a", ["b"])], "a needs b, which nobody declares"],
    [
      "parts that need each other",
      [noting([], "a", ["b"]), noting([], "b", ["a"])],
      "parts need each other: a, b, a",
    ],
  ])("refuses %s at once", (_name, parts, message) => {
    expect(() => openHouse(parts)).toThrow(message);
  });
});
