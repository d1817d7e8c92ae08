import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

export interface ModelEndpoint {
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: {
    headers: IncomingHttpHeaders;
    messages: { role: string; content: string }[];
    temperature?: number;
  }[];
  close(): Promise<void>;
}

/** A text that an endpoint answers with, and why it ended; `stop` unless given. */
export type ModelText = string | { readonly text: string; readonly finishReason: string };

/** An OpenAI-compatible endpoint on loopback that answers with these texts, the last one for ever. */
export async function startModelEndpoint(texts: readonly ModelText[]): Promise<ModelEndpoint> {
  const asked: ModelEndpoint["asked"] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { messages, temperature } = JSON.parse(body);
    asked.push({ headers: request.headers, messages, temperature });
    const next = texts[Math.min(asked.length, texts.length) - 1] ?? "";
    const { text: content, finishReason } =
      typeof next === "string" ? { text: next, finishReason: "stop" } : next;
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        model: "small",
        choices: [{ message: { role: "assistant", content }, finish_reason: finishReason }],
        usage: { prompt_tokens: 7, completion_tokens: 11 },
      }),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
