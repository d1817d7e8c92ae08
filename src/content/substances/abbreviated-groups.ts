/**
 * Groups that formulas abbreviate, where no symbol of an element can be meant, and what stands for them. Acetyl is one
 * beside oxygen alone: `AcCl3` holds actinium.
 */
export const ABBREVIATED_GROUPS: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/\(OAc\)(?![a-z])/gu, "(CH3COO)"],
  [/AcOH(?![a-z])/gu, "CH3COOH"],
  [/HOAc(?![a-z\d])/gu, "CH3COOH"],
  [/(?<![A-Za-z])AcO(?=[A-Z])/gu, "CH3COO"],
  [/OAc(?![a-z\d])/gu, "CH3COO"],
  [/(?<![A-Za-z])Ac2O(?![a-z\d])/gu, "(CH3CO)2O"],
  [/(?<![A-Za-z])AcCl(?![a-z\d])/gu, "CH3COCl"],
  [/Et(?![a-z])/gu, "(C2H5)"],
  [/Me(?![a-z])/gu, "(CH3)"],
  [/Ph(?![a-z])/gu, "(C6H5)"],
  [/Bu(?![a-z])/gu, "(C4H9)"],
];

/** Texts with such letters that are no formulas, or that a table of names has. */
export const NO_FORMULAS: readonly string[] = ["PhD", "EtOH", "MeV", "Me", "Et", "Ph", "Bu"];
