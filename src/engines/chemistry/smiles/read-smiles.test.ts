import { describe, expect, it } from "vitest";
import { toDouble } from "../../math/exact-numbers/rational.js";
import { hillFormula } from "../masses/hill-formula.js";
import { monoisotopicMass } from "../masses/molar-mass.js";
import { readSmiles } from "./read-smiles.js";

const read = (text: string) => {
  const substance = readSmiles(text, "/smiles");
  return { formula: hillFormula(substance.atoms), charge: Number(substance.charge) };
};

describe("SMILES", () => {
  // Formulas and exact masses of PubChem (public domain).
  it.each([
    ["CC(=O)Oc1ccccc1C(=O)O", "C9H8O4", 180.042259],
    ["CN1C=NC2=C1C(=O)N(C(=O)N2C)C", "C8H10N4O2", 194.080376],
    ["[Na+].[Cl-]", "ClNa", 57.958622],
    ["C[S+](=O)(C)C.[I-]", "C3H9IOS", 219.941884],
    ["[H-].[H-].[H-].[Tb+3]", "H3Tb", 161.948822],
    ["[Al-].[Na+].[O].[O]", "AlNaO2", 81.961137],
    ["[N]N=[N-].[Tl+]", "N3Tl", 246.983649],
  ])("reads %s", (text, formula, mass) => {
    const substance = readSmiles(text, "/smiles");
    expect(hillFormula(substance.atoms)).toBe(formula);
    const monoisotopic = monoisotopicMass(substance);
    expect(Math.abs((monoisotopic ? toDouble(monoisotopic) : 0) - mass)).toBeLessThan(1e-4);
  });

  it("subtracts the electron that a cation lacks", () => {
    const mass = monoisotopicMass(readSmiles("[NH4+]", "/smiles"));
    expect(mass && toDouble(mass)).toBeCloseTo(18.033826, 6);
  });

  it.each([
    ["[13CH4]", "[13C]H4", 0],
    ["[2H]O[2H]", "[2H]2O", 0],
    ["[H][H]", "H2", 0],
    ["[H]C([H])([H])[H]", "CH4", 0],
    ["[OH3+]", "H3O", 1],
    ["[Fe++]", "Fe", 2],
    ["[C]", "C", 0],
    ["c1ccc2[nH]ccc2c1", "C8H7N", 0],
    ["N[C@@H](C)C(=O)O", "C3H7NO2", 0],
  ])("reads the atoms of %s", (text, formula, charge) => {
    expect(read(text)).toEqual({ formula, charge });
  });

  it("writes one canonical text for two ways to write a molecule, and keeps its handedness", () => {
    const canonical = (text: string) => readSmiles(text, "/smiles").canonical;
    expect(canonical("OCC")).toBe(canonical("C(C)O"));
    expect(canonical("N[C@@H](C)C(=O)O")).not.toBe(canonical("N[C@H](C)C(=O)O"));
  });

  it.each([
    ["", "invalid", "the SMILES text has no atom"],
    ["C C", "invalid", "no SMILES atom, bond, ring or branch begins at column 2"],
    ["C(", "invalid", "the branches of the SMILES text are not closed"],
    ["C)", "invalid", "the branches of the SMILES text are not closed"],
    ["C1CC", "invalid", expect.stringMatching(/no molecule: dangling ring closure/u)],
    ["c1cccc1", "invalid", "the SMILES text describes no molecule"],
    ["C(C)(C)(C)(C)C", "invalid", "a carbon atom has 5 bonds"],
    ["[Xx]", "unknown_element", '"Xx" is not the symbol of an element (column 1)'],
    ["[99O]", "unknown_nuclide", "the mass of 99O is not in the table"],
    ["C".repeat(501), "too_large", "a SMILES text has at most 500 atoms; this one has 501"],
    ["C".repeat(2001), "too_large", "a SMILES text has at most 2000 characters; this one has 2001"],
  ])("refuses %.20s", (text, code, message) => {
    expect(() => readSmiles(text, "/smiles")).toThrow(
      expect.objectContaining({ code, path: "/smiles", message }),
    );
  });
});
