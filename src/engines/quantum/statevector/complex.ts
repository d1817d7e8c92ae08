import type { Complex } from "../simulator/simulator.js";

/** The product of two complex numbers. */
export function times([a, ai]: Complex, [b, bi]: Complex): Complex {
  return [a * b - ai * bi, a * bi + ai * b];
}
