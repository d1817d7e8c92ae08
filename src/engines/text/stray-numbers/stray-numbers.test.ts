import { describe, expect, it } from "vitest";
import { strayNumbers } from "./stray-numbers.js";

describe("strayNumbers", () => {
  it.each([
    ["12 kg of 3", { mass: 12, left: [{ n: 3 }] }, []],
    ["12 kg", { mass: 12.5 }, ["12"]],
    ["12.5 kg", { text: "at 12.5 kg" }, []],
    ["FL350, KMnO4 and 2nd are names", {}, []],
    ["-40 °C or −40 °C", { at: -40 }, []],
    ["from 3-5", { from: 3 }, ["5"]],
    ["1e-7 mol", { n: 1e-7 }, []],
    ["5.", { n: 5 }, []],
  ])("finds in %j what %j lacks", (text, output, stray) => {
    expect(strayNumbers(text, output)).toEqual(stray);
  });
});
