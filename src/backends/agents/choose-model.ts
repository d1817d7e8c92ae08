import type { Models } from "../../platform/models/models.js";

/** Which model a run asks, and who was asked for when that is another. */
export interface ChosenModel {
  /** Undefined for the planner. */
  readonly model: string | undefined;
  /** The caller named this very model, so nothing else may answer. */
  readonly isNamed: boolean;
  readonly substituted: string | undefined;
}

/** A configured model that was named, or the first one; the planner where there is none or it is named. */
export function chooseModel(
  { names }: Pick<Models, "names">,
  named: string | undefined,
): ChosenModel {
  const [first] = names;
  const isBuiltin = named?.startsWith("builtin/") ?? false;
  const isNamed = named !== undefined && names.includes(named);
  const model = isBuiltin ? undefined : isNamed ? named : first;
  const answering = model ?? "builtin/planner";
  return { model, isNamed, substituted: named === answering ? undefined : named };
}
