import { describe, expect, it } from "vitest";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { clockAt } from "./clock-at.js";
import { windowAt } from "./window-at.js";

const times = (text: string) =>
  findAll(readPrompt(text).tokens, clockAt).map(({ value }) => [value.minutes, value.zone]);
const windows = (text: string) => findAll(readPrompt(text).tokens, windowAt);

describe("clockAt", () => {
  it.each([
    ["09:00", [[540, null]]],
    ["off at 3pm", [[900, null]]],
    ["3:30 p.m.", [[930, null]]],
    [
      "12am and 12pm",
      [
        [0, null],
        [720, null],
      ],
    ],
    ["dep 2330z", [[1410, "utc"]]],
    ["0830 UTC", [[510, "utc"]]],
    ["14:05Z", [[845, "utc"]]],
    ["8h30", [[510, null]]],
    ["17 Uhr", [[1020, null]]],
    ["8.30 Uhr", [[510, null]]],
    ["noon", [[720, null]]],
    ["half past 2pm", [[870, null]]],
    ["quarter to 5", [[285, null]]],
    ["24:00", [[1440, null]]],
    ["25:00", []],
    ["09:75", []],
    ["2 h, 15 min, 45 km/h", []],
    ["2.50 h", []],
    ["2460z", []],
    ["15 a 20 kg", []],
    ["3.30pm", [[930, null]]],
  ])("reads %j", (text, expected) => {
    expect(times(text)).toEqual(expected);
  });

  it("keeps the afternoon where nothing tells which half is meant", () => {
    const [reading] = findAll(readPrompt("half past 2").tokens, clockAt);
    expect(reading).toMatchObject({
      value: { minutes: 150 },
      alternatives: [{ value: { minutes: 870 } }],
    });
  });
});

describe("windowAt", () => {
  it.each([
    ["120kg 09:00-11:00;", 540, 660],
    ["08:00 – 17:00", 480, 1020],
    ["8am to 5pm", 480, 1020],
    ["2-4pm", 840, 960],
    ["9-5pm", 540, 1020],
    ["between 2 and 3:30", 120, 210],
    ["between 2 and 3:30pm", 840, 930],
    ["350kg before noon", null, 720],
    ["before midnight", null, 1440],
    ["by 10, stamford", null, 600],
    ["after 2pm", 840, null],
    ["not before 8am", 480, null],
    ["no later than 16:00", null, 960],
    ["von 8 bis 17 Uhr", 480, 1020],
    ["ab 9 Uhr", 540, null],
    ["avant 10h30", null, 630],
    ["antes de las 11:00", null, 660],
  ])("reads %j", (text, start, end) => {
    expect(windows(text).map(({ value }) => [value.start, value.end])).toEqual([[start, end]]);
  });

  it.each(["line 2-3", "G1 50-200 MW", "by 10 km", "from 2 to 4 kg", "after 30 minutes", "by 10%"])(
    "finds no window in %j",
    (text) => {
      expect(windows(text)).toEqual([]);
    },
  );

  it("says that the hour of lunch is a custom", () => {
    expect(windows("8 plts after lunch")).toMatchObject([{ value: { start: 780, isVague: true } }]);
  });

  it("keeps the afternoon of bare hours", () => {
    expect(windows("between 2 and 4")[0]?.alternatives).toMatchObject([
      { value: { start: 840, end: 960 } },
    ]);
  });
});
