/** A group of atoms whose states are settled. */
export interface KnownGroup {
  /** As formulas write it. */
  readonly formula: string;
  readonly name: string;
  /** Of the whole group, which may be a part of a salt by itself. */
  readonly charge: bigint;
  readonly states: readonly (readonly [element: string, state: bigint])[];
}

/** Ions and ligands that settle the state of an element that no single rule does. */
export const KNOWN_GROUPS: readonly KnownGroup[] = [
  { formula: "S2O3", name: "thiosulfate", charge: -2n, states: [["S", 2n]] },
  { formula: "SO4", name: "sulfate", charge: -2n, states: [["S", 6n]] },
  { formula: "SO3", name: "sulfite", charge: -2n, states: [["S", 4n]] },
  { formula: "NO3", name: "nitrate", charge: -1n, states: [["N", 5n]] },
  { formula: "NO2", name: "nitrite", charge: -1n, states: [["N", 3n]] },
  { formula: "NH4", name: "ammonium", charge: 1n, states: [["N", -3n]] },
  { formula: "NH3", name: "ammonia", charge: 0n, states: [["N", -3n]] },
  { formula: "CO3", name: "carbonate", charge: -2n, states: [["C", 4n]] },
  { formula: "C2O4", name: "oxalate", charge: -2n, states: [["C", 3n]] },
  { formula: "PO4", name: "phosphate", charge: -3n, states: [["P", 5n]] },
  { formula: "ClO4", name: "perchlorate", charge: -1n, states: [["Cl", 7n]] },
  { formula: "ClO3", name: "chlorate", charge: -1n, states: [["Cl", 5n]] },
  {
    formula: "SCN",
    name: "thiocyanate",
    charge: -1n,
    states: [
      ["C", 4n],
      ["N", -3n],
    ],
  },
  {
    formula: "CN",
    name: "cyanide",
    charge: -1n,
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
