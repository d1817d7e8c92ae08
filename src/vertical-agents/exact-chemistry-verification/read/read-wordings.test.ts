import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  casesOf,
  claim,
  dilution,
  empirical,
  expectedOf,
  limiting,
  mass,
  percents,
  q,
  type ReadingCase,
  readingOf,
  smiles,
  states,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";

const REDOX = "MnO4- + 5 Fe2+ + 8 H+ -> Mn2+ + 5 Fe3+ + 4 H2O";

const CASES: readonly ReadingCase[] = [
  // Numbers beside a formula that are no molar masses.
  [
    "Please check: our sheet has Na2SO4 = 142.0 +/- 0.1 g/mol (lot 77812, printed 05/2026). OK?",
    [claim({ formula: "Na2SO4" }, { value: "142.0", unit: "g/mol", tolerance: 0.1 })],
  ],
  [
    "molar masses of every formula below, I started a new list\n\nno  formula   CAS        shelf\n1   NaCl      7647-14-5  P2\n2   KBr       7758-02-3  A1",
    [mass("NaCl"), mass("KBr")],
  ],
  // Statements that go on.
  [
    "True or false: (i) 5.00 g CaCO3 is 0.05 mol; (ii) 100 mL of 0.5 M HCl contains 3.65 g HCl",
    [
      claim({ formula: "CaCO3", quantities: [q("CaCO3", 5, "g")] }, { value: 0.05, unit: "mol" }),
      claim(
        { formula: "HCl", quantities: [q("HCl", 100, "mL", { molarity_mol_l: 0.5 })] },
        { value: 3.65, unit: "g" },
      ),
    ],
  ],
  [
    "Claim: urea CH4N2O is 46.6 % nitrogen, within 0.5 percent relative. And: K2CO3 is 60 % K.",
    [
      claim({ formula: "CH4N2O" }, { value: 46.6, unit: "%", species: "N", tolerance: 0.233 }),
      claim({ formula: "K2CO3" }, { value: 60, unit: "%", species: "K" }),
    ],
  ],
  [
    "How many moles are in 250 g of CaCl2? And in 3.5 kg of NaOH?",
    [mass("CaCl2", q("CaCl2", 250, "g")), mass("NaOH", q("NaOH", 3.5, "kg"))],
  ],
  // Equations that are written loosely or mended.
  [
    "coefficients: NO3 - + Cu + H+ -> NO + Cu 2+ + H2O",
    [balance("NO3 - + Cu + H+ -> NO + Cu 2+ + H2O")],
  ],
  ["balance Zn + AgNO3 >> Zn(NO3)2 + Ag", [balance("Zn + AgNO3 -> Zn(NO3)2 + Ag")]],
  ["balance C3H8 + O2 -> CO + H2O. oops, it's CO2 not CO", [balance("C3H8 + O2 -> CO2 + H2O")]],
  [
    "Balance Cu + HNO3 -> Cu(NO3)2 + NO + H2O and give the oxidation states of N on both sides",
    [balance("Cu + HNO3 -> Cu(NO3)2 + NO + H2O"), states("HNO3"), states("Cu(NO3)2"), states("NO")],
  ],
  // Solutions.
  [
    "We have a 6 M HCl stock. Take 25 mL, make up to the mark in a 500 mL flask. Molarity?",
    [
      dilution(
        q("HCl", 6, "mol/L", { role: "stock" }),
        q("HCl", 25, "mL", { role: "stock" }),
        q("HCl", 500, "mL", { role: "final" }),
      ),
    ],
  ],
  [
    `24.85 mL of 0.0500 M KMnO4 for 25.00 mL FeSO4 solution. ${REDOX}. What is the conc of Fe2+?`,
    [amounts(REDOX, q("MnO4-", 24.85, "mL", { molarity_mol_l: 0.05 }), q("Fe2+", 25, "mL"))],
  ],
  // What a common noun, a share or a burnt sample means.
  [
    "BaCl2·2H2O -> BaCl2 + H2O, how much water is lost from 5 g of the hydrate?",
    [amounts("BaCl2·2H2O -> BaCl2 + H2O", q("BaCl2·2H2O", 5, "g"))],
  ],
  ["Sulphur content of H2SO4 in %?", [percents("H2SO4")]],
  [
    "Burning 0.500 g of a C,H,O compound gave 0.733 g CO2 and 0.300 g H2O. Empirical formula?",
    [empirical(q("C", 0.20004294, "g"), q("H", 0.033570538, "g"), q("O", 0.26638652, "g"))],
  ],
  // What must be asked.
  [
    "Fe2O3 + 2Al -> Al2O3 + 2Fe. 50 g of Fe2O3 and some aluminium. Limiting reagent?",
    [limiting("Fe2O3 + 2Al -> Al2O3 + 2Fe", q("Fe2O3", 50, "g"))],
    ["tasks[0].quantities"],
  ],
  ["mass of C1CC( please (smiles)", [smiles("C1CC(")], ["tasks[0].smiles"]],
];

describe("unfamiliar wordings", () => {
  it.each(casesOf(CASES))("%s", (_, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
