import { connect, type Socket } from "node:net";
import { eventually } from "../../helpers/waiting.js";
import { parseReply, type RawReply } from "./raw-http.js";

/** A request on a connection of its own, which says when it sends what. */
export interface Upload {
  readonly socket: Socket;
  send(bytes: Buffer | string): void;
  /** All that came back so far. */
  text(): string;
  /** The first whole answer. */
  reply(): Promise<RawReply>;
  /** The connection ended, whoever ended it. */
  readonly closed: Promise<void>;
}

/** Sends the head of a request, with the length of a body that need not come. */
export function upload(port: number, head: string): Upload {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  // A server that hangs up may reset what is still being sent.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(head);
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    text: () => text,
    async reply() {
      const final = () => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      await eventually(() => {
        const { status, headers, body } = parseReply(final());
        const length = Number(headers["content-length"] ?? Number.NaN);
        if (!(status > 0 && body.length >= length)) throw new Error("no answer yet");
      });
      return parseReply(final());
    },
    closed,
  };
}

/** The head of a request. */
export function headOf(method: string, path: string, ...lines: readonly string[]): string {
  return `${[`${method} ${path} HTTP/1.1`, "host: gatehouse.test", ...lines].join("\r\n")}\r\n\r\n`;
}
