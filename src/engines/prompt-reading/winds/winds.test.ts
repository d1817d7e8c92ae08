import { describe, expect, it } from "vitest";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { directionAndSpeedAt, windAt } from "./wind-at.js";

describe("windAt", () => {
  it.each([
    ["A330, wind 270/60 at FL350", 270, 60],
    ["wind from 270 at 60 kt", 270, 60],
    ["winds from the west at 20 knots", 270, 20],
    ["wind: north-westerly 20 kt", 315, 20],
    ["wind 360/15", 0, 15],
    ["wind 270°/60kt", 270, 60],
    ["27060KT", 270, 60],
    ["240105KT", 240, 105],
    ["Wind aus West mit 37.04 km/h", 270, 20],
    ["w/v 080/12", 80, 12],
  ])("reads %j", (text, fromDeg, kt) => {
    const [found, ...others] = findAll(readPrompt(text).tokens, windAt);
    expect(others).toEqual([]);
    expect(found?.value).toMatchObject({ kind: "vector", fromDeg, gustKt: null });
    expect(found?.value.kind === "vector" && found.value.kt).toBeCloseTo(kt, 12);
  });

  it.each([
    ["tailwind avg 75kt", 75],
    ["headwind of 30 kt", -30],
  ])("reads %j along the track", (text, tailwindKt) => {
    const found = findAll(readPrompt(text).tokens, windAt);
    expect(found.map(({ value }) => value)).toEqual([{ kind: "along", tailwindKt }]);
  });

  it("reads gusts", () => {
    const found = findAll(readPrompt("27015G25KT").tokens, windAt);
    expect(found[0]?.value).toMatchObject({ kt: 15, gustKt: 25 });
  });

  it.each(["AFR12 FL350 000/450kt", "wind 370/20", "37060KT", "wind 270 at 60 kg"])(
    "finds no wind in %j",
    (text) => {
      expect(findAll(readPrompt(text).tokens, windAt)).toEqual([]);
    },
  );
});

describe("directionAndSpeedAt", () => {
  it("reads a track and a speed", () => {
    const found = findAll(readPrompt("AFR12 000/450kt").tokens, directionAndSpeedAt);
    expect(found.map(({ value }) => value)).toMatchObject([{ fromDeg: 0, kt: 450 }]);
  });
});
