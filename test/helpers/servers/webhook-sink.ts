import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const WAIT_MS_MAX = 120_000;

export interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The `webhook-id`. */
  readonly id: string;
  readonly body: string;
}

export type Answer = (arrival: Arrival, reply: ServerResponse) => void;

export interface WebhookSink {
  readonly url: string;
  readonly arrivals: Arrival[];
  /** Decides the answers from now on; 204 unless told. */
  answer: Answer;
  /** Settles when so many arrived in all, with them. */
  received(count: number): Promise<readonly Arrival[]>;
  close(): Promise<void>;
}

/** A receiver of webhooks on loopback that keeps what arrives. */
export async function startWebhookSink(): Promise<WebhookSink> {
  const arrivals: Arrival[] = [];
  const arrived = new EventEmitter();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { headers, url: path = "" } = request;
      const id = String(headers["webhook-id"]);
      const arrival = { path, headers, id, body: Buffer.concat(chunks).toString() };
      arrivals.push(arrival);
      sink.answer(arrival, reply);
      arrived.emit("arrival");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  async function received(count: number): Promise<readonly Arrival[]> {
    const signal = AbortSignal.timeout(WAIT_MS_MAX);
    while (arrivals.length < count) {
      await once(arrived, "arrival", { signal }).catch((cause) => {
        throw new Error(`${arrivals.length} of ${count} arrived`, { cause });
      });
    }
    return arrivals;
  }

  const sink: WebhookSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    answer: answerWith(204),
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return sink;
}

/** Answers with a status, whatever arrives. */
export function answerWith(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_arrival, reply) => void reply.writeHead(status, headers).end();
}
