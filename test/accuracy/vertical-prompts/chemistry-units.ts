/** Units by name, with what they measure and what one of them is in g, mol, L, mol/L, %, g/mol or ppm. */
const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  ...{
    g: ["mass", 1],
    mg: ["mass", 1e-3],
    ug: ["mass", 1e-6],
    kg: ["mass", 1e3],
    t: ["mass", 1e6],
  },
  ...{ lb: ["mass", 453.59237], oz: ["mass", 28.349523125] },
  ...{ mol: ["amount", 1], mmol: ["amount", 1e-3], umol: ["amount", 1e-6], kmol: ["amount", 1e3] },
  ...{ l: ["volume", 1], ml: ["volume", 1e-3], ul: ["volume", 1e-6], dm3: ["volume", 1] },
  ...{ cm3: ["volume", 1e-3], m3: ["volume", 1e3] },
  ...{ "mol/l": ["concentration", 1], "mmol/l": ["concentration", 1e-3] },
  ...{ M: ["concentration", 1], mM: ["concentration", 1e-3], uM: ["concentration", 1e-6] },
  ...{ "%": ["percent", 1], "g/mol": ["molar_mass", 1], u: ["molar_mass", 1], ppm: ["ppm", 1] },
};

/** A value in the base unit of what its unit measures; an unknown unit is a measure of its own. */
export function baseOf(value: number, unit: string): { dimension: string; value: number } {
  const plain = unit.trim().replace(/[µμ]/gu, "u");
  const [dimension, factor] = UNITS[plain] ?? UNITS[plain.toLowerCase()] ?? [plain, 1];
  return { dimension, value: value * factor };
}
