import { BUILTIN_MODEL, type ChangePlan } from "../../engines/code/change-plan/change-plan.js";
import type { Needed } from "../../platform/parts/part.js";
import { planByModel } from "./plan-by-model.js";
import type { PlanBody, PlanReply } from "./plan-schemas.js";
import { tasks } from "./tasks.js";

const PLAN_MS_MAX = 20_000;

/** Makes what plans changes for an account: by a configured language model where its plan holds, else by rules. */
export function createPlanning({ threads, models }: Needed<"threads" | "models">) {
  return async (
    owner: string,
    { task, files = [] }: PlanBody,
    traceparent: string | undefined,
  ): Promise<PlanReply> => {
    if (models.configured) {
      const plan = await planByModel(models, { task, files }, traceparent);
      if (plan) return plan;
    }
    const options = { owner, timeoutMs: PLAN_MS_MAX };
    return shownPlan(await threads.run(tasks["plan-change"], { task, files }, options));
  };
}

function shownPlan({ plan, filesTouched, risks, openQuestions }: ChangePlan): PlanReply {
  return {
    plan: plan.map(({ isNew, ...step }) => ({ ...step, new_file: isNew })),
    files_touched: [...filesTouched],
    risks: [...risks],
    open_questions: [...openQuestions],
    model: BUILTIN_MODEL,
  };
}
