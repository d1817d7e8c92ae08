// How fast the server hands out what it keeps: descriptions, guides and pages, whole and as 304. Beside
// the requests of a second stands the CPU time of the server for one, which other load moves less.
// Build first, then: npx tsx bench/documents.ts; SECONDS=3 is how long each one is asked for.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../test/helpers/servers/server-process.js";
import { cpuUs } from "./paired-load.js";

const PATHS = [
  "/v1/catalogue",
  "/v1/catalogue/events/openapi.json",
  "/openapi.json",
  "/llms.txt",
  "/api/agents/discover",
  "/api/agents/pricing",
  "/api/v1/docs",
  "/docs/jobs",
];
const CONNECTIONS = 16;
const SECONDS = Number(process.env.SECONDS ?? 3);
const END_OF_HEADERS = "\r\n\r\n";

/** Asks over one connection, one request after another, until the time is up; answers how many. */
async function askUntil(end: number, url: URL, headers: string): Promise<number> {
  const request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\n${headers}\r\n`;
  const socket = connect(Number(url.port), url.hostname);
  let answered = 0;
  /** Bytes of the current body that are still to come; undefined while its headers are. */
  let awaited: number | undefined;
  let head = "";
  socket.on("data", (chunk: Buffer) => {
    let bodyBytes = chunk.length;
    if (awaited === undefined) {
      const before = head.length;
      head += chunk.toString("latin1");
      const at = head.indexOf(END_OF_HEADERS);
      if (at < 0) return;
      if (!/^HTTP\/1\.1 (200|304) /.test(head)) throw new Error(head.slice(0, at));
      awaited = Number(/^content-length: (\d+)/im.exec(head.slice(0, at))?.[1] ?? 0);
      bodyBytes = chunk.length - (at + END_OF_HEADERS.length - before);
    }
    awaited -= bodyBytes;
    if (awaited > 0) return;
    answered += 1;
    awaited = undefined;
    head = "";
    if (performance.now() < end) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  await once(socket, "close");
  return answered;
}

/** Requests answered in a second, and CPU microseconds of the server for each. */
async function measure(url: URL, headers = ""): Promise<readonly [number, number]> {
  const startedAt = performance.now();
  const before = cpuUs(server.process.pid);
  const end = startedAt + SECONDS * 1000;
  const asking = Array.from({ length: CONNECTIONS }, () => askUntil(end, url, headers));
  const counts = await Promise.all(asking);
  const seconds = (performance.now() - startedAt) / 1000;
  const count = counts.reduce((sum, one) => sum + one, 0);
  return [count / seconds, (cpuUs(server.process.pid) - before) / count];
}

function print(name: string, columns: readonly string[]): void {
  console.log(name.padEnd(38) + columns.map((column) => column.padStart(10)).join(""));
}

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const server = await startServer({
  DATABASE_URL: `sqlite:${join(folder, "documents.db")}`,
  LOG_LEVEL: "warn",
});
try {
  // Until the hot paths of the server are compiled, the first would pay for all.
  for (const path of PATHS) await measure(new URL(path, server.url));
  print("", ["KiB", "whole/s", "CPU us", "304/s", "CPU us"]);
  for (const path of PATHS) {
    const url = new URL(path, server.url);
    const first = await fetch(url);
    const kib = (await first.arrayBuffer()).byteLength / 1024;
    const etag = first.headers.get("etag");
    const whole = await measure(url);
    const unchanged = etag === null ? [] : await measure(url, `if-none-match: ${etag}\r\n`);
    print(
      path,
      [kib, ...whole, ...unchanged].map((figure) => figure.toFixed(0)),
    );
  }
} finally {
  await server.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
