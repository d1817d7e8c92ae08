import { keyNeeded } from "../../../http/code-tools/declare-operation.js";
import type { CoveringCall, Sender } from "../../../http/in-process/local-request.js";
import { errorOf, type OperationReply } from "../../../http/operations/call-operation.js";
import type { Credentials } from "../../../http/operations/credentials.js";
import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";
import { OWN_FAMILY, whyNotAllowed } from "./allowed-operations.js";
import { bad, fromJson, good, type ToolOutcome } from "./tool.js";

/** On whose behalf a run calls operations. */
export interface OperationsCaller {
  readonly credentials: Credentials;
  readonly from: Sender;
  /** The call that started the run, which its calls are counted with. */
  readonly coveredBy: CoveringCall | undefined;
}

/** Calls an operation for a run, or says what keeps it from it. */
export async function callForRun(
  table: OperationTable,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  { credentials, from, coveredBy, signal }: OperationsCaller & { readonly signal: AbortSignal },
): Promise<ToolOutcome> {
  if (operation.charges || operation.family === OWN_FAMILY) return bad(whyNotAllowed(operation));
  const { realm, isKeyOptional, name } = operation;
  if (realm !== undefined && !isKeyOptional && credentials.keys[realm] === undefined) {
    return bad(`${name} takes ${keyNeeded(operation)}, and none came with the request`);
  }
  const covered = coveredBy ? { coveredBy } : {};
  const reply = await table.call(operation, args, { credentials, from, signal, ...covered });
  signal.throwIfAborted();
  return outcomeOf(reply);
}

function outcomeOf(reply: OperationReply): ToolOutcome {
  const { status, isGood, value, mediaType, body } = reply;
  if (!isGood) return { isError: true, value: { status, ...errorOf(reply), ...detailsOf(value) } };
  if (body.length === 0) return good({ status });
  if (value === undefined) return good({ content_type: mediaType, bytes: body.length });
  return typeof value === "string" ? good(value) : fromJson(body.toString());
}

/** Which fields were wrong, where the answer says so. */
function detailsOf(value: unknown): { readonly details?: unknown } {
  const { error } = (value ?? {}) as { readonly error?: { readonly details?: unknown } };
  const details = typeof error === "object" && error !== null ? error.details : undefined;
  return details === undefined ? {} : { details };
}
