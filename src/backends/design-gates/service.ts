import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { RunOptions } from "../../platform/threads/run-options.js";
import { TaskOutOfMemory } from "../../platform/threads/thread-errors.js";
import type { ForeignGates, RefusedSource } from "./audit-on-thread.js";
import type { AuditBody } from "./schemas.js";
import { tasks } from "./tasks.js";

export interface AuditCall {
  readonly body: AuditBody;
  readonly owner: string;
  readonly signal: AbortSignal;
}

const QUICK_MS = 250;
/** UTF-16 units of a source that a quick task has the time for. */
const QUICK_LENGTH_MAX = 20_000;
const AUDIT_MS = 30_000;
const WAIT_MS = 15_000;

/** Judges sources and lists the gates. */
export function createDesignGates({ threads }: Needed<"threads">) {
  return {
    async audit({ body, owner, signal }: AuditCall): Promise<Uint8Array> {
      const { source, kind, only, repair = false } = body;
      const request = {
        source,
        repair,
        ...(kind === undefined ? {} : { kind }),
        ...(only === undefined ? {} : { only }),
      };
      const shared = { owner, signal, waitMs: WAIT_MS };
      const options: RunOptions =
        source.length <= QUICK_LENGTH_MAX
          ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: AUDIT_MS }
          : { ...shared, timeoutMs: AUDIT_MS };
      const written = await threads.run(tasks["audit-source"], request, options).catch(asRefusal);
      if ("json" in written) return written.json;
      if ("unknown" in written) throw unknownGates(written.unknown);
      if ("foreign" in written) throw foreignGates(written.foreign);
      throw noTokens(written.refused);
    },
    list: (owner: string): Promise<Uint8Array> =>
      threads.run(tasks["list-gates"], undefined, { owner, timeoutMs: AUDIT_MS, waitMs: WAIT_MS }),
  };
}

/** A source that fills the memory of a thread is too large, whatever its length is. */
function asRefusal(error: unknown): never {
  if (!(error instanceof TaskOutOfMemory)) throw error;
  const message = "source takes more memory than an audit has";
  throw errors.validation(message, { details: [{ path: "/source", message }] });
}

/** The refusal of ids that no gate has. */
export function unknownGates(ids: readonly string[]) {
  const named = ids.slice(0, 5).join(", ");
  const message = `only names no gate: ${named}; GET /v1/api/design-gates/gates lists them`;
  return errors.validation(message, { details: [{ path: "/only", message }] });
}

/** The refusal of gates that judge nothing of the source's kind. */
export function foreignGates({ kind, gates }: ForeignGates) {
  const named = gates.slice(0, 5).map(({ id, kinds }) => `${id}, which judges ${kinds.join(", ")}`);
  const message = `only names ${named.join("; ")}: the source is ${kind}`;
  return errors.validation(message, { details: [{ path: "/only", message }] });
}

/** The refusal of a source that holds no tokens, or is no JSON, though tokens are. */
export function noTokens({ message: fault, at }: RefusedSource) {
  const message =
    at === undefined ? `source ${fault}` : `source ${fault}, and design tokens are JSON`;
  return errors.validation(message, { details: [{ path: "/source", message, ...at }] });
}
