import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What an endpoint was asked. */
export interface EndpointRequest {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

/** Treats one request. */
export type EndpointHandler = (response: ServerResponse, request: EndpointRequest) => unknown;

export interface ScriptedEndpoint {
  readonly url: string;
  readonly asked: EndpointRequest[];
  /** How the next requests are treated, one after the other, and the last way for ever. */
  script(...handlers: EndpointHandler[]): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on loopback that does what a test says, request by request. */
export async function startScriptedEndpoint(): Promise<ScriptedEndpoint> {
  const asked: EndpointRequest[] = [];
  let handlers: EndpointHandler[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const seen = { url: request.url ?? "", headers: request.headers, body: JSON.parse(text) };
    asked.push(seen);
    const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
    if (!handler) throw new Error("nothing was said about this request");
    await handler(response, seen);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    script(...next) {
      handlers = next;
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): EndpointHandler {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** Server-sent events of these data. */
export function eventsOf(...data: readonly unknown[]): string {
  return data
    .map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`)
    .join("");
}

/** Answers with a stream of these data, and what `end` does then; unless given, it ends the answer. */
export function stream(
  data: readonly unknown[],
  end: (response: ServerResponse) => void = (response) => void response.end(),
): EndpointHandler {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(eventsOf(...data));
    end(response);
  };
}

const usage = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 };

/** A chat completion that says a text. */
export function completionOf(
  content: string | null,
  { message = {}, ...choice }: { message?: object; [field: string]: unknown } = {},
): Record<string, unknown> {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "big-2026",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: null, ...message },
        logprobs: null,
        finish_reason: "stop",
        ...choice,
      },
    ],
    usage,
  };
}

/** A chunk with one delta. */
export function chunkOf(
  delta: object,
  { index = 0, ...rest }: { index?: number; [field: string]: unknown } = {},
): Record<string, unknown> {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "big-2026",
    choices: [{ index, delta, logprobs: null, finish_reason: null, ...rest }],
    usage: null,
  };
}

/** The chunks of a text, word by word, with their usage and end. */
export function chunksOf(text: string): unknown[] {
  return [
    chunkOf({ role: "assistant", content: "", refusal: null }),
    ...(text.match(/\S+\s*/g) ?? []).map((word) => chunkOf({ content: word })),
    chunkOf({}, { finish_reason: "stop" }),
    { ...chunkOf({}), choices: [], usage },
    "[DONE]",
  ];
}
