import { describe, expect, it } from "vitest";
import { Draft } from "./draft.js";

const at = (start: number) => ({ start, end: start + 1 });

describe("Draft", () => {
  it("asks which of two required values is meant", () => {
    const draft = new Draft();
    draft.state("origin", "EHAM", at(0));
    draft.state("origin", "KJFK", at(9));
    const { problem, missing } = draft.finish([]);
    expect(problem).toEqual({});
    expect(missing.map(({ ask }) => ask)).toEqual([
      "The prompt gives more than one origin: is it EHAM or KJFK?",
    ]);
  });

  it("takes the later value behind a correction", () => {
    const draft = new Draft();
    draft.state("origin", "EHAM", at(0));
    draft.state("origin", "KJFK", at(9));
    expect(draft.finish([5]).problem).toEqual({ origin: "KJFK" });
  });

  it("takes the first of several optional values and says so", () => {
    const draft = new Draft();
    draft.state("aircraft.payload_kg", 1, at(0));
    draft.state("aircraft.payload_kg", 2, at(9));
    const { problem, assumptions } = draft.finish([]);
    expect(problem).toEqual({ aircraft: { payload_kg: 1 } });
    expect(assumptions.map(({ field }) => field)).toEqual(["aircraft.payload_kg"]);
  });

  it("takes the more plainly stated value", () => {
    const draft = new Draft();
    draft.state("origin", "EHAM", at(0), { rank: 1 });
    draft.state("origin", "KJFK", at(9), { rank: 2 });
    expect(draft.finish([]).problem).toEqual({ origin: "KJFK" });
  });
});
