import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server as Listener, type Socket } from "node:net";
import { type Drain, prepareDrain } from "./drain.js";
import type { App } from "./server.js";

/** Where a server listens; `localhost` is every address that this machine has for it. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Lets a server listen, and answers what ends it. The framework would serve the further addresses of
 * `localhost` by servers of its own, with neither our bounds nor an end without resets.
 */
export async function listen(app: App, { host, port }: ListenAddress): Promise<Drain> {
  const [first = host, ...others] = await addressesOf(host);
  const further = others.map((address) => ({ address, listener: handingOver(app) }));
  const drain = prepareDrain(
    app.server,
    further.map(({ listener }) => listener),
  );
  await app.listen({ host: first, port });
  const { port: bound } = app.server.address() as AddressInfo;
  for (const { address, listener } of further) {
    listener.listen({ host: address, port: bound });
    // A machine may name an address that it does not have, as without IPv6; the first one serves.
    await once(listener, "listening").catch((err) => app.log.warn({ err, address }, "not served"));
  }
  return drain;
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== "localhost") return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/** Takes connections as an HTTP server does, for that one. */
function handingOver({ server }: App): Listener {
  const options = { allowHalfOpen: true, noDelay: true };
  return createServer(options, (socket: Socket) => void server.emit("connection", socket));
}
