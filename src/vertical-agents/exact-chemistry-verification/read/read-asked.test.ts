import { describe, expect, it } from "vitest";
import { readChemistry } from "./read-chemistry.js";

function askedIn(prompt: string) {
  const { problem, spans } = readChemistry(prompt);
  const { tasks = [] } = problem as { readonly tasks?: readonly { readonly asked?: string[] }[] };
  const shown = spans.flatMap(({ field, text }) => (field.includes(".asked[") ? [text] : []));
  return { asked: tasks.flatMap(({ asked = [] }) => asked), shown };
}

describe("species that a question is about", () => {
  it.each([
    ["KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2, grams of Cl2 from 10 g KMnO4", ["Cl2"], ["Cl2"]],
    ["2 H2 + O2 -> 2 H2O. how many grams of water from 4 g H2?", ["H2O"], ["water"]],
    [
      "Fe2O3 + 3 CO -> 2 Fe + 3 CO2: 500 kg Fe2O3, how much iron and CO2 do I get?",
      ["Fe", "CO2"],
      ["iron", "CO2"],
    ],
    ["CH4 + 2 O2 -> CO2 + 2 H2O; O2 needed to burn 16 g CH4?", ["O2"], ["O2"]],
    [
      "N2 + 3 H2 -> 2 NH3. 28 g N2 and 10 g H2. limiting reagent? how much ammonia forms and how much H2 is left?",
      ["NH3", "H2"],
      ["ammonia", "H2"],
    ],
    ["CaCO3 -> CaO + CO2, yield from 100 g CaCO3?", [], []],
    ["5 g of Mg burn in plenty of oxygen: 2 Mg + O2 -> 2 MgO. What forms?", [], []],
    ["Combien de grammes de CO2 avec 10 g de CaCO3 ? CaCO3 -> CaO + CO2", ["CO2"], ["CO2"]],
  ])("%s", (prompt, asked, shown) => {
    expect(askedIn(prompt)).toEqual({ asked, shown });
  });
});
