import { describe, expect, it } from "vitest";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import type { Position } from "./position.js";
import { boxAt, positionAt } from "./position-at.js";

function positions(text: string) {
  const prompt = readPrompt(text);
  return findAll(prompt.tokens, (_, at) => positionAt(prompt, at));
}

function numbersOf(value: Position): readonly number[] {
  return Object.values(value).flatMap((part) => (typeof part === "number" ? [part] : []));
}

describe("positionAt", () => {
  it.each([
    ["Depot 52.37,4.90.", "pair", [52.37, 4.9]],
    ["dc at 40.71 -74.00 to", "pair", [40.71, -74]],
    ["newark(40.735,-74.172) 8", "pair", [40.735, -74.172]],
    ["gas leak 48.85/2.35 URGENT", "pair", [48.85, 2.35]],
    ["depot (82,76)", "pair", [82, 76]],
    ["[100, 200]", "pair", [100, 200]],
    ["at 0,0;", "pair", [0, 0]],
    ["46.5N 8.2E trk 120", "degrees", [46.5, 8.2]],
    ["30N 140W", "degrees", [30, -140]],
    ["N52.37 E4.90", "degrees", [52.37, 4.9]],
    ["4.90E, 52.37N", "degrees", [52.37, 4.9]],
    ["52°22'30\"N 4°54'0\"E", "degrees", [52.375, 4.9]],
    ["52°22.5'N 004°54'W", "degrees", [52.375, -4.9]],
    ["52.5° north, 13.4° east", "degrees", [52.5, 13.4]],
    ["33.9 S 151.2 E", "degrees", [-33.9, 151.2]],
    ["5230N00454E", "degrees", [52.5, 4.9]],
    ["52N005W", "degrees", [52, -5]],
    ["523000N0045400E", "degrees", [52.5, 4.9]],
    ["lat 52.37 lon 4.90", "degrees", [52.37, 4.9]],
    ["lon=4.90, lat=52.37", "degrees", [52.37, 4.9]],
    ["x=3 y=4", "pair", [3, 4]],
    ["40 E 38 N nm", "offset", [40, 38]],
  ])("reads %j", (text, kind, expected) => {
    const found = positions(text);
    expect(found.map(({ value }) => value.kind)).toEqual([kind]);
    numbersOf(found[0]!.value).forEach((number, index) => {
      expect(number).toBeCloseTo(expected[index]!, 12);
    });
  });

  it.each(["wind 270/60", "2 vans 800 kg", "95N 10E", "52°75'N 4°E", "700 750 850", "B737 200"])(
    "finds no position in %j",
    (text) => {
      expect(positions(text)).toEqual([]);
    },
  );

  it("spans the brackets and the unit", () => {
    const text = "go to (82,76) or 40 E 38 N nm now";
    const spans = positions(text).map(({ span }) => text.slice(span.start, span.end));
    expect(spans).toEqual(["(82,76)", "40 E 38 N nm"]);
  });
});

describe("boxAt", () => {
  it("reads bounds of latitude and longitude", () => {
    const prompt = readPrompt("airspace closed 25N-35N 60E-70E, 777");
    expect(findAll(prompt.tokens, (_, at) => boxAt(prompt, at))).toMatchObject([
      { value: { south: 25, north: 35, west: 60, east: 70 } },
    ]);
  });
});
