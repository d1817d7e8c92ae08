import { connect, type Socket } from "node:net";
import { type Answer, CLIENT, type Manner, NUMBER, type Shot } from "./shot.js";

const TRICKLE_MS = 1_000;
/** Enough for every error and most answers; the rest is counted, not kept. */
const TEXT_BYTES_MAX = 65_536;

let clients = 0;
let numbers = 0;

/** Sends a request over a connection of its own, in some manner, and answers what came of it. */
export function sendShot(
  { head, body }: Shot,
  { port, manner, timeoutMs }: { port: number; manner: Manner; timeoutMs: number },
): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    let kept = 0;
    let fault: string | undefined;
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const timer = setTimeout(() => end("hung"), timeoutMs);
    const end = (why: string) => {
      fault ??= why;
      socket.destroy();
    };
    socket.on("data", (chunk) => {
      if (kept < TEXT_BYTES_MAX) chunks.push(chunk);
      kept += chunk.length;
      if (manner === "hangs up in the answer") end("hung up");
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      fault ??= error.code ?? error.message;
    });
    socket.on("close", () => {
      clearTimeout(timer);
      const ms = performance.now() - startedAt;
      resolve({ ms, ...readAnswer(Buffer.concat(chunks), fault) });
    });
    const varied = head.replaceAll(CLIENT, nextClient()).replaceAll(NUMBER, nextNumber());
    write(socket, { head: varied, body, manner, end });
  });
}

interface Written {
  readonly head: string;
  readonly body: Uint8Array;
  readonly manner: Manner;
  readonly end: (why: string) => void;
}

function write(socket: Socket, { head, body, manner, end }: Written): void {
  const hangUp = () => end("hung up");
  socket.write(head, "latin1");
  switch (manner) {
    case "sends headers only":
      return;
    case "trickles its body": {
      let sent = 0;
      const timer = setInterval(() => {
        if (sent < body.length) socket.write(body.subarray(sent, ++sent));
      }, TRICKLE_MS);
      socket.once("close", () => clearInterval(timer));
      return;
    }
    case "hangs up in the body":
      socket.write(body.subarray(0, body.length / 2), hangUp);
      return;
    case "hangs up at once":
      socket.write(body, hangUp);
      return;
    case "reads no answer":
      socket.pause();
      socket.write(body);
      return;
    default:
      socket.write(body);
  }
}

/** Addresses of 10.0.0.0/8, so that no two requests count as one client. */
function nextClient(): string {
  const number = (process.pid * 65_536 + ++clients) % 2 ** 24;
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

/** From 000 to 999, and again from the first. */
function nextNumber(): string {
  return String(numbers++ % 1_000).padStart(3, "0");
}

function readAnswer(bytes: Buffer, fault: string | undefined): Omit<Answer, "ms"> {
  const text = bytes.toString("utf8");
  const headEnd = text.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (headEnd < 0 || Number.isNaN(status)) return { fault: fault ?? "closed without an answer" };
  const head = text.slice(0, headEnd).toLowerCase();
  const contentType = /\r\ncontent-type: *([^;\r]+)/.exec(head)?.[1]?.trim();
  const body = text.slice(headEnd + 4);
  return {
    status,
    ...(contentType === undefined ? {} : { contentType }),
    text: head.includes("\r\ntransfer-encoding: chunked") ? joinChunks(body) : body,
  };
}

/** The text of a chunked body, as far as it came. */
function joinChunks(body: string): string {
  const bytes = Buffer.from(body);
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = lineEnd < 0 ? 0 : Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (!size) return Buffer.concat(parts).toString();
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 4 + size;
  }
}
