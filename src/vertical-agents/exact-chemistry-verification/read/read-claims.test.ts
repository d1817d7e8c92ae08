import { describe, expect, it } from "vitest";
import {
  casesOf,
  check,
  claim,
  expectedOf,
  mass,
  percents,
  q,
  readingOf,
  states,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";

const ASPIRIN = "CC(=O)Oc1ccccc1C(=O)O";

describe("claims", () => {
  it.each(
    casesOf([
      [
        `student says aspirin ${ASPIRIN} is C9H8O4 mw 180.2, needs 2.5g sample how many mmol?? also CuSO4.5H2O mass`,
        [
          claim({ smiles: ASPIRIN }, { value: "C9H8O4" }),
          claim({ smiles: ASPIRIN }, { value: 180.2, unit: "g/mol" }),
          mass("C9H8O4", q("C9H8O4", 2.5, "g")),
          mass("CuSO4.5H2O"),
        ],
      ],
      [
        "Is the molar mass of CaCO3 100.09 g/mol?",
        [claim({ formula: "CaCO3" }, { value: 100.09, unit: "g/mol" })],
      ],
      ["Verify: M(H2SO4) = 98.08", [claim({ formula: "H2SO4" }, { value: 98.08, unit: "g/mol" })]],
      [
        "A student claims water is 88.81 % oxygen",
        [claim({ formula: "H2O" }, { value: 88.81, unit: "%", species: "O" })],
      ],
      [
        "true or false: NH3 has a molar mass of 17.03 g/mol",
        [claim({ formula: "NH3" }, { value: 17.03, unit: "g/mol" })],
      ],
      ["Does CCO match C2H6O?", [claim({ smiles: "CCO" }, { value: "C2H6O" })]],
      [`is ${ASPIRIN} really C9H8O4?`, [claim({ smiles: ASPIRIN }, { value: "C9H8O4" })]],
      [
        "My student says 2 H2 + O2 -> 2 H2O is balanced",
        [claim({ equation: "2 H2 + O2 -> 2 H2O" }, { value: "balanced" })],
      ],
      [
        "N2 + 3 H2 -> 2 NH3. The book claims 28 g N2 gives 34.0 g NH3.",
        [
          claim(
            { equation: "N2 + 3 H2 -> 2 NH3", quantities: [q("N2", 28, "g")] },
            { value: "34.0", unit: "g", species: "NH3" },
          ),
        ],
      ],
      [
        "I got 44.01 g/mol for CO2, right?",
        [claim({ formula: "CO2" }, { value: 44.01, unit: "g/mol" })],
      ],
      [
        "check the answers:\nNaCl,58.44\nKCl,74.55\nthese are molar masses",
        [
          claim({ formula: "NaCl" }, { value: 58.44, unit: "g/mol" }),
          claim({ formula: "KCl" }, { value: 74.55, unit: "g/mol" }),
        ],
      ],
      [
        "| compound | claimed molar mass |\n|---|---|\n| NaOH | 40.00 |\n| H2O2 | 34.01 |",
        [
          claim({ formula: "NaOH" }, { value: "40.00", unit: "g/mol" }),
          claim({ formula: "H2O2" }, { value: 34.01, unit: "g/mol" }),
        ],
      ],
      [
        "Ein Schüler behauptet, die molare Masse von Wasser sei 18,02 g/mol",
        [claim({ formula: "H2O" }, { value: 18.02, unit: "g/mol" })],
      ],
      [
        "¿Es correcto que la masa molar del NaCl es 58,44 g/mol?",
        [claim({ formula: "NaCl" }, { value: 58.44, unit: "g/mol" })],
      ],
      ["student says Mn is +6 in KMnO4", [states("KMnO4")]],
      ["Student: 2 Na + Cl2 -> 2 NaCl. Correct?", [check("2 Na + Cl2 -> 2 NaCl")]],
      [
        "claim: glucose C6H12O6 mw 180.16 ± 0.02",
        [claim({ formula: "C6H12O6" }, { value: 180.16, unit: "g/mol", tolerance: 0.02 })],
      ],
      [
        "she wrote 53.3% O in glucose; and what about % composition of NaCl",
        [claim({ formula: "C6H12O6" }, { value: 53.3, unit: "%", species: "O" }), percents("NaCl")],
      ],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
