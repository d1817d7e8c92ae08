import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDouble } from "../../math/exact-numbers/rational.js";
import { parseFormula } from "./parse-formula.js";

const read = (text: string) => {
  const { atoms, charge, phase } = parseFormula(text, "/formula");
  const counts = Object.fromEntries([...atoms].map(([key, count]) => [key, toDouble(count)]));
  return { counts, charge: Number(charge), phase };
};

describe("formulas", () => {
  it.each([
    ["Fe2+", { Fe: 1 }, 2],
    ["Fe+2", { Fe: 1 }, 2],
    ["Fe^{2+}", { Fe: 1 }, 2],
    ["Fe^2+", { Fe: 1 }, 2],
    ["Fe^+2", { Fe: 1 }, 2],
    ["Fe(2+)", { Fe: 1 }, 2],
    ["Fe++", { Fe: 1 }, 2],
    ["Fe³⁺", { Fe: 1 }, 3],
    ["Hg2^2+", { Hg: 2 }, 2],
    ["SO4^2-", { S: 1, O: 4 }, -2],
    ["SO₄²⁻", { S: 1, O: 4 }, -2],
    ["SO42-", { S: 1, O: 4 }, -2],
    ["SO4 2-", { S: 1, O: 4 }, -2],
    ["SO4--", { S: 1, O: 4 }, -2],
    ["SO4-2", { S: 1, O: 4 }, -2],
    ["NO3-", { N: 1, O: 3 }, -1],
    ["NH4+", { N: 1, H: 4 }, 1],
    ["O2-", { O: 1 }, -2],
    ["O2^-", { O: 2 }, -1],
    ["I3-", { I: 3 }, -1],
    ["H3O+", { H: 3, O: 1 }, 1],
    ["C6H12+", { C: 6, H: 12 }, 1],
    ["C60-", { C: 60 }, -1],
    ["[Fe(CN)6]3-", { Fe: 1, C: 6, N: 6 }, -3],
    ["e-", {}, -1],
    ["e⁻", {}, -1],
    ["[13C]H4", { "13C": 1, H: 4 }, 0],
    ["[13CH3]OH", { "13C": 1, H: 4, O: 1 }, 0],
    ["¹³CO₂", { "13C": 1, O: 2 }, 0],
    ["D2O", { "2H": 2, O: 1 }, 0],
    ["HTO", { H: 1, "3H": 1, O: 1 }, 0],
    ["K4[Fe(CN)6]·3H2O", { K: 4, Fe: 1, C: 6, N: 6, H: 6, O: 3 }, 0],
    ["CuSO4.5H2O", { Cu: 1, S: 1, O: 9, H: 10 }, 0],
    ["CuSO4 * 5 H2O", { Cu: 1, S: 1, O: 9, H: 10 }, 0],
    ["3CdSO4·8H2O", { Cd: 3, S: 3, O: 20, H: 16 }, 0],
    ["CaSO4·0.5H2O", { Ca: 1, S: 1, O: 4.5, H: 1 }, 0],
    ["CaSO4·1/2H2O", { Ca: 1, S: 1, O: 4.5, H: 1 }, 0],
    ["{[Co(NH3)4(OH)2]3Co}(SO4)3", { Co: 4, N: 12, H: 42, O: 18, S: 3 }, 0],
    ["H_2O", { H: 2, O: 1 }, 0],
  ])("reads %s", (text, counts, charge) => {
    expect(read(text)).toMatchObject({ counts, charge });
  });

  it.each([
    ["AgCl(s)", "s"],
    ["Na+(aq)", "aq"],
    ["CO2 (g) ↑", "g"],
  ])("reads the phase of %s", (text, phase) => {
    expect(read(text).phase).toBe(phase);
  });

  it("says how it read a charge with two meanings", () => {
    expect(parseFormula("SO42-", "/formula").readings).toEqual([
      "SO42- was read as SO4 with the charge 2-",
    ]);
    expect(parseFormula("SO4^2-", "/formula").readings).toEqual([]);
  });

  it.each([
    ["AbXx2", "unknown_element", '"Ab" is not the symbol of an element (column 1)', 0],
    ["H2Xx", "unknown_element", '"Xx" is not the symbol of an element (column 3)', 2],
    ["Uuq", "unknown_element", '"Uuq" is not the symbol of an element (column 1)', 0],
    ["[99C]H4", "unknown_nuclide", "the mass of 99C is not in the table (column 1)", undefined],
    ["H2O)", "invalid", '")" stands where an element or bracket is expected (column 4)', 3],
    ["Fe(OH", "invalid", '"(" is not closed by ")" (column 3)', 2],
    ["", "invalid", "a formula ends where an element is expected (column 1)", 0],
    ["h2o", "invalid", '"h" stands where an element or bracket is expected (column 1)', 0],
    [
      "Fe(III)Cl3",
      "invalid",
      "a Roman numeral is no part of a formula; write the charge (column 3)",
      2,
    ],
    ["Fe^3", "invalid", undefined, undefined],
    ["[13Xx]", "unknown_element", '"Xx" is not the symbol of an element (column 1)', 0],
    ["2H2O", "invalid", '"2" stands where an element or bracket is expected (column 1)', 0],
    [`H${"9".repeat(31)}`, "too_large", "a number has at most 30 digits (column 2)", 1],
    ["(".repeat(40), "too_large", "brackets nest at most 32 deep (column 34)", 33],
    ["H".repeat(2001), "too_large", undefined, undefined],
    ["CaSO4·1/0H2O", "invalid", "a factor is not divided by 0 (column 7)", 6],
  ])("refuses %s", (text, code, message, at) => {
    expect(() => parseFormula(text, "/tasks/0/formula")).toThrow(
      expect.objectContaining({
        code,
        path: "/tasks/0/formula",
        ...(message === undefined ? {} : { message }),
        ...(at === undefined ? {} : { at }),
      }),
    );
  });

  it("answers or refuses any text with its own error", () => {
    const alphabet = fc.constantFrom(..."HOFeC2+-^{}[]()·.*_ e1₂³⁺".split(""));
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 14 }), (characters) => {
        try {
          expect(parseFormula(characters.join(""), "/formula").atoms.size).toBeGreaterThanOrEqual(
            0,
          );
        } catch (error) {
          expect(error).toMatchObject({ name: "ChemistryError", path: "/formula" });
        }
      }),
    );
  });
});
