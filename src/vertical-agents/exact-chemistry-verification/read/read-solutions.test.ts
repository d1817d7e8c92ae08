import { describe, expect, it } from "vitest";
import {
  balance,
  casesOf,
  dilution,
  empirical,
  expectedOf,
  mass,
  q,
  readingOf,
} from "../../../../test/helpers/vertical-agents/chemistry/reading-case.js";

const stock = { role: "stock" } as const;
const final = { role: "final" } as const;

describe("dilutions", () => {
  it.each(
    casesOf([
      [
        "How much 12 M HCl do I need to make 500 mL of 0.5 M HCl?",
        [
          dilution(
            q("HCl", 12, "mol/L", stock),
            q("HCl", 500, "mL", final),
            q("HCl", 0.5, "mol/L", final),
          ),
        ],
      ],
      [
        "dilute 10 mL of 6 M NaOH to 250 mL, final conc?",
        [
          dilution(
            q("NaOH", 10, "mL", stock),
            q("NaOH", 6, "mol/L", stock),
            q("NaOH", 250, "mL", final),
          ),
        ],
      ],
      [
        "stock 5M NaCl -> 100 ml 150 mM",
        [
          dilution(
            q("NaCl", 5, "mol/L", stock),
            q("NaCl", 100, "mL", final),
            q("NaCl", 150, "mmol/L", final),
          ),
        ],
      ],
      [
        "C1 = 2 M, V2 = 1 L, C2 = 0.1 M. V1?",
        [dilution(q("", 2, "mol/L", stock), q("", 1, "L", final), q("", 0.1, "mol/L", final))],
      ],
      [
        "Ich will 1 L 0,1 M Salzsäure aus 12 M Stammlösung verdünnen",
        [
          dilution(
            q("HCl", 1, "L", final),
            q("HCl", 0.1, "mol/L", final),
            q("HCl", 12, "mol/L", stock),
          ),
        ],
      ],
      [
        "Dilute 18 M H2SO4 to 2 L",
        [
          {
            kind: "dilution",
            quantities: [q("H2SO4", 18, "mol/L", stock), q("H2SO4", 2, "L", final)],
          },
        ],
        ["tasks[0].quantities"],
      ],
      [
        "Add 90 mL of water to 10 mL of 1 M KCl, what concentration?",
        [
          dilution(
            q("KCl", 10, "mL", stock),
            q("KCl", 1, "mol/L", stock),
            q("KCl", 100, "mL", final),
          ),
        ],
      ],
      [
        "¿Qué volumen de HCl 6 M hay que diluir para obtener 100 mL de HCl 1 M?",
        [
          dilution(
            q("HCl", 6, "mol/L", stock),
            q("HCl", 100, "mL", final),
            q("HCl", 1, "mol/L", final),
          ),
        ],
      ],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});

describe("empirical formulas", () => {
  it.each(
    casesOf([
      [
        "empirical formula: 40.0% C, 6.7% H, 53.3% O, molar mass 180 g/mol",
        [
          empirical(
            q("C", 40, "%"),
            q("H", 6.7, "%"),
            q("O", 53.3, "%"),
            q("compound", 180, "g/mol"),
          ),
        ],
      ],
      [
        "A compound contains 26.58 percent potassium, 35.35 percent chromium and 38.07 percent oxygen. Empirical formula?",
        [empirical(q("K", 26.58, "%"), q("Cr", 35.35, "%"), q("O", 38.07, "%"))],
      ],
      [
        "simplest formula from 2.24 g Fe and 0.96 g O",
        [empirical(q("Fe", 2.24, "g"), q("O", 0.96, "g"))],
      ],
      [
        "element | %\nC | 60.0\nH | 4.48\nO | 35.52\nempirical formula?",
        [empirical(q("C", 60, "%"), q("H", 4.48, "%"), q("O", 35.52, "%"))],
      ],
      [
        "Empirische Formel: 69,94 % Eisen, Rest Sauerstoff",
        [empirical(q("Fe", 69.94, "%"), q("O", 30.06, "%"))],
      ],
      [
        "what is the empirical formula of my compound",
        [{ kind: "empirical_formula" }],
        ["tasks[0].quantities"],
      ],
      [
        "C: 85.6 %; H: 14.4 %; M = 84 g/mol -> molecular formula?",
        [empirical(q("C", 85.6, "%"), q("H", 14.4, "%"), q("compound", 84, "g/mol"))],
      ],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});

describe("what is no problem", () => {
  it.each(
    casesOf([
      ["hello there", [], ["tasks"]],
      ["What is the pH of 0.1 M acetic acid?", [], ["tasks"]],
      ["How do I synthesise aspirin at home?", [], ["tasks"]],
      ["Which catalyst speeds up the Haber process?", [], ["tasks"]],
      ["He is OK, I am in NY. BTW call 555-1234 at 5 PM", [], ["tasks"]],
      ["", [], ["tasks"]],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});

describe("forms", () => {
  it.each(
    casesOf([
      [
        'Solve {"tasks":[{"kind":"molar_mass","formula":"NaCl"},{"kind":"balance","equation":"H2 + O2 -> H2O"}]}',
        [mass("NaCl"), balance("H2 + O2 -> H2O")],
      ],
      ['{"kind":"balance"}', [{ kind: "balance" }], ["tasks[0].equation"]],
      ['[{"kind":"molar_mass","formula":"KBr"}]', [mass("KBr")]],
      [
        `${"Some chatter about my day, the weather and the bus at 8:15. ".repeat(80)}Balance Na + H2O -> NaOH + H2`,
        [balance("Na + H2O -> NaOH + H2")],
      ],
    ]),
  )("%s", (_prompt, each) => {
    expect(readingOf(each[0])).toEqual(expectedOf(each));
  });
});
