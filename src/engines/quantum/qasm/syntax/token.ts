import type { Place } from "../../circuit/circuit.js";

export interface Token extends Place {
  readonly kind: "word" | "integer" | "real" | "string" | "symbol" | "end";
  /** As written; a string without its quotes. */
  readonly text: string;
  /** The column behind it, on its line. */
  readonly columnEnd: number;
}
