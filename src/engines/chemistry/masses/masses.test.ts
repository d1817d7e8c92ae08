import { describe, expect, it } from "vitest";
import { toDouble } from "../../math/exact-numbers/rational.js";
import { parseFormula } from "../formula/parse-formula.js";
import { hillFormula } from "./hill-formula.js";
import { massPercents, molarMass, monoisotopicMass } from "./molar-mass.js";

const read = (text: string) => parseFormula(text, "/formula");

describe("molar masses", () => {
  // Sums of the weights of IUPAC 2007, as tables of chemicals print them.
  it.each([
    ["H2O", 18.0153],
    ["CuSO4·5H2O", 249.685],
    ["K4[Fe(CN)6]·3H2O", 422.3884],
    ["Al2(SO4)3·18H2O", 666.4259],
    ["Ca10(PO4)6(OH)2", 1004.6228],
    ["Pb(C2H3O2)2", 325.288],
    ["C60", 720.642],
  ])("are within 0.02 g/mol for %s", (text, expected) => {
    expect(Math.abs(toDouble(molarMass(read(text)).value) - expected)).toBeLessThan(0.02);
  });

  it("add the uncertainties of all atoms", () => {
    const { uncertainty } = molarMass(read("NaCl"));
    expect(uncertainty && toDouble(uncertainty)).toBeCloseTo(0.0055 + 0.00000002, 12);
  });

  it("have no uncertainty where an element has no standard weight", () => {
    expect(molarMass(read("TcO4-"))).toMatchObject({ unweighted: ["Tc"] });
    expect(molarMass(read("TcO4-")).uncertainty).toBeUndefined();
  });

  it("know labelled nuclides and electrons", () => {
    expect(toDouble(molarMass(read("D2O")).value)).toBeCloseTo(20.0276, 4);
    const proton = monoisotopicMass(read("H+"));
    expect(proton && toDouble(proton)).toBeCloseTo(1.0072765, 7);
    const glucose = monoisotopicMass(read("[13C]6H12O6"));
    expect(glucose && toDouble(glucose)).toBeCloseTo(186.083518, 5);
  });

  it("share out to 100 per cent", () => {
    const percents = [...massPercents(read("C9H8O4").atoms).values()].map(toDouble);
    expect(percents.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 10);
    expect(percents[0]).toBeCloseTo(60.0, 1);
  });

  it.each([
    ["(CH3)2CO", "C3H6O"],
    ["H2SO4", "H2O4S"],
    ["NaBr", "BrNa"],
    ["[13C]H4CD3", "C[13C]H4[2H]3"],
  ])("write %s in the order of Hill", (text, expected) => {
    expect(hillFormula(read(text).atoms)).toBe(expected);
  });
});
