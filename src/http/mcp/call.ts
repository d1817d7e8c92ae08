import type { ServerContext } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import type { ApiError } from "../api-error.js";
import { asApiError, logFailure } from "../error-handler.js";
import { rulesOf } from "../families.js";
import { isObject } from "./read-message.js";
import { RPC, RpcFault } from "./rpc-fault.js";
import { APPS_EXTENSION, type Handle, TASKS_EXTENSION } from "./rpc-server.js";
import type { McpCall, McpLogLevel } from "./surface.js";

/** What is known of a request before the server looks at it. */
export interface CallFacts {
  readonly request: FastifyRequest;
  readonly session: string | undefined;
  readonly clientCapabilities: McpCall["clientCapabilities"];
  readonly hasTasks: boolean;
}

/** A call as a surface sees it; without a context, nothing can be told before the answer. */
export function makeCall(facts: CallFacts, signal: AbortSignal, context?: ServerContext): McpCall {
  const { request, session, clientCapabilities } = facts;
  const token = context?.mcpReq._meta?.progressToken;
  const state: unknown = context?.mcpReq.requestState();
  const tell = (told: Promise<void>) => {
    told.catch((error: unknown) =>
      request.log.debug({ err: error }, "a notification was not sent"),
    );
  };
  return {
    request,
    signal,
    session,
    clientCapabilities,
    supportsTasks: takesTasks(facts),
    supportsApps: declares(facts, APPS_EXTENSION),
    inputResponses: context?.mcpReq.inputResponses,
    requestState: typeof state === "string" ? state : undefined,
    progress(done: number, total?: number, message?: string) {
      if (!context || token === undefined) return;
      const told = {
        progressToken: token,
        progress: done,
        ...(total === undefined ? {} : { total }),
        ...(message === undefined ? {} : { message }),
      };
      tell(context.mcpReq.notify({ method: "notifications/progress", params: told }));
    },
    log(level: McpLogLevel, data: unknown) {
      if (context) tell(context.mcpReq.log(level, data));
    },
  };
}

/** Whether a call may be answered with a task. */
export function takesTasks(facts: CallFacts): boolean {
  return facts.hasTasks && declares(facts, TASKS_EXTENSION);
}

function declares({ clientCapabilities: { extensions } }: CallFacts, name: string): boolean {
  return isObject(extensions) && isObject(extensions[name]);
}

/** A fault that is an error of the catalogue. */
export class CatalogueFault extends RpcFault {
  /** What a model may read of it; undefined for a defect. */
  readonly refusal: string | undefined;

  constructor({ status, code, message, details }: ApiError) {
    const rpcCode = status >= 500 ? RPC.internal : RPC.invalidParams;
    super(rpcCode, message, { code, ...(details ? { details } : {}) }, 200);
    this.refusal = code === "internal_error" ? undefined : `${code}: ${message}`;
  }
}

/** Whatever a surface threw, as a fault; a defect is logged, and the client learns nothing of it. */
export function asFault(error: unknown, request: FastifyRequest, signal: AbortSignal): Error {
  // Those of the official package have a code of the protocol, too.
  if (error instanceof Error && "code" in error && Number.isSafeInteger(error.code)) return error;
  const known = asApiError(error, rulesOf(request));
  const isDefect = known.status >= 500 && known.cause !== undefined;
  if (isDefect && !signal.aborted) logFailure(known, request);
  return new CatalogueFault(known);
}

/** Runs the work of requests with what is known of them. */
export function handleWith(facts: CallFacts): Handle {
  return async (context, work, onRefusal) => {
    const { signal } = context.mcpReq;
    try {
      return await work(makeCall(facts, signal, context));
    } catch (error) {
      const fault = asFault(error, facts.request, signal);
      const refusal = fault instanceof CatalogueFault ? fault.refusal : undefined;
      if (refusal !== undefined && onRefusal) return onRefusal(refusal);
      throw fault;
    }
  };
}
