import type { Circuit } from "../circuit/circuit.js";
import { eachGate } from "../circuit/walk.js";

/** How often each gate is applied, by its name as it is written, the most frequent first. */
export function countGates({ instructions }: Circuit): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of eachGate(instructions)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}
