import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";

export interface Trap {
  readonly port: number;
  /** The addresses at which connections arrived. */
  readonly reached: ReadonlySet<string>;
  datagrams(): number;
  close(): Promise<void>;
}

const ANSWER = [
  "HTTP/1.1 200 OK",
  "content-type: text/html",
  "access-control-allow-origin: *",
  "content-length: 0",
  "connection: close",
  "\r\n",
].join("\r\n");

/** Listens on every address of this machine, of both families, by TCP and UDP on one port. */
export async function setTrap(): Promise<Trap> {
  const reached = new Set<string>();
  let datagrams = 0;
  const server = createServer((socket) => {
    reached.add(socket.localAddress?.replace("::ffff:", "") ?? "");
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(ANSWER));
  });
  server.listen(0, "::");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = createSocket("udp6");
  socket.on("message", () => {
    datagrams += 1;
  });
  socket.bind(port, "::");
  await once(socket, "listening");
  return {
    port,
    reached,
    datagrams: () => datagrams,
    async close() {
      socket.close();
      server.close();
      await once(server, "close");
    },
  };
}

/** The addresses of this machine, but those that need the name of their interface. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => address);
}
