// What bodies that arrive cost in memory: 100 stalled uploads without a key, and ten inserts of 32 MiB
// at once of one key. Build first, then: npx tsx bench/body-memory.ts; BASELINE=<folder of another
// built checkout> measures that one instead.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runCli } from "../test/helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../test/helpers/servers/server-process.js";

const MIB = 1_048_576;
const STALLED = 100;
const STALLED_BYTES = 2 * MIB;
const INSERTS = 10;
const INSERT_BYTES = 32 * MIB;
const INSERT_DIMENSION = 500;
const INSERT_ITEMS = 512;
const HOLD_MS = 4_000;
const SAMPLE_MS = 20;

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const baseline = process.env.BASELINE;
const main = baseline ? join(baseline, "dist/main.js") : undefined;

function rssMib({ process: { pid } }: ServerProcess): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}

/** The highest RSS while something runs, over what it was before. */
async function growth(server: ServerProcess, run: () => Promise<unknown>): Promise<number> {
  const before = rssMib(server);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, rssMib(server));
  }, SAMPLE_MS);
  await run();
  clearInterval(timer);
  return highest - before;
}

function print(name: string, figure: number | string, unit: string): void {
  const shown = typeof figure === "number" ? figure.toFixed(1) : figure;
  console.log(`${name.padEnd(66)}${shown.padStart(9)} ${unit}`);
}

function tally(statuses: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** A body that lacks its last byte, sent to a route that asks for no key. */
async function stall(port: number): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const head = `POST /api/v1/evidence/verify HTTP/1.1\r\nhost: a\r\ncontent-length: ${STALLED_BYTES}\r\n\r\n`;
  socket.write(head);
  const sent = new Promise((resolve) => {
    socket.write(Buffer.alloc(STALLED_BYTES - 1, 0x20), resolve);
    socket.once("close", resolve);
  });
  await sent;
  return { socket, answer: () => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? "held" };
}

async function stalledUploads(): Promise<void> {
  const server = await startServer(settings("stalled.db"), main);
  const port = Number(new URL(server.url).port);
  await warm(server);
  let uploads: { socket: Socket; answer: () => string }[] = [];
  const grown = await growth(server, async () => {
    uploads = await Promise.all(Array.from({ length: STALLED }, () => stall(port)));
    await sleep(HOLD_MS);
  });
  print(`RSS growth of ${STALLED} stalled uploads of 2 MiB without a key`, grown, "MiB");
  print("their answers", "", tally(uploads.map(({ answer }) => answer())));
  for (const { socket } of uploads) socket.destroy();
  await server.stop("SIGTERM");
}

function insertBody(collection: string): Buffer {
  const digits = Math.floor(INSERT_BYTES / (INSERT_ITEMS * INSERT_DIMENSION)) - 6;
  const number = () => `0.${String(Math.random()).slice(2).padEnd(digits, "7").slice(0, digits)}`;
  const vector = () => `[${Array.from({ length: INSERT_DIMENSION }, number).join(",")}]`;
  const items = Array.from(
    { length: INSERT_ITEMS },
    (_, id) => `{"id":"${id}","vector":${vector()}}`,
  );
  const text = `{"collection":"${collection}","items":[${items.join(",")}]}`;
  return Buffer.from(text.padEnd(INSERT_BYTES, " "));
}

function insert(server: ServerProcess, key: string, body: Buffer): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request(`${server.url}/v1/vectordb/insert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-length": body.length },
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
    outgoing.on("response", (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    outgoing.end(body);
  });
}

async function largeInserts(): Promise<void> {
  const place = settings("inserts.db");
  const server = await startServer(place, main);
  const wanted = ["--realm", "products", "--email", "bench@example.org", "--scope", "all"];
  const key = (await runCli(["keys", "create", ...wanted], place)).stdout.trim();
  await warm(server);
  const bodies = Array.from({ length: INSERTS }, (_, index) => insertBody(`c${index}`));
  let statuses: (number | string)[] = [];
  const grown = await growth(server, async () => {
    statuses = await Promise.all(bodies.map((body) => insert(server, key, body)));
  });
  print(`RSS growth of ${INSERTS} inserts of 32 MiB at once of one key`, grown, "MiB");
  print("their answers", "", tally(statuses));
  await server.stop("SIGTERM");
}

async function warm({ url }: ServerProcess): Promise<void> {
  for (let made = 0; made < 200; made++) {
    const reply = await fetch(`${url}/api/v1/evidence/verify`, { method: "POST", body: "{}" });
    await reply.text();
  }
  await sleep(500);
}

const settings = (name: string) => ({
  DATABASE_URL: `sqlite:${join(folder, name)}`,
  LOG_LEVEL: "warn",
});

try {
  await stalledUploads();
  await largeInserts();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
