import type { Socket } from "node:net";

/**
 * Carries bytes both ways between a client and a server until both have ended, as fast as the slower
 * one takes them; an end on one side is passed on. What comes from either is counted. After `idleMs`
 * without a byte both are closed.
 */
export function joinSockets(
  { client, server }: { readonly client: Socket; readonly server: Socket },
  { count, idleMs }: { readonly count: (bytes: number) => void; readonly idleMs: number },
): void {
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on("data", (chunk: Buffer) => count(chunk.length));
    from.pipe(to);
  }
  // Whatever passes, passes through the client's.
  client.setTimeout(idleMs, () => client.destroy());
  client.once("close", () => server.destroy());
  // What it has sent before is still to arrive.
  server.once("close", () => client.destroySoon());
}
