import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  casesOf,
  check,
  claim,
  dilution,
  expectedOf,
  limiting,
  mass,
  percents,
  q,
  readingOf,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import { readChemistry } from "./read-chemistry.js";

const stock = { role: "stock" } as const;
const final = { role: "final" } as const;

const read = (prompt: string) => {
  const { problem, spans } = readChemistry(prompt);
  for (const { text, start, end } of spans) expect(prompt.slice(start, end)).toBe(text);
  const [task] = (problem as { readonly tasks: readonly Task[] }).tasks;
  return task;
};

describe("what is asked of an amount", () => {
  it.each<[string, Partial<Task>]>([
    ["Zn + HCl -> ZnCl2 + H2; 6.54 g Zn, 80% yield, mass H2?", { yield_percent: 80 }],
    [
      "what's the percent yield? 2 Mg + O2 -> 2 MgO; 5.0 g Mg gave 7.1 g MgO",
      { actual: q("MgO", 7.1, "g") },
    ],
    ["Balance in basic solution: MnO4- + CN- -> MnO2 + CNO-", { medium: "base" }],
    ["Cr2O7^2- + H2O2 -> Cr3+ + O2 in acidic medium, balance", { medium: "acid" }],
    ["How many molecules in 18 g of water?", { asked: [{ species: "H2O", unit: "molecules" }] }],
    ["moles of water in 10.0 g CuSO4·5H2O", { asked: ["H2O"] }],
    [
      "litres of CO2 at STP from 10 g CaCO3: CaCO3 -> CaO + CO2",
      { asked: [{ species: "CO2", unit: "L", temperature_k: 273.15, pressure_kpa: 100 }] },
    ],
    [
      "2 NaOH + H2SO4 -> Na2SO4 + 2 H2O; 25.00 mL of 0.1023 M NaOH needs how many mL of 0.0987 M H2SO4?",
      { asked: [{ species: "H2SO4", unit: "mL", molarity_mol_l: 0.0987 }] },
    ],
  ])("%s", (prompt, fields) => {
    expect(read(prompt)).toMatchObject(fields);
  });
});

describe("what a task depends on", () => {
  it.each(
    casesOf([
      // Two solutes are never one.
      [
        "A student titrated 25.00 mL of 0.1023 M NaOH with 0.0987 M H2SO4. What volume of acid is needed?",
        [{ kind: "stoichiometry", quantities: [q("NaOH", 25, "mL", { molarity_mol_l: 0.1023 })] }],
        ["tasks[0].equation"],
      ],
      [
        "50 mL 0,20 mol/L AgNO3 mit 30 mL 0,50 mol/L NaCl",
        [
          {
            kind: "stoichiometry",
            quantities: [
              q("AgNO3", 50, "mL", { molarity_mol_l: 0.2 }),
              q("NaCl", 30, "mL", { molarity_mol_l: 0.5 }),
            ],
          },
        ],
        ["tasks[0].equation"],
      ],
      // Only the pure part of a mass reacts.
      [
        "Fe2O3 + CO -> Fe + CO2; 500 kg of 85% Fe2O3; mass of Fe",
        [amounts("Fe2O3 + CO -> Fe + CO2", q("Fe2O3", 500, "kg", { purity_percent: 85 }))],
      ],
      [
        "50 g NaCl 95% purity how many mol?",
        [mass("NaCl", q("NaCl", 50, "g", { purity_percent: 95 }))],
      ],
      // A combustion has its equation.
      [
        "combustion of 5.00 g propane: mass of CO2?",
        [amounts("C3H8 + O2 -> CO2 + H2O", q("C3H8", 5, "g"))],
      ],
      // What is taken back.
      [
        "S8 + O2 -> SO3; 3.2 kg S8, sorry 6.4 kg, mass SO3?",
        [amounts("S8 + O2 -> SO3", q("S8", 6.4, "kg"))],
      ],
      [
        "Balance Cu + HNO3 -> Cu(NO3)2 + NO2 + H2O - no, it is the thin acid: Cu + HNO3 -> Cu(NO3)2 + NO + H2O",
        [balance("Cu + HNO3 -> Cu(NO3)2 + NO + H2O")],
      ],
      // What is to be judged is not given.
      [
        "AgNO3 + KBr -> AgBr + KNO3. From 1.70 g AgNO3 they quote 1.88 g of AgBr. OK?",
        [
          claim(
            { equation: "AgNO3 + KBr -> AgBr + KNO3", quantities: [q("AgNO3", 1.7, "g")] },
            { value: 1.88, unit: "g", species: "AgBr" },
          ),
        ],
      ],
      [
        "is Al2(SO4)3 342.2 g/mol? student says 342.15",
        [
          claim({ formula: "Al2(SO4)3" }, { value: 342.2, unit: "g/mol" }),
          claim({ formula: "Al2(SO4)3" }, { value: 342.15, unit: "g/mol" }),
        ],
      ],
      [
        "student claims the mass percent of O in KClO3 is 39.2 %. true?",
        [claim({ formula: "KClO3" }, { value: 39.2, unit: "%", species: "O" })],
      ],
      // Balanced as something to be reached, and as a question.
      [
        "I need these balanced:\nFe + O2 -> Fe2O3\nAl + Cl2 -> AlCl3",
        [balance("Fe + O2 -> Fe2O3"), balance("Al + Cl2 -> AlCl3")],
      ],
      [
        "do my two lines add up?\n2 H2 + O2 -> 2 H2O\nN2 + 3 H2 -> 2 NH3",
        [check("2 H2 + O2 -> 2 H2O"), check("N2 + 3 H2 -> 2 NH3")],
      ],
      // What is unknown in a formula.
      [
        "barium chloride with crystal water, no idea how much: molar mass?",
        [{ kind: "molar_mass" }],
        ["tasks[0].formula"],
      ],
      ["molar mass of MgSO4·xH2O", [{ kind: "molar_mass" }], ["tasks[0].formula"]],
      [
        "molar masses of Cu(OAc)2, Et2O and PPh3",
        [mass("Cu(CH3COO)2"), mass("(C2H5)2O"), mass("P(C6H5)3")],
      ],
      // Tables.
      [
        "species,value,unit\nN2,28,g\nH2,3,g\n\nN2 + H2 -> NH3, which is limiting?",
        [limiting("N2 + H2 -> NH3", q("N2", 28, "g"), q("H2", 3, "g"))],
      ],
      [
        "check these molar masses\nformula;claimed_mw\nCaS;72,14\nCaO;56,08",
        [
          claim({ formula: "CaS" }, { value: 72.14, unit: "g/mol" }),
          claim({ formula: "CaO" }, { value: 56.08, unit: "g/mol" }),
        ],
      ],
      ["porcentagem em massa de cada elemento no Ca3(PO4)2", [percents("Ca3(PO4)2")]],
      // A yield needs what was there.
      [
        "C7H6O3 + C4H6O3 -> C9H8O4 + C2H4O2. percent yield, I isolated 4.1 g aspirin",
        [{ kind: "stoichiometry", equation: "C7H6O3 + C4H6O3 -> C9H8O4 + C2H4O2" }],
        ["tasks[0].quantities"],
      ],
      [
        "make 40 mL 0.2 M from 2 M KCl, 40 mL end volume",
        [
          dilution(
            q("KCl", 40, "mL", final),
            q("KCl", 0.2, "mol/L", final),
            q("KCl", 2, "mol/L", stock),
          ),
        ],
      ],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
