import type { Socket } from "node:net";

/** Where a client wants to be connected to, as it wrote it: a name or an address, and a port. */
export interface SocksTarget {
  readonly host: string;
  readonly port: number;
}

/** The replies that are given, by RFC 1928, section 6. */
export const REPLIES = {
  connected: 0x00,
  failed: 0x01,
  refused: 0x02,
  unreachable: 0x04,
  commandUnknown: 0x07,
  addressUnknown: 0x08,
} as const;

const VERSION = 0x05;
const NO_AUTHENTICATION = 0x00;
const NO_METHOD = 0xff;
const CONNECT = 0x01;
const IPV4 = 0x01;
const NAME = 0x03;
const IPV6 = 0x04;
const IPV4_BYTES = 4;
const IPV6_BYTES = 16;
const PORT_BYTES = 2;

/** A client that went away, or was sent away, in the middle of its request. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/**
 * Reads the greeting and the request of a SOCKS 5 client (RFC 1928), at most 519 bytes; undefined when
 * it speaks anything else or wants anything but a connection. Rejects with ClientGone. Bytes that
 * follow the request stay in the socket. The time that it takes is for the caller to limit.
 */
export async function readSocksRequest(socket: Socket): Promise<SocksTarget | undefined> {
  const [version, methodCount = 0] = await readBytes(socket, 2);
  if (version !== VERSION) return undefined;
  const methods = await readBytes(socket, methodCount);
  const isOpen = methods.includes(NO_AUTHENTICATION);
  socket.write(Buffer.of(VERSION, isOpen ? NO_AUTHENTICATION : NO_METHOD));
  if (!isOpen) return undefined;
  const [requestVersion, command, , kind] = await readBytes(socket, 4);
  if (requestVersion !== VERSION) return undefined;
  if (command !== CONNECT) {
    writeSocksReply(socket, REPLIES.commandUnknown);
    return undefined;
  }
  const host = await readHost(socket, kind);
  if (host === undefined) {
    writeSocksReply(socket, REPLIES.addressUnknown);
    return undefined;
  }
  const port = await readBytes(socket, PORT_BYTES);
  return { host, port: port.readUInt16BE() };
}

/** Answers a request. The address of the connection is left empty: nothing needs to know it. */
export function writeSocksReply(socket: Socket, reply: number): void {
  socket.write(Buffer.of(VERSION, reply, 0, IPV4, 0, 0, 0, 0, 0, 0));
}

async function readHost(socket: Socket, kind: number | undefined): Promise<string | undefined> {
  if (kind === IPV4) return (await readBytes(socket, IPV4_BYTES)).join(".");
  if (kind === IPV6) {
    const groups = (await readBytes(socket, IPV6_BYTES)).toString("hex").match(/.{4}/g) ?? [];
    return groups.join(":");
  }
  if (kind !== NAME) return undefined;
  const [length = 0] = await readBytes(socket, 1);
  return (await readBytes(socket, length)).toString("latin1");
}

/** Rejects with ClientGone when the client is gone before it has sent so many. */
function readBytes(socket: Socket, count: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    const attempt = () => {
      const bytes: Buffer | null = count === 0 ? Buffer.alloc(0) : socket.read(count);
      if (bytes === null && !socket.readableEnded && !socket.destroyed) return;
      for (const event of EVENTS) socket.off(event, attempt);
      if (bytes?.length === count) done(bytes);
      else fail(new ClientGone());
    };
    for (const event of EVENTS) socket.on(event, attempt);
    attempt();
  });
}

const EVENTS = ["readable", "end", "close"] as const;
