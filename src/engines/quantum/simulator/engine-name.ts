/** The simulators a circuit can be run on. */
export const engineNames = [
  "statevector",
  "density-matrix",
  "stabilizer",
  "mps",
  "sparse",
] as const;

export type EngineName = (typeof engineNames)[number];
