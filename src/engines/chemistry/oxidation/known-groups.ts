/** A group of atoms whose states are settled, and how formulas write it. */
export interface KnownGroup {
  readonly pattern: RegExp;
  readonly name: string;
  readonly states: readonly (readonly [element: string, state: bigint])[];
}

/** Ions and ligands that settle the state of an element that no single rule does. */
export const KNOWN_GROUPS: readonly KnownGroup[] = [
  { pattern: /S2O3/u, name: "thiosulfate", states: [["S", 2n]] },
  { pattern: /SO4/u, name: "sulfate", states: [["S", 6n]] },
  { pattern: /SO3/u, name: "sulfite", states: [["S", 4n]] },
  { pattern: /NO3/u, name: "nitrate", states: [["N", 5n]] },
  { pattern: /NO2/u, name: "nitrite", states: [["N", 3n]] },
  { pattern: /NH[34]/u, name: "ammonia or ammonium", states: [["N", -3n]] },
  { pattern: /CO3/u, name: "carbonate", states: [["C", 4n]] },
  { pattern: /C2O4/u, name: "oxalate", states: [["C", 3n]] },
  { pattern: /PO4/u, name: "phosphate", states: [["P", 5n]] },
  { pattern: /ClO4/u, name: "perchlorate", states: [["Cl", 7n]] },
  { pattern: /ClO3/u, name: "chlorate", states: [["Cl", 5n]] },
  {
    pattern: /CN/u,
    name: "cyanide",
    states: [
      ["C", 2n],
      ["N", -3n],
    ],
  },
];

/** The highest states that elements take: beyond them a peroxide or a chain is at work, which rules do not see. */
export const HIGHEST_STATES: Readonly<Record<string, number>> = {
  ...{ H: 1, B: 3, C: 4, N: 5, O: 2, Si: 4, P: 5, S: 6, Cl: 7, Sc: 3, Ti: 4, V: 5, Cr: 6, Mn: 7 },
  ...{ Fe: 6, Co: 5, Ni: 4, Cu: 4, Zn: 2, Ga: 3, Ge: 4, As: 5, Se: 6, Br: 7, Y: 3, Zr: 4, Nb: 5 },
  ...{ Mo: 6, Tc: 7, Ru: 8, Rh: 6, Pd: 4, Ag: 3, Cd: 2, In: 3, Sn: 4, Sb: 5, Te: 6, I: 7, Xe: 8 },
  ...{ La: 3, Ce: 4, Hf: 4, Ta: 5, W: 6, Re: 7, Os: 8, Ir: 9, Pt: 6, Au: 5, Hg: 2, Tl: 3, Pb: 4 },
  ...{ Bi: 5, Th: 4, U: 6 },
};
