import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";

/** Pages on this machine, by path; a path without one is 404. */
export interface PageServer {
  readonly url: string;
  readonly asked: IncomingMessage[];
  readonly pages: Map<string, RequestListener>;
  /** Resolves when nobody is connected any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server of pages on a loopback port. */
export async function startPageServer(): Promise<PageServer> {
  const asked: IncomingMessage[] = [];
  const pages = new Map<string, RequestListener>();
  const sockets = new Set<Socket>();
  const server = createServer((request, reply) => {
    asked.push(request);
    const page = pages.get(request.url ?? "");
    if (page) page(request, reply);
    else reply.writeHead(404, { "content-type": "text/html" }).end("<p>not here</p>");
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    pages,
    async idle() {
      while (sockets.size > 0) await new Promise((done) => setTimeout(done, 5));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Starts a server that answers each connection by bytes of its own, whatever it is asked. */
export async function startRawServer(answer: (socket: Socket) => void): Promise<{
  readonly url: string;
  close(): Promise<void>;
}> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => answer(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
