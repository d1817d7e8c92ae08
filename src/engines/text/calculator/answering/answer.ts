import type { Calculated } from "../calculation.js";

/** An answer without its reading. */
export type Answer = Omit<Calculated, "expression">;
