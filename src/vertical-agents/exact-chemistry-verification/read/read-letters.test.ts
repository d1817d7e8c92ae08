import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  casesOf,
  check,
  claim,
  dilution,
  empirical,
  expectedOf,
  limiting,
  mass,
  percents,
  q,
  readingOf,
  smiles,
  states,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";

const stock = { role: "stock" } as const;
const final = { role: "final" } as const;
const LETTER = `From: j.smith@uni.edu
Subject: problem set 4 (due 14.03.2025)

Hello! Room 3.12, ext. 4471. Could you go through these before Friday?

Q1. Balance Na2S2O3 + HCl -> NaCl + S + SO2 + H2O.
Q2. How many mg of AgBr are in 0.35 mmol?
Q3. A colleague (Dr. Iodine, ha) insists that SnCl2 weighs 189.6 g/mol.
Q4. An oxide has 63.6 % N and 36.4 % O. Simplest formula? M = 44.0 g/mol.
Q5. 15 mL of 8.0 M KOH, diluted to 0.60 L. Final molarity?
Q6. P4 + 5 O2 -> P4O10, 12.4 g P4 and 20 g O2 - what is limiting?

Price of the kit is 49.90 EUR, order no. 2231-B.`;

describe("letters and tables", () => {
  it.each(
    casesOf([
      [
        LETTER,
        [
          balance("Na2S2O3 + HCl -> NaCl + S + SO2 + H2O"),
          mass("AgBr", q("AgBr", 0.35, "mmol")),
          claim({ formula: "SnCl2" }, { value: 189.6, unit: "g/mol" }),
          empirical(q("N", 63.6, "%"), q("O", 36.4, "%"), q("compound", 44, "g/mol")),
          dilution(
            q("KOH", 15, "mL", stock),
            q("KOH", 8, "mol/L", stock),
            q("KOH", 0.6, "L", final),
          ),
          limiting("P4 + 5 O2 -> P4O10", q("P4", 12.4, "g"), q("O2", 20, "g")),
        ],
      ],
      [
        "The reaction was printed already balanced: 4 NH3 + 5 O2 -> 4 NO + 6 H2O. We start with 8.5 g NH3 and 20 g O2: which is the limiting reagent and what mass of NO can form?\n\nAlso, is 2 Na + 2 H2O -> 2 NaOH + H2 balanced? And I think the molar mass of NaOH is 40.1 g/mol. (tel. 030 123456)",
        [
          limiting("4 NH3 + 5 O2 -> 4 NO + 6 H2O", q("NH3", 8.5, "g"), q("O2", 20, "g")),
          check("2 Na + 2 H2O -> 2 NaOH + H2"),
          claim({ formula: "NaOH" }, { value: 40.1, unit: "g/mol" }),
        ],
      ],
      [
        "| task | input |\n|---|---|\n| balance | C5H12 + O2 -> CO2 + H2O |\n| molar mass | Mg3(PO4)2 |\n| ox states | Na2SO3 |\n| smiles | CC(=O)N |",
        [
          balance("C5H12 + O2 -> CO2 + H2O"),
          mass("Mg3(PO4)2"),
          states("Na2SO3"),
          smiles("CC(=O)N"),
        ],
      ],
      [
        "cat no | compound | price | qty\nA-4410 | KBr | $12.50 | 100 g\nB-771 | NaI | $30.00 | 25 g\n\nmoles of each?",
        [mass("KBr", q("KBr", 100, "g")), mass("NaI", q("NaI", 25, "g"))],
      ],
      [
        "formula;claimed_mw\nCaO;56.08\nMgO;41.3",
        [
          claim({ formula: "CaO" }, { value: 56.08, unit: "g/mol" }),
          claim({ formula: "MgO" }, { value: 41.3, unit: "g/mol" }),
        ],
      ],
      [
        "<p>Balance: Na<sub>2</sub>S<sub>2</sub>O<sub>3</sub> + I<sub>2</sub> &rarr; Na<sub>2</sub>S<sub>4</sub>O<sub>6</sub> + NaI</p>",
        [balance("Na2S2O3 + I2 → Na2S4O6 + NaI")],
      ],
      [
        "2Mg(s) + CO2(g) → 2MgO(s) + C(s). How many grams of C are produced from 12 g Mg? (Exam 3, 2021, 15 points)",
        [amounts("2Mg(s) + CO2(g) → 2MgO(s) + C(s)", q("Mg", 12, "g"))],
      ],
      ["? Al + ? O2 -> ? Al2O3", [balance("Al + O2 -> Al2O3")]],
      ["Forget the oxidation states, just give the molar mass of Na3AsO4.", [mass("Na3AsO4")]],
      ["not H2O but D2O: molar mass; and no percent composition please", [mass("D2O")]],
      [
        "Oi! Quanto pesa 0,5 mol de KMnO4? E qual o nox do Mn nele?",
        [mass("KMnO4", q("KMnO4", 0.5, "mol")), states("KMnO4")],
      ],
      [
        "10 g CaCO3 + excess HCl: CaCO3 + 2 HCl -> CaCl2 + CO2 + H2O; the student found 4.2 g CO2. correct?",
        [
          claim(
            { equation: "CaCO3 + 2 HCl -> CaCl2 + CO2 + H2O", quantities: [q("CaCO3", 10, "g")] },
            { value: 4.2, unit: "g", species: "CO2" },
          ),
        ],
      ],
      [
        "Reaction of nitrogen with hydrogen gives ammonia. Balance, and how many g NH3 from 14 g N2?",
        [balance("N2 + H2 -> NH3"), amounts("N2 + H2 -> NH3", q("N2", 14, "g"))],
      ],
      [
        "CCl4, CHCl3: MW and % Cl",
        [mass("CCl4"), mass("CHCl3"), percents("CCl4"), percents("CHCl3")],
      ],
      ["SMILES of Cl/C=C\\Cl", [smiles("Cl/C=C\\Cl")]],
      ["Need 5 ppm Pb solution from 1000 ppm standard, 100 mL", [], ["tasks"]],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
