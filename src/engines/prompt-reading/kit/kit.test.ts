import { describe, expect, it } from "vitest";
import { namedValueAt } from "../quantities/named-value-at.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { findAll } from "./find-all.js";
import { Vocabulary } from "./vocabulary.js";

const FIELDS = new Vocabulary([
  ["capacity", "capacity"],
  ["cap", "capacity"],
  ["max payload", "capacity"],
  ["demand", "demand"],
  ["stations", "station"],
  ["rations", "ration"],
]);

const values = (text: string) =>
  findAll(readPrompt(text).tokens, (tokens, at) => namedValueAt(tokens, at, FIELDS));

describe("namedValueAt", () => {
  it.each([
    ["capacity: 100", ["capacity"], 100, false],
    ["cap 100", ["capacity"], 100, false],
    ["demand=19", ["demand"], 19, false],
    ["Max-payload of 800 kg", ["capacity"], 800, false],
    ["capactiy 5 t", ["capacity"], 5, true],
    ["dmand is 7", ["demand"], 7, true],
  ])("reads %j", (text, names, value, isMisspelt) => {
    const found = values(text);
    expect(found.map((each) => each.names)).toEqual(names.length > 0 ? [names] : []);
    if (names.length > 0) expect(found[0]).toMatchObject({ value, isMisspelt });
  });

  it("keeps both words that are as near", () => {
    expect(values("srations 3")[0]?.names).toEqual(["station", "ration"]);
  });

  it("does not take a short word for a misspelt one", () => {
    expect(values("cab 100")).toEqual([]);
  });
});
