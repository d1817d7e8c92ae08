import { describe, expect, it } from "vitest";
import {
  casesOf,
  expectedOf,
  mass,
  percents,
  q,
  readingOf,
  smiles,
  states,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";

describe("masses and amounts of substances", () => {
  it.each(
    casesOf([
      ["molar mass of CuSO4·5H2O", [mass("CuSO4·5H2O")]],
      ["MW NaCl, KCl and CaCl2?", [mass("NaCl"), mass("KCl"), mass("CaCl2")]],
      ["What is the molecular weight of sulfuric acid?", [mass("H2SO4")]],
      ["molar mass of table salt", [mass("NaCl")]],
      ["Molmasse von Natriumhydroxid", [mass("NaOH")]],
      ["masse molaire du chlorure de sodium ?", [mass("NaCl")]],
      ["masa molar del ácido sulfúrico y del agua", [mass("H2SO4"), mass("H2O")]],
      ["massa molar de Ca(OH)2", [mass("Ca(OH)2")]],
      ["copper(II) sulfate pentahydrate molar mass", [mass("CuSO4·5H2O")]],
      ["M of Fe2(SO4)3 please, need it for lab 3 tomorrow", [mass("Fe2(SO4)3")]],
      ["h2so4 mw", [mass("H2SO4")]],
      ["molar mass of KOH and HI", [mass("KOH"), mass("HI")]],
      ["How many moles are in 25 g of NaOH?", [mass("NaOH", q("NaOH", 25, "g"))]],
      ["convert 0.25 mol glucose to grams", [mass("C6H12O6", q("C6H12O6", 0.25, "mol"))]],
      [
        "how many grams NaOH do I weigh for 250 mL of a 0.1 M solution",
        [mass("NaOH", q("NaOH", 250, "mL", { molarity_mol_l: 0.1 }))],
      ],
      ["2.5g aspirin in mmol", [mass("C9H8O4", q("C9H8O4", 2.5, "g"))]],
      ["molar masses:\n- H2O\n- CO2\n- NH3", [mass("H2O"), mass("CO2"), mass("NH3")]],
      [
        "formula\nNaCl\nMgSO4.7H2O\nK3[Fe(CN)6]\n-> molar mass of each",
        [mass("NaCl"), mass("MgSO4.7H2O"), mass("K3[Fe(CN)6]")],
      ],
      ["molar mass of unobtainium", [{ kind: "molar_mass" }], ["tasks[0].formula"]],
      ["molar mass of Xy2O3", [{ kind: "molar_mass" }], ["tasks[0].formula"]],
      ["molar mass of iron chloride?", [{ kind: "molar_mass" }], ["tasks[0].formula"]],
      ["molar mass please", [{ kind: "molar_mass" }], ["tasks[0].formula"]],
      ["iron(III) chloride: molar mass and % composition", [mass("FeCl3"), percents("FeCl3")]],
      ["Molar mass of KCl, not NaCl", [mass("KCl")]],
      ["mass percent of nitrogen in NH4NO3", [percents("NH4NO3")]],
      ["% N in urea", [percents("CH4N2O")]],
      ["percent composition of C8H10N4O2 (caffeine)", [percents("C8H10N4O2")]],
      ["composición porcentual de H2O", [percents("H2O")]],
      ["Massenanteile in Glucose", [percents("C6H12O6")]],
      ["oxidation state of Mn in KMnO4", [states("KMnO4")]],
      [
        "ox states: Cr2O7^2-, H2O2, S2O3^2-",
        [states("Cr2O7^2-"), states("H2O2"), states("S2O3^2-")],
      ],
      ["Oxidationszahlen von Schwefel in H2SO4 und Na2S2O3", [states("H2SO4"), states("Na2S2O3")]],
      ["nox do cromo em K2Cr2O7", [states("K2Cr2O7")]],
      ["oxidation number of sulfur in sulfate", [states("SO4^2-")]],
      ["SMILES CCO formula and exact mass", [smiles("CCO")]],
      ["CC(=O)Oc1ccccc1C(=O)O mw?", [smiles("CC(=O)Oc1ccccc1C(=O)O")]],
      [
        "parse these smiles\nCCO\nc1ccccc1\nC[C@H](N)C(=O)O",
        [smiles("CCO"), smiles("c1ccccc1"), smiles("C[C@H](N)C(=O)O")],
      ],
      ["monoisotopic mass of caffeine", [smiles("CN1C=NC2=C1C(=O)N(C(=O)N2C)C")]],
      ["[Na+].[Cl-]", [smiles("[Na+].[Cl-]")]],
      ["molecular formula of C1CCCCC1", [smiles("C1CCCCC1")]],
      ["Fe(NO3)3·9H2O", [mass("Fe(NO3)3·9H2O")]],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
