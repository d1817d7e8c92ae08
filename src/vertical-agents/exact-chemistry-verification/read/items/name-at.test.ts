import { describe, expect, it } from "vitest";
import { COMMON_SUBSTANCES } from "../../../../content/substances/common-substances.js";
import { ORGANIC_SUBSTANCES } from "../../../../content/substances/organic-substances.js";
import { hillFormula } from "../../../../engines/chemistry/masses/hill-formula.js";
import { readPrompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import { tryFormula, trySmiles } from "./attempts.js";
import { nameAt } from "./name-at.js";

const SUBSTANCES = [...COMMON_SUBSTANCES, ...ORGANIC_SUBSTANCES];

describe("the table of substances", () => {
  it.each(SUBSTANCES.map(({ names, formula, smiles }) => [names[0], formula, smiles] as const))(
    "has %s with a formula that agrees with its structure",
    (_name, formula, smiles) => {
      const atoms = tryFormula(formula).value?.atoms;
      expect(atoms?.size).toBeGreaterThan(0);
      if (!atoms || smiles === undefined) return;
      expect(hillFormula(trySmiles(smiles).value?.atoms ?? new Map())).toBe(hillFormula(atoms));
    },
  );

  it("gives each name to one substance", () => {
    const names = SUBSTANCES.flatMap((one) => one.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("has names as vocabularies compare them", () => {
    const names = SUBSTANCES.flatMap((one) => one.names);
    expect(names.filter((name) => /\p{M}|\p{Lu}/u.test(name.normalize("NFD")))).toEqual([]);
  });
});

describe("names of salts", () => {
  const read = (text: string) => nameAt(readPrompt(text).tokens, 0, text)?.item;
  it.each([
    ["sodium chloride", "NaCl"],
    ["Natriumchlorid", "NaCl"],
    ["chlorure de sodium", "NaCl"],
    ["nitrate d'argent", "AgNO3"],
    ["iron(III) oxide", "Fe2O3"],
    ["Eisen(II)-chlorid", "FeCl2"],
    ["ferric sulfate", "Fe2(SO4)3"],
    ["ammonium phosphate", "(NH4)3PO4"],
    ["cal apagada", "Ca(OH)2"],
    ["mercury(I) chloride", "Hg2Cl2"],
    ["potassium dihydrogen phosphate", "KH2PO4"],
    ["copper(II) sulfate pentahydrate", "CuSO4·5H2O"],
    ["permanganate", "MnO4^-"],
    ["iron(III) ion", "Fe^3+"],
    ["asprin", "C9H8O4"],
  ])("%s", (text, formula) => {
    expect(read(text)).toMatchObject({ formula });
  });

  it("asks where the metal has several ions", () => {
    expect(read("iron chloride")).toMatchObject({
      question: 'Which salt is "iron chloride": FeCl2 or FeCl3?',
    });
  });

  it.each(["hexene", "nitrote", "titrate"])("takes %s for no other substance", (text) => {
    expect(read(text)).toBeUndefined();
  });
});
