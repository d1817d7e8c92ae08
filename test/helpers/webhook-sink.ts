import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

export interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The `webhook-id`. */
  readonly id: string;
  readonly body: string;
}

export interface WebhookSink {
  readonly url: string;
  readonly arrivals: Arrival[];
  /** Decides the answers from now on; 204 unless told. */
  answer: (arrival: Arrival, reply: ServerResponse) => void;
  /** Settles when so many arrived. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A receiver of webhooks on loopback that keeps what arrives. */
export async function startWebhookSink(): Promise<WebhookSink> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { headers, url: path = "" } = request;
      const id = String(headers["webhook-id"]);
      const arrival = { path, headers, id, body: Buffer.concat(chunks).toString() };
      arrivals.push(arrival);
      sink.answer(arrival, reply);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sink: WebhookSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    answer: (_arrival, reply) => void reply.writeHead(204).end(),
    received: (count) =>
      vi.waitFor(
        () => {
          if (arrivals.length < count) throw new Error(`${arrivals.length} of ${count} arrived`);
        },
        { timeout: 10_000, interval: 5 },
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return sink;
}
