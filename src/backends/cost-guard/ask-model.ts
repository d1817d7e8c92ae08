import { askBuiltin } from "./builtin/ask-builtin.js";
import type { CallsAtOnce } from "./calls-at-once.js";
import type { ChatCall, CompletionParts } from "./chat-call.js";
import { askEndpoint, type FreshAnswer } from "./endpoint/ask-endpoint.js";
import type { ChatEvent } from "./endpoint/chat-event.js";
import type { FlightControl } from "./flights/flight.js";
import type { EndpointAsk } from "./request/read-chat.js";

/** Asks the model that a call is for. */
export type AskModel = (call: ChatCall, control: FlightControl<ChatEvent>) => Promise<FreshAnswer>;

/** Has builtins and the endpoint answer. */
export function createModelAsker(parts: CompletionParts, atOnce: CallsAtOnce): AskModel {
  return async (call, control) => {
    const { accountId, read } = call;
    const { to } = read;
    if (to.kind === "builtin") {
      return askBuiltin(parts, { accountId, ask: to, signal: control.signal() });
    }
    return atOnce(accountId, () => askEndpointOrBuiltin(parts, { call, ask: to, control }));
  };
}

/** Where no model was named, the builtin stands in for an endpoint that failed before it began. */
async function askEndpointOrBuiltin(
  parts: CompletionParts,
  {
    call: { accountId, read, traceparent },
    ask,
    control,
  }: {
    readonly call: ChatCall;
    readonly ask: EndpointAsk;
    readonly control: FlightControl<ChatEvent>;
  },
): Promise<FreshAnswer> {
  const signal = control.signal();
  let hasBegun = false;
  const push = (event: ChatEvent) => {
    hasBegun = true;
    control.push(event);
  };
  const { isStream } = read;
  try {
    return await askEndpoint(parts, { accountId, ask, isStream, traceparent, signal, push });
  } catch (error) {
    const { instead } = ask;
    if (!instead || hasBegun || signal.aborted || !isOfEndpoint(error)) throw error;
    const answer = await askBuiltin(parts, { accountId, ask: instead, signal });
    // The endpoint is to be asked again as soon as it answers.
    return { ...answer, isComplete: false };
  }
}

/** Whether a refusal says that the endpoint failed, and not that the request is wrong. */
function isOfEndpoint(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" && (status >= 500 || status === 429);
}
