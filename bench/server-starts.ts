import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startServer } from "../test/helpers/servers/server-process.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const IDLE_MS = 2_000;

/** What one build takes to start, run by run. */
export interface Starts {
  readonly name: string;
  /** Milliseconds to the first healthy answer. */
  readonly times: number[];
  /** MiB two seconds after it. */
  readonly memory: number[];
}

/** Starts several builds in turn, so that what else the machine does is shared by them. */
export async function compareStarts(
  builds: readonly { readonly name: string; readonly main: string }[],
  { runs, folder }: { readonly runs: number; readonly folder: string },
): Promise<Starts[]> {
  const measured = builds.map(({ name }): Starts => ({ name, times: [], memory: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [place, { main }] of builds.entries()) {
      const database = `sqlite:${join(folder, `start-${place}.db`)}`;
      const server = await startServer({ DATABASE_URL: database, LOG_LEVEL: "warn" }, main);
      measured[place]?.times.push(server.startMs);
      await sleep(IDLE_MS);
      const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      measured[place]?.memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      await server.stop("SIGTERM");
    }
  }
  return measured;
}

/** A copy of this build with more backends, each a declaration with a setting and scheduled work. */
export function buildWithMoreBackends(folder: string, count: number): string {
  const copy = join(folder, "more-backends");
  mkdirSync(copy);
  cpSync(join(ROOT, "dist"), join(copy, "dist"), { recursive: true });
  for (const name of ["node_modules", "migrations", "openapi", "package.json"]) {
    symlinkSync(join(ROOT, name), join(copy, name));
  }
  const backends = join(copy, "dist/backends");
  for (let place = 1; place <= count; place += 1) {
    const slug = `more-${place}`;
    cpSync(join(backends, "events"), join(backends, slug), { recursive: true });
    for (const file of ["index.js", "variables.js", "routes.js", "tasks.js"]) {
      const path = join(backends, slug, file);
      const text = readFileSync(path, "utf8")
        .replaceAll('"events"', `"${slug}"`)
        .replaceAll("backends/events", `backends/${slug}`)
        .replaceAll("forget-events", `forget-${slug}`)
        .replaceAll("EVENTS_RETENTION_DAYS", `MORE_${place}_RETENTION_DAYS`);
      writeFileSync(path, text);
    }
  }
  return join(copy, "dist/main.js");
}
