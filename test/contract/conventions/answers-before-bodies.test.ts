import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp } from "../jobs/agent.js";
import { listen, parseReply } from "./raw-http.js";
import { headOf } from "./upload.js";

const PIECE = Buffer.alloc(65_536, "a");
const BODY_BYTES = 8 * 1_048_576;
const TIMES = 50;
const CLOSE = "connection: close";
const LENGTH = `content-length: ${BODY_BYTES}`;

let house: TestApp;
let agent: Agent;
let port: number;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
  port = await listen(house.app);
});
afterAll(() => house.close());

/** Sends a whole body before it reads, and answers what comes then. */
async function sendThenRead(head: string, pieceOf: (bytes: Buffer) => Buffer): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).pause();
  const piece = pieceOf(PIECE);
  const failed = new Promise<never>((_resolve, reject) => socket.once("error", reject));
  const all = (async () => {
    socket.write(head);
    for (let sent = 0; sent < BODY_BYTES; sent += PIECE.length) {
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    socket.end();
    return Buffer.concat(await socket.toArray()).toString();
  })();
  try {
    return await Promise.race([all, failed]);
  } finally {
    socket.destroy();
  }
}

const whole = (bytes: Buffer) => bytes;
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from("10000\r\n"), bytes, Buffer.from("\r\n")]);
const key = () => `x-api-key: ${agent.apiKey}`;
const jobs = (...lines: string[]) => headOf("POST", "/api/agents/jobs", ...lines);

describe("a client that sends its whole body before it reads", () => {
  it.each([
    ["413 with a length", 413, () => jobs(key(), LENGTH, CLOSE), whole],
    ["413 in chunks", 413, () => jobs(key(), "transfer-encoding: chunked", CLOSE), chunk],
    ["413 in chunks without close", 413, () => jobs(key(), "transfer-encoding: chunked"), chunk],
    ["401", 401, () => jobs(LENGTH, CLOSE), whole],
    ["404", 404, () => headOf("POST", "/api/agents/nothing", LENGTH, CLOSE), whole],
    ["400 for what is no HTTP", 400, () => "hello\r\n\r\n", whole],
    ["431", 431, () => `GET /livez HTTP/1.1\r\nx-large: ${"a".repeat(100_000)}`, whole],
  ])("always gets the answer: %s", async (_name, status, head, pieceOf) => {
    for (let time = 0; time < TIMES; time++) {
      const reply = parseReply(await sendThenRead(head(), pieceOf));
      expect([reply.status, reply.headers.connection]).toEqual([status, "close"]);
      expect(reply.body).toHaveLength(Number(reply.headers["content-length"]));
      expect(JSON.parse(reply.body)).toBeTypeOf("object");
    }
  });
});
