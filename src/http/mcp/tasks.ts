import { SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import { isObject, type RpcMessage } from "./read-message.js";
import { RPC, RpcFault } from "./rpc-fault.js";
import { TASKS_EXTENSION } from "./rpc-server.js";
import type { McpCall, McpSurface, McpTasks } from "./surface.js";

const METHODS = new Set(["tasks/get", "tasks/update", "tasks/cancel"]);

/** Whether a method is one of the extension for tasks, which the official server does not know. */
export function isTaskMethod(method: string): boolean {
  return METHODS.has(method);
}

/** The fault of a request that only a client that takes tasks may send. */
export function tasksRequired(): RpcFault {
  const requiredCapabilities = { extensions: { [TASKS_EXTENSION]: {} } };
  const message = `this needs a client that declares the extension ${TASKS_EXTENSION}`;
  return new RpcFault(RPC.missingCapability, message, { requiredCapabilities });
}

/** The result of a request about a task; throws the fault of one that cannot be answered. */
export async function answerTask(
  { method, params = {} }: RpcMessage,
  { info, tasks }: McpSurface,
  call: McpCall,
): Promise<object> {
  if (!tasks) throw new RpcFault(RPC.methodNotFound, "Method not found", undefined, 404);
  if (!call.supportsTasks) throw tasksRequired();
  const { taskId } = params;
  if (typeof taskId !== "string") throw invalid("taskId must be a string");
  const result = await resultOf(method, { taskId, params, tasks, call });
  if (result === undefined) throw invalid("there is no such task");
  return { ...result, resultType: "complete", _meta: { [SERVER_INFO_META_KEY]: info } };
}

interface TaskRequest {
  readonly taskId: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly tasks: McpTasks;
  readonly call: McpCall;
}

/** Undefined for a task that is not there. */
async function resultOf(
  method: string,
  { taskId, params, tasks, call }: TaskRequest,
): Promise<object | undefined> {
  if (method === "tasks/get") return tasks.get(taskId, call);
  if (method === "tasks/cancel") return (await tasks.cancel(taskId, call)) ? {} : undefined;
  const { inputResponses } = params;
  if (!isObject(inputResponses)) throw invalid("inputResponses must be an object");
  return (await tasks.update(taskId, inputResponses, call)) ? {} : undefined;
}

/** An answer like any other: the request was well formed, and there is nothing behind it. */
function invalid(message: string): RpcFault {
  return new RpcFault(RPC.invalidParams, message, undefined, 200);
}
