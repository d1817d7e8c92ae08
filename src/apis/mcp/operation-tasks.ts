import { setTimeout as sleep } from "node:timers/promises";
import { RPC } from "../../http/mcp/rpc-fault.js";
import type { McpCall, McpTask, McpTaskState, McpTasks } from "../../http/mcp/surface.js";
import { type OperationReply, readReply } from "../../http/operations/call-operation.js";
import type { Credentials } from "../../http/operations/credentials.js";
import { senderOf } from "../../http/operations/front-door.js";
import type { Operation } from "../../http/operations/operation.js";
import type { OperationTable } from "../../http/operations/operations.js";
import type { Needed } from "../../platform/parts/part.js";
import { WorkersBusy } from "../../platform/threads/thread-errors.js";
import {
  LONG_CALL_KEPT_MS,
  type LongCall,
  type LongCallRun,
  newLongCallId,
} from "../../services/long-calls/long-calls.js";
import { findCaller, type McpCaller } from "./callers.js";
import { answerOf } from "./operation-tools.js";

/** One call of an operation, in JSON: enough to make it again in another process. */
type OperationOrder = {
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly credentials: Credentials;
  readonly from: ReturnType<typeof senderOf>;
};

/** What an operation answered, in JSON. */
interface KeptReply {
  readonly status: number;
  readonly mediaType: string;
  readonly base64: string;
}

export type TaskParts = Needed<"longCalls" | "codeRuns" | "keys" | "keyFormats">;

export interface OperationTasks {
  readonly tasks: McpTasks;
  /** Calls an operation: its answer, or a task where it may be one and the client takes it. */
  call(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    caller: McpCaller,
    call: McpCall,
  ): Promise<OperationReply | { readonly task: McpTask }>;
}

/** What takes longer becomes a task. */
const INLINE_MS = 10_000;
const POLL_MS = 500;
const IDEMPOTENCY_KEY = "idempotency_key";

type OperationRun = LongCallRun & { readonly reply: Promise<OperationReply> };

/** Operations as tasks, which outlive the process that works on them. */
export function createOperationTasks(
  parts: TaskParts,
  table: OperationTable,
  inlineMs = INLINE_MS,
): OperationTasks {
  const { longCalls, codeRuns } = parts;

  /** Under the name of the task, so that what was done of it before a crash is not done twice. */
  function start(id: string, order: OperationOrder): OperationRun {
    const operation = table.find(order.operation);
    const stopped = new AbortController();
    const { credentials, from } = order;
    const caller = { credentials, from, signal: stopped.signal };
    const reply = operation
      ? table.call(operation, withKey(operation, order.args, id), caller)
      : Promise.resolve(NO_SUCH_OPERATION);
    return { reply, outcome: reply.then(toKept), stop: () => stopped.abort() };
  }

  const readerOf = ({ request }: McpCall) => findCaller(parts, request, undefined);

  const findCall = (id: string, reader: McpCaller) =>
    longCalls.find(id, ownerOf(reader), (order) => start(id, order as OperationOrder));

  async function stateOf(id: string, call: McpCall): Promise<McpTaskState | undefined> {
    const reader = await readerOf(call);
    const found = await findCall(id, reader);
    if (!found) return undefined;
    const task = toTask(found);
    if (found.status === "working") return { ...task, status: "working" };
    if (found.status === "cancelled") return { ...task, status: "cancelled" };
    const operation = table.find((found.order as OperationOrder).operation);
    if (!operation) return { ...task, status: "failed", error: GONE };
    const reply = fromKept(found.outcome as KeptReply);
    const result = await answerOf(operation, reply, { codeRuns, owner: reader.owner });
    return { ...task, status: "completed", result };
  }

  /** Keeps a call that is, or is to be, under way. */
  async function keep(
    id: string,
    { order, caller, call }: { order: OperationOrder; caller: McpCaller; call: McpCall },
    run: () => LongCallRun,
  ): Promise<{ readonly task: McpTask }> {
    const owner = ownerOf(await readerOf(call));
    const begun = await longCalls.begin({ id, owner, countedAs: caller.owner, order }, run);
    return { task: toTask(begun) };
  }

  return {
    tasks: {
      get: stateOf,
      /** No task of this surface asks anything. */
      update: async (id, _responses, call) =>
        (await findCall(id, await readerOf(call))) !== undefined,
      cancel: async (id, call) => longCalls.cancel(id, ownerOf(await readerOf(call))),
    },
    async call(operation, args, caller, call) {
      const { credentials } = caller;
      const { request, signal, supportsTasks } = call;
      if (operation.task === undefined || !supportsTasks) {
        return table.call(operation, args, { credentials, from: request.raw, signal });
      }
      const id = newLongCallId();
      const order = { operation: operation.name, args, credentials, from: senderOf(request.raw) };
      const made = { order, caller, call };
      if (operation.task === "always") return keep(id, made, () => start(id, order));
      const run = start(id, order);
      signal.addEventListener("abort", run.stop, { once: true });
      const reply = await within(inlineMs, run.reply);
      if (reply) return reply;
      try {
        const kept = await keep(id, made, () => run);
        signal.removeEventListener("abort", run.stop);
        return kept;
      } catch (error) {
        if (error instanceof WorkersBusy) return run.reply;
        run.stop();
        throw error;
      }
    },
  };
}

/** Only who brings a key with the connection can show later that a task is theirs. */
function ownerOf({ owner, isAnonymous }: McpCaller): string | undefined {
  return isAnonymous ? undefined : owner;
}

/** What comes within a time; undefined where that passes first. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const isOver = new AbortController();
  const passed = sleep(ms, undefined, { signal: isOver.signal }).catch(() => undefined);
  return Promise.race([work, passed]).finally(() => isOver.abort());
}

const GONE = { code: RPC.internal, message: "this server does not know the operation any more" };

const NO_SUCH_OPERATION: OperationReply = {
  ...{ status: 404, isGood: false, mediaType: "", value: undefined },
  body: Buffer.alloc(0),
};

function withKey(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  id: string,
): Readonly<Record<string, unknown>> {
  const takesKey = operation.places.some(({ argument }) => argument === IDEMPOTENCY_KEY);
  return takesKey ? { [IDEMPOTENCY_KEY]: id, ...args } : args;
}

function toTask({ id, status, createdAt, updatedAt }: LongCall): McpTask {
  return {
    taskId: id,
    status: status === "ended" ? "completed" : status,
    createdAt: new Date(createdAt).toISOString(),
    lastUpdatedAt: new Date(updatedAt).toISOString(),
    ttlMs: LONG_CALL_KEPT_MS,
    pollIntervalMs: POLL_MS,
  };
}

function toKept({ status, mediaType, body }: OperationReply): KeptReply {
  return { status, mediaType, base64: body.toString("base64") };
}

function fromKept({ status, mediaType, base64 }: KeptReply): OperationReply {
  const headers = { "content-type": mediaType };
  return readReply({ status, headers, body: Buffer.from(base64, "base64") });
}
