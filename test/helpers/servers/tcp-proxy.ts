import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection, and each new one at once. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export interface TcpProxyOptions {
  /** How much later each piece of what is sent arrives, in either direction. */
  readonly delayMs?: number;
}

/** Passes connections on to a loopback port, until it is told to break them. */
export async function startTcpProxy(
  target: number,
  { delayMs = 0 }: TcpProxyOptions = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // Otherwise small pieces wait for the acknowledgement of those before them.
      from.setNoDelay(true);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (delayMs === 0) from.pipe(to);
      else from.on("data", (piece) => setTimeout(() => to.write(piece), delayMs));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      isCut = true;
      breakAll();
    },
    restore() {
      isCut = false;
    },
    async close() {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
