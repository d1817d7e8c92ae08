import { expect, it } from "vitest";
import { parseFormula } from "../formula/parse-formula.js";
import { usualFormula } from "./usual-formula.js";

it.each([
  ["ClNaO4", "NaClO4"],
  ["NaCl", "NaCl"],
  ["Cr2K2O7", "K2Cr2O7"],
  ["HNO3", "HNO3"],
  ["H3PO4", "H3PO4"],
  ["NaH2PO4", "NaH2PO4"],
  ["NH3", "NH3"],
  ["OH2", "H2O"],
  ["HNaO", "NaOH"],
  ["KAl(SO4)2", "KAlS2O8"],
  ["CNa2O3", "Na2CO3"],
  ["C7Fe2", "Fe2C7"],
  ["CH3COONa", "C2H3NaO2"],
  ["XeF4", "XeF4"],
  ["[13C]O2", "[13C]O2"],
])("writes %s as %s", (formula, expected) => {
  expect(usualFormula(parseFormula(formula, "").atoms)).toBe(expected);
});
