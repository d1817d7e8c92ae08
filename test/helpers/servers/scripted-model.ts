import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as an endpoint is sent it. */
export interface SentMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[];
  readonly tool_call_id?: string;
}

/** What an endpoint was asked. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly SentMessage[];
    readonly tools?: readonly { function: { name: string; parameters: object } }[];
    readonly tool_choice?: string;
  };
}

/** Answers one question, well or badly. */
export type Scene = (response: ServerResponse, asked: Asked) => unknown;

/** An OpenAI-compatible endpoint on loopback that plays a script. */
export interface ScriptedModel {
  readonly url: string;
  readonly asked: Asked[];
  /** Begins another script, whose last scene is played for ever. */
  play(...scenes: readonly Scene[]): void;
  close(): Promise<void>;
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const asked: Asked[] = [];
  let script: readonly Scene[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const question: Asked = { headers: request.headers, body: JSON.parse(text) };
    asked.push(question);
    const scene = script[Math.min(asked.length, script.length) - 1];
    await scene?.(response, question);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    play(...scenes) {
      asked.length = 0;
      script = scenes;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A call of a tool in an answer; text stands for arguments as they are. */
export interface ScriptedCall {
  readonly name: string;
  readonly args: object | string;
  readonly id?: string;
}

function completion(message: object, finishReason: string, tokens: number): string {
  return JSON.stringify({
    model: "small-2026",
    choices: [{ message: { role: "assistant", ...message }, finish_reason: finishReason }],
    usage: { prompt_tokens: tokens, completion_tokens: tokens },
  });
}

/** Sends a body as JSON. */
export const sends =
  (
    body: string,
    { status = 200, headers = {} }: { status?: number; headers?: object } = {},
  ): Scene =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

/** Answers with a text. */
export const says = (content: string, finishReason = "stop"): Scene =>
  sends(completion({ content }, finishReason, 10));

/** Answers with calls of tools. */
export const calls = (...made: readonly ScriptedCall[]): Scene => callsAt(10, made);

/** The same, having used so many tokens twice. */
export const callsAt = (tokens: number, made: readonly ScriptedCall[]): Scene =>
  sends(
    completion(
      {
        content: null,
        tool_calls: made.map(({ name, args, id }, place) => ({
          id: id ?? `call_${place}`,
          type: "function",
          function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
        })),
      },
      "tool_calls",
      tokens,
    ),
  );
