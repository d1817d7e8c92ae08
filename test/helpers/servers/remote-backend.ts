import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived at a backend elsewhere. */
interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface RemoteTestBackend {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Closes its connections and stops listening; the port stays its own for `listen`. */
  stop(): Promise<void>;
  listen(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A real HTTP server on loopback. `early` may answer before the body was read. */
export async function startRemoteBackend(
  answer: Answer,
  early: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<RemoteTestBackend> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    request.on("error", () => undefined);
    if (early(request, response)) return;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const { method = "", url = "", rawHeaders, headers } = request;
    arrived.push({ method, url, rawHeaders, headers, body });
    answer(request, response, body);
  });
  let port = 0;
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  await listen();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    arrived,
    listen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
