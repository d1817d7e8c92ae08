import { connect } from "node:net";
import type { App } from "../../../src/http/server.js";

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Listens on a free port of the loopback interface. */
export async function listen(app: App): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the app has no port");
  return address.port;
}

/** Sends bytes as they are and answers all that comes back until the server closes. */
export function exchange(port: number, bytes: string | Buffer, end = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    const answer = () => resolve(Buffer.concat(chunks).toString("utf8"));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", answer);
    // A server that refuses a body may reset the connection while more of it is being sent.
    socket.on("error", (error) => (chunks.length > 0 ? answer() : reject(error)));
    socket.write(bytes, () => {
      if (end) socket.end();
    });
  });
}

/** The first answer in a raw exchange. */
export function parseReply(raw: string): RawReply {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: rest.join("\r\n\r\n"),
  };
}
