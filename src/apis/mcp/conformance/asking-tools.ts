import { createRequestStateCodec } from "@modelcontextprotocol/server";
import { isObject } from "../../../http/mcp/read-message.js";
import { RPC, RpcFault } from "../../../http/mcp/rpc-fault.js";
import type { McpCall, McpInputRequest, McpToolResult } from "../../../http/mcp/surface.js";
import { answered, asks, type FixtureTool, fixtureTool, samples, says, texts } from "./fixture.js";
import { ENUMS, WITH_DEFAULTS } from "./form-schemas.js";

interface State {
  readonly tool: string;
  readonly round: number;
  readonly name?: string;
}

/** Seals the state that clients send back; a process's own key is enough for a test. */
const states = createRequestStateCodec<State>({ key: crypto.getRandomValues(new Uint8Array(32)) });

async function stateOf({ requestState }: McpCall): Promise<State | undefined> {
  if (requestState === undefined) return undefined;
  try {
    return await states.verify(requestState, {} as never);
  } catch (error) {
    throw new RpcFault(RPC.invalidParams, "requestState is not what was given out", {
      reason: error instanceof Error ? error.message : "invalid",
    });
  }
}

const askName = asks("What is your name?", texts("name"));
const askRoots: McpInputRequest = { method: "roots/list" };
const askConfirmation = asks("Please confirm", {
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
});

/** What the model behind the client said; undefined for no answer. */
function sampledText({ inputResponses }: McpCall, name: string): string | undefined {
  const content = member(inputResponses?.[name], "content");
  const text = member(content, "text");
  return typeof text === "string" ? text : undefined;
}

function rootsOf({ inputResponses }: McpCall): readonly unknown[] | undefined {
  const roots = member(inputResponses?.client_roots, "roots");
  return Array.isArray(roots) ? roots : undefined;
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** A tool that asks with a form and says what came back. */
function formTool(
  name: string,
  said: string,
  form: (args: Record<string, unknown>) => McpInputRequest,
) {
  return fixtureTool(name, "Asks with a form", async (args, { inputResponses }) => {
    const response = inputResponses?.form;
    if (!isObject(response)) return { inputRequests: { form: form(args) } };
    const content = JSON.stringify(response.content ?? {});
    return says(`${said}: action=${String(response.action)}, content=${content}`);
  });
}

/** Tools that ask the client in either era: within a session, or with their result. */
export const askingTools: readonly FixtureTool[] = [
  fixtureTool(
    "test_sampling",
    "Asks the model",
    async ({ prompt }, call) => {
      const text = sampledText(call, "completion");
      if (text === undefined) return { inputRequests: { completion: samples(String(prompt)) } };
      return says(`LLM response: ${text}`);
    },
    texts("prompt"),
  ),
  formTool("test_elicitation", "User response", ({ message }) =>
    asks(String(message), texts("response")),
  ),
  formTool("test_elicitation_sep1034_defaults", "Elicitation completed", () =>
    asks("Please review and update the form fields with defaults", WITH_DEFAULTS),
  ),
  formTool("test_elicitation_sep1330_enums", "Elicitation completed", () =>
    asks("Please select options from the enum fields", ENUMS),
  ),
  fixtureTool("test_missing_capability", "Needs a client with a model", async (_args, call) => {
    const text = sampledText(call, "answer");
    return text === undefined ? { inputRequests: { answer: samples("Say pong") } } : says(text);
  }),
  fixtureTool("test_input_required_result_elicitation", "Asks for a name", async (_args, call) => {
    const name = answered(call, "user_name")?.name;
    if (typeof name !== "string") return { inputRequests: { user_name: askName } };
    return says(`Hello, ${name}!`);
  }),
  fixtureTool("test_input_required_result_sampling", "Asks the model", async (_args, call) => {
    const text = sampledText(call, "capital_question");
    if (text !== undefined) return says(`Sampling response: ${text}`);
    return { inputRequests: { capital_question: samples("What is the capital of France?") } };
  }),
  fixtureTool("test_input_required_result_list_roots", "Asks for roots", async (_args, call) => {
    const roots = rootsOf(call);
    if (!roots) return { inputRequests: { client_roots: askRoots } };
    return says(`${roots.length} roots: ${JSON.stringify(roots)}`);
  }),
  fixtureTool("test_input_required_result_request_state", "Keeps a state", (_args, call) =>
    confirmWith("request_state", "state-ok", call),
  ),
  fixtureTool("test_input_required_result_tampered_state", "Keeps a state", (_args, call) =>
    confirmWith("tampered_state", "integrity-ok", call),
  ),
  fixtureTool("test_input_required_result_multiple_inputs", "Asks three", askThree),
  fixtureTool("test_input_required_result_multi_round", "Asks twice", askTwice),
  fixtureTool("test_input_required_result_capabilities", "Asks what it may", askWhatItMay),
];

async function confirmWith(tool: string, word: string, call: McpCall): Promise<McpToolResult> {
  const state = await stateOf(call);
  if (state?.tool === tool && answered(call, "confirm"))
    return says(`${word}: the state came back`);
  const requestState = await states.mint({ tool, round: 1 });
  return { inputRequests: { confirm: askConfirmation }, requestState };
}

async function askThree(_args: unknown, call: McpCall): Promise<McpToolResult> {
  const name = answered(call, "user_name")?.name;
  const greeting = sampledText(call, "greeting");
  const roots = rootsOf(call);
  if (typeof name === "string" && greeting !== undefined && roots) {
    return says(`${greeting} ${name}, ${roots.length} roots`);
  }
  return {
    inputRequests: {
      user_name: askName,
      greeting: samples("Generate a greeting"),
      client_roots: askRoots,
    },
    requestState: await states.mint({ tool: "multiple_inputs", round: 1 }),
  };
}

async function askTwice(_args: unknown, call: McpCall): Promise<McpToolResult> {
  const tool = "multi_round";
  const { round = 0, name } = (await stateOf(call)) ?? {};
  if (round === 0) {
    const requestState = await states.mint({ tool, round: 1 });
    return { inputRequests: { step1: askName }, requestState };
  }
  if (round === 1) {
    const known = String(answered(call, "step1")?.name);
    const step2 = asks("What is your favorite color?", texts("color"));
    return {
      inputRequests: { step2 },
      requestState: await states.mint({ tool, round: 2, name: known }),
    };
  }
  return says(`${name} likes ${String(answered(call, "step2")?.color)}`);
}

/** Asks only what the client said that it answers. */
async function askWhatItMay(_args: unknown, call: McpCall): Promise<McpToolResult> {
  if (call.inputResponses) return says("asked and answered");
  const { elicitation, sampling } = call.clientCapabilities;
  const inputRequests = {
    ...(elicitation ? { user_name: askName } : {}),
    ...(sampling ? { greeting: samples("Generate a greeting") } : {}),
  };
  return Object.keys(inputRequests).length > 0 ? { inputRequests } : says("there is nobody to ask");
}
