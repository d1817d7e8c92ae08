import { describe, expect, it } from "vitest";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { findCorrections } from "./find-corrections.js";
import { refusalAt } from "./refusal-at.js";

describe("findCorrections", () => {
  it.each([
    ["TAS 470 kt at FL350. sorry, 450 kt", 470, 450],
    ["demand 310 MW ... I mean 320 MW", 310, 320],
    ["2 vans 800 kg, no wait, 900 kg", 800, 900],
    ["cap 100, actually make that 120", 100, 120],
    ["450 kt bei FL330, Entschuldigung, 430 kt", 450, 430],
  ])("reads %j", (text, corrected, by) => {
    const found = findCorrections(readPrompt(text).tokens);
    expect(found.map((each) => [each.corrected.value, each.by.value])).toEqual([[corrected, by]]);
  });

  it.each(["sorry, 450 kt", "TAS 470 kt. Sorry for the rush\n450 kg"])(
    "finds none in %j",
    (text) => {
      expect(findCorrections(readPrompt(text).tokens)).toEqual([]);
    },
  );
});

describe("refusalAt", () => {
  it.each([
    ["EHAM to KJFK, no wind", "absent", "wind"],
    ["sans vent", "absent", "vent"],
    ["not FL350 but 330", "replaced", "FL350"],
    ["nicht 80 kg, sondern 90", "replaced", "80 kg"],
    ["FL330, not 350", "denied", "350"],
  ])("reads %j", (text, kind, refused) => {
    const found = findAll(readPrompt(text).tokens, refusalAt);
    expect(found.map((each) => [each.kind, text.slice(each.span.start, each.span.end)])).toEqual([
      [kind, refused],
    ]);
  });

  it("points at what is meant", () => {
    const { tokens } = readPrompt("not FL350 but 330");
    const [refusal] = findAll(tokens, refusalAt);
    expect(tokens[refusal?.meant ?? 0]).toMatchObject({ value: 330 });
  });

  it.each(["no later than 16:00", "not before 8am", "not sure", "no, thanks", "no more than 3"])(
    "finds none in %j",
    (text) => {
      expect(findAll(readPrompt(text).tokens, refusalAt)).toEqual([]);
    },
  );
});
