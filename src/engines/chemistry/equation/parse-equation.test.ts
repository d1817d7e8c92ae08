import { describe, expect, it } from "vitest";
import { toDouble } from "../../math/exact-numbers/rational.js";
import { parseEquation } from "./parse-equation.js";

const read = (text: string) => {
  const { left, right } = parseEquation(text, "/equation");
  const side = (terms: typeof left) =>
    terms.map(({ species, coefficient }) => {
      const charge = species.charge === 0n ? "" : `|${species.charge}`;
      return `${toDouble(coefficient)} ${species.text}${charge}`;
    });
  return [...side(left), "=", ...side(right)];
};

describe("equations", () => {
  it.each(["->", "=>", "=", "→", "⇌", "<->", "<=>", "-->", "⟶", "==>", "↔", "— >"])(
    "are split at %s",
    (arrow) => {
      expect(read(`2 H2 + O2 ${arrow} 2H2O`)).toEqual(["2 H2", "1 O2", "=", "2 H2O"]);
    },
  );

  it.each([
    ["Zn+2HCl=ZnCl2+H2", ["1 Zn", "2 HCl", "=", "1 ZnCl2", "1 H2"]],
    ["H++OH-->H2O", ["1 H+|1", "1 OH-|-1", "=", "1 H2O"]],
    ["Fe3++e-→Fe2+", ["1 Fe3+|3", "1 e-|-1", "=", "1 Fe2+|2"]],
    ["Fe^2++O2->X".replace("X", "FeO"), ["1 Fe^2+|2", "1 O2", "=", "1 FeO"]],
    ["Fe+2 + Cu -> Fe + Cu+2", ["1 Fe+2|2", "1 Cu", "=", "1 Fe", "1 Cu+2|2"]],
    ["Na+(aq) + Cl-(aq) -> NaCl(s)", ["1 Na+|1", "1 Cl-|-1", "=", "1 NaCl"]],
    ["Fe^{2+} + 3/2 O2 -> Fe^{3+}", ["1 Fe^{2+}|2", "1.5 O2", "=", "1 Fe^{3+}|3"]],
    ["½O2 + 0.5 N2 = (1/2) N2O2", ["0.5 O2", "0.5 N2", "=", "0.5 N2O2"]],
    ["Hg2 2+ + 2 e- -> 2Hg", ["1 Hg2 2+|2", "2 e-|-1", "=", "2 Hg"]],
  ])("reads %s", (text, terms) => {
    expect(read(text)).toEqual(terms);
  });

  it.each([
    ["H2 + O2", "invalid", "the equation has no arrow, such as ->", undefined],
    ["A -> B -> C", "invalid", "the equation has a second arrow (column 8)", 7],
    ["H2 + -> H2O", "invalid", "a species is missing (column 5)", 4],
    ["-> H2O", "invalid", "a species is missing (column 1)", 0],
    ["H2 + Xx2 -> H2O", "unknown_element", '"Xx" is not the symbol of an element (column 6)', 5],
    ["0 H2 -> H2", "invalid", "a coefficient is above 0 (column 1)", 0],
    ["1/0 H2 -> H2", "invalid", "a coefficient is above 0 (column 1)", 0],
    [`${"1".repeat(41)}H2 -> H2`, "too_large", "a coefficient has at most 40 characters", 0],
    [
      `${"H+".repeat(500)}H -> H`,
      "too_large",
      "an equation has at most 500 terms; this one has 502",
      undefined,
    ],
    [
      "H".repeat(20_001),
      "too_large",
      "an equation has at most 20000 characters; this one has 20001",
      undefined,
    ],
  ])("refuses %.30s", (text, code, message, at) => {
    expect(() => parseEquation(text, "/tasks/3/equation")).toThrow(
      expect.objectContaining({ code, path: "/tasks/3/equation", message, at }),
    );
  });
});
