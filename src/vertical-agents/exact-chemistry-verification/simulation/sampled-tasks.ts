import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { AnsweredTask } from "../solve/answer-tasks.js";
import { taskSubstance } from "../solve/task-substance.js";
import { sampledAmount } from "./sampled-amount.js";
import { sampledClaim } from "./sampled-claim.js";
import { sampledDilution } from "./sampled-dilution.js";
import { sampledReaction } from "./sampled-reaction.js";
import { type SampledTask, sampledShare } from "./sampled-task.js";
import type { UncertainInputs } from "./uncertain-inputs.js";

/** How a task's value follows from uncertain ones; undefined where it has none. */
export function sampledTask(
  { task, index, answer }: AnsweredTask,
  inputs: UncertainInputs,
): SampledTask | undefined {
  const place = `tasks[${index}]`;
  switch (answer.kind) {
    case "stoichiometry":
    case "limiting_reagent":
      return sampledReaction(task, answer, { place, inputs });
    case "claim":
      return sampledClaim(task, answer, { place, inputs });
    case "dilution":
      return sampledDilution(task, { place, inputs });
    case "molar_mass":
    case "smiles": {
      const substance = taskSubstance(task, answer);
      const gramsPerMol = inputs.molarMass(substance);
      const named = `${answer.formula} (${place})`;
      const [quantity] = task.quantities ?? [];
      if (!quantity) {
        return { measure: `molar mass of ${named}`, unit: "g/mol", value: gramsPerMol };
      }
      const amount = sampledAmount(substance, quantity, inputs);
      const { dimension } = unitOf(quantity.unit, "/unit");
      return dimension === "amount" || dimension === "number"
        ? { measure: `mass of ${named}`, unit: "g", value: () => amount() * gramsPerMol() }
        : { measure: `amount of ${named}`, unit: "mol", value: amount };
    }
    case "percent_composition": {
      const [largest] = Object.entries(answer.mass_percent).sort(
        ([, one], [, other]) => other - one,
      );
      const [key = ""] = largest ?? [];
      const value = sampledShare(taskSubstance(task, answer).atoms, key, inputs);
      return { measure: `share of ${key} in ${answer.formula} (${place})`, unit: "%", value };
    }
    case "balance":
    case "check_balance":
    case "empirical_formula":
    case "oxidation_states":
      return undefined;
  }
}
