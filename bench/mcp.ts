// What a call over MCP costs beside a POST that does nothing, with the same body on the same server, and
// how long a list of 60 tools takes. Build first, then: npx tsx bench/mcp.ts
// ROUNDS=5 rounds take every request for SECONDS=2 in random order, over 16 connections; a round gives a
// ratio, and the median of the rounds is shown.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../test/helpers/servers/server-process.js";
import { cpuUs, median } from "./paired-load.js";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 2);
const WARM_SECONDS = 4;
const CONNECTIONS = 16;
const TIMES_MAX = 5;
const LIST_MS_MAX = 3;
const SERVER = fileURLToPath(new URL("./servers/mcp-server.mjs", import.meta.url));
const MODERN = "2026-07-28";
const END_OF_HEAD = "\r\n\r\n";

interface Contender {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

interface Cost {
  /** CPU of the server for a request. */
  readonly cpuUs: number;
  /** From the last byte of a request to that of its answer, while the other connections ask too. */
  readonly waitedMs: number;
  readonly perSecond: number;
}

const _meta = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const JSON_BODY = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};
const call = { name: "operation_7", arguments: { id: "item_1", name: "a thing" } };

function message(method: string, params: object): object {
  return { jsonrpc: "2.0", id: 7, method, params };
}

function modernHeaders(method: string): Readonly<Record<string, string>> {
  const named = method === "tools/call" ? { "mcp-name": call.name } : {};
  return { ...JSON_BODY, "mcp-protocol-version": MODERN, "mcp-method": method, ...named };
}

const NO_OP = `no-op POST, body of a call of ${MODERN}`;
const OLDER_NO_OP = "no-op POST, body of a call of 2025-11-25";
const CALL = `tools/call, ${MODERN}`;
const OLDER_CALL = "tools/call, 2025-11-25";
const LIST = `tools/list of 60 tools, ${MODERN}`;
const OLDER_LIST = "tools/list of 60 tools, 2025-11-25";

const modernCall = message("tools/call", { ...call, _meta });
const olderHeaders = { ...JSON_BODY, "mcp-protocol-version": "2025-11-25" };
const contenders: readonly Contender[] = [
  { name: NO_OP, path: "/no-op", headers: modernHeaders("tools/call"), body: modernCall },
  { name: CALL, path: "/mcp", headers: modernHeaders("tools/call"), body: modernCall },
  { name: OLDER_NO_OP, path: "/no-op", headers: olderHeaders, body: message("tools/call", call) },
  { name: OLDER_CALL, path: "/mcp", headers: olderHeaders, body: message("tools/call", call) },
  {
    name: LIST,
    path: "/mcp",
    headers: modernHeaders("tools/list"),
    body: message("tools/list", { _meta }),
  },
  { name: OLDER_LIST, path: "/mcp", headers: olderHeaders, body: message("tools/list", {}) },
];

function requestText({ path, headers, body }: Contender, host: string): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({ host, ...headers, "content-length": Buffer.byteLength(text) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `POST ${path} HTTP/1.1\r\n${head}\r\n${text}`;
}

/** Asks over one connection, one request after another, until the time is up; answers each wait in ms. */
async function askUntil(end: number, port: number, request: string): Promise<number[]> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  const waits: number[] = [];
  let sentAt = performance.now();
  let received: Buffer = Buffer.alloc(0);
  const ask = () => {
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const at = received.indexOf(END_OF_HEAD);
    if (at < 0) return;
    const head = received.toString("latin1", 0, at);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (!head.startsWith("HTTP/1.1 200 ") || !(length >= 0)) throw new Error(head);
    if (received.length < at + END_OF_HEAD.length + length) return;
    received = Buffer.alloc(0);
    waits.push(performance.now() - sentAt);
    if (performance.now() < end) ask();
    else socket.end();
  });
  ask();
  await once(socket, "close");
  return waits;
}

async function load(
  contender: Contender,
  server: { readonly pid: number; readonly port: number },
  seconds: number,
  connections = CONNECTIONS,
): Promise<Cost> {
  const request = requestText(contender, `127.0.0.1:${server.port}`);
  const before = cpuUs(server.pid);
  const end = performance.now() + seconds * 1000;
  const asking = Array.from({ length: connections }, () => askUntil(end, server.port, request));
  const waits = (await Promise.all(asking)).flat();
  return {
    cpuUs: (cpuUs(server.pid) - before) / waits.length,
    waitedMs: median(waits),
    perSecond: waits.length / seconds,
  };
}

function row(cells: readonly string[]): void {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(11))).join(""));
}

const port = await freePort();
const child = spawn(process.execPath, [SERVER], {
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  const url = `http://127.0.0.1:${port}/mcp`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  while (!(await isUp())) await sleep(100);
  const server = { pid: child.pid ?? 0, port };
  for (const contender of contenders) await load(contender, server, WARM_SECONDS);
  const costs = new Map<string, Cost[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const order = contenders
      .map((contender) => ({ contender, place: Math.random() }))
      .sort((a, b) => a.place - b.place);
    for (const { contender } of order) {
      costs.get(contender.name)?.push(await load(contender, server, SECONDS));
    }
  }
  const alone = new Map<string, number>();
  for (const contender of contenders) {
    alone.set(contender.name, (await load(contender, server, SECONDS, 1)).waitedMs);
  }
  const of = (name: string, figure: (cost: Cost) => number) =>
    median((costs.get(name) ?? []).map(figure));
  const times = (name: string, reference: string, figure: (cost: Cost) => number) => {
    const others = costs.get(reference) ?? [];
    return median((costs.get(name) ?? []).map((cost, at) => figure(cost) / figure(others[at]!)));
  };
  row(["", "CPU us", "times", "requests/s", "times", "one alone", "wanted"]);
  for (const { name } of contenders) {
    const reference = name === CALL || name === LIST ? NO_OP : OLDER_NO_OP;
    const isReference = name === NO_OP || name === OLDER_NO_OP;
    const isList = name === LIST || name === OLDER_LIST;
    row([
      name,
      of(name, (cost) => cost.cpuUs).toFixed(0),
      isReference ? "" : times(name, reference, (cost) => cost.cpuUs).toFixed(2),
      of(name, (cost) => cost.perSecond).toFixed(0),
      isReference ? "" : times(name, reference, (cost) => 1 / cost.perSecond).toFixed(2),
      `${alone.get(name)?.toFixed(2)} ms`,
      isReference ? "" : isList ? `<= ${LIST_MS_MAX} ms` : `<= ${TIMES_MAX} times`,
    ]);
  }
} finally {
  child.kill("SIGTERM");
}
