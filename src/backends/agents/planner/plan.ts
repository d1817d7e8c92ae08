import { type Plan, type PlanContext, planTask } from "../../../engines/text/planner/plan-task.js";

/** What a thread is given to plan. */
export interface PlanOrder {
  readonly task: string;
  readonly context: PlanContext;
}

/** Plans a task, with what a thread is given in one piece. */
export function plan({ task, context }: PlanOrder): Plan {
  return planTask(task, context);
}
