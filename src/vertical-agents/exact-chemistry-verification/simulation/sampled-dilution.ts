import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { SampledTask, Sampling } from "./sampled-task.js";
import type { Drawn } from "./uncertain-inputs.js";

const VOLUME_NAMES = { stock: "stock volume", final: "final volume" } as const;
const CONCENTRATION_NAMES = { stock: "stock concentration", final: "final concentration" } as const;

/** The one of the four quantities of a dilution that was computed. */
export function sampledDilution(task: Task, { place, inputs }: Sampling): SampledTask | undefined {
  const known = new Map<string, Drawn>();
  for (const { value, unit, role } of task.quantities ?? []) {
    if (role === undefined) continue;
    const { dimension, factor } = unitOf(unit, "/unit");
    const names = dimension === "volume" ? VOLUME_NAMES : CONCENTRATION_NAMES;
    const reading = inputs.reading(value);
    const scale = toDouble(factor);
    known.set(names[role], () => reading() * scale);
  }
  for (const role of ["stock", "final"] as const) {
    const other = role === "stock" ? "final" : "stock";
    const [volume, otherVolume] = [known.get(VOLUME_NAMES[role]), known.get(VOLUME_NAMES[other])];
    const [molar, otherMolar] = [
      known.get(CONCENTRATION_NAMES[role]),
      known.get(CONCENTRATION_NAMES[other]),
    ];
    if (!otherVolume || !otherMolar) continue;
    const solute = () => otherVolume() * otherMolar();
    const measure = (name: string) => `${name} (${place})`;
    if (!volume && molar) {
      return { measure: measure(VOLUME_NAMES[role]), unit: "L", value: () => solute() / molar() };
    }
    if (volume && !molar) {
      const name = measure(CONCENTRATION_NAMES[role]);
      return { measure: name, unit: "mol/L", value: () => solute() / volume() };
    }
  }
  return undefined;
}
