// How long pictures of the site's own pages take over loopback: the first of a server, those after it, and kept ones.
// Build first, then: npx tsx bench/screenshots.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../test/helpers/servers/server-process.js";

const STARTS = 5;
const WARM = 30;
const CACHED = 300;
const TARGETS = ["/", "/docs", "/docs/jobs", "/status", "/account"];
/** Between two pictures, as callers who look at them leave it. */
const PAUSE_MS = 500;

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function timed(server: ServerProcess, query: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(`${server.url}/v1/browser-run/screenshot?${query}`);
  const bytes = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${query}: ${reply.status} ${Buffer.from(bytes)}`);
  return performance.now() - startedAt;
}

function print(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(44)}${at(0).padStart(9)} ${at(0.5).padStart(9)} ${at(1).padStart(9)} ms`,
  );
}

async function main(): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  const inARow: number[] = [];
  const cached: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer({
      DATABASE_URL: `sqlite:${join(folder, `${start}.db`)}`,
      LOG_LEVEL: "warn",
      VERTICALS_RATE_PER_MINUTE: "1000000",
    });
    try {
      cold.push(await timed(server, "target=/docs"));
      if (start > 0) continue;
      for (let at = 0; at < WARM; at += 1) {
        await pause();
        const target = TARGETS[at % TARGETS.length];
        warm.push(await timed(server, `target=${target}&width=${1200 + at}`));
      }
      for (let at = 0; at < WARM; at += 1) {
        const target = TARGETS[at % TARGETS.length];
        inARow.push(await timed(server, `target=${target}&width=${1300 + at}`));
      }
      for (let at = 0; at < CACHED; at += 1) {
        cached.push(await timed(server, "target=/docs&width=1300"));
      }
      cached.shift();
    } finally {
      await server.stop("SIGTERM");
    }
  }
  console.log(`${"".padEnd(44)}${"min".padStart(9)} ${"median".padStart(9)} ${"max".padStart(9)}`);
  print(`cold: driver and Chromium started, ${STARTS} times`, cold);
  print(`warm, ${WARM} pictures ${PAUSE_MS} ms apart`, warm);
  print(`warm, ${WARM} pictures in a row`, inARow);
  print(`cached, ${CACHED - 1} times`, cached);
}

await main().finally(() => rmSync(folder, { recursive: true, force: true }));
