import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";

/** The family of the agents themselves, whose operations no run may call. */
export const OWN_FAMILY = "agents";

/** Whether an operation stores, changes, deletes or sends something. */
export function changesSomething({ method, places, changes }: Operation): boolean {
  if (method === "GET" || method === "HEAD") return false;
  if (method !== "POST") return true;
  // What takes an Idempotency-Key creates or charges; the few for which that is not so say it themselves.
  return changes ?? places.some(({ argument }) => argument === "idempotency_key");
}

/** Operations that a run may call unless the request names its tools: they answer and change nothing. */
export function answeringOperations({ all }: OperationTable): Operation[] {
  return all.filter(
    (operation) =>
      operation.family !== OWN_FAMILY && !operation.charges && !changesSomething(operation),
  );
}

/** Why a run may not call an operation that is in the table. */
export function whyNotAllowed(operation: Operation): string {
  const { name, family, charges } = operation;
  if (family === OWN_FAMILY) return `${name} is not called by agents`;
  if (charges) return `${name} charges money, which no agent spends without a person`;
  if (changesSomething(operation)) {
    return `${name} changes something, and is called only in runs whose \`tools\` name it`;
  }
  return `${name} is not among the tools of this run`;
}
