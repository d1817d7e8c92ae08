// How long a brief takes to become a script that can be bought, over HTTP, one after the other: the forty briefs of
// test/briefs/customer-briefs.json, and briefs of 2,000 characters of the kinds that cost the writer most; and how much
// of the forty is spoken. Build first, then: npx tsx bench/scripts.ts
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ScriptRequest, writeScript } from "../src/engines/text/script-writer/write-script.js";
import { signUp } from "../test/helpers/agent-client.js";
import { startServer } from "../test/helpers/servers/server-process.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROUNDS = 5;
/** A brief with a fact for so many seconds is to be spoken at 1.6 words a second at least. */
const SECONDS_PER_FACT = 6;
const WORST = {
  labels: "Price: 5 EUR. Audience: parents. When: 3 May. ",
  "one sentence": "the harbour wakes and the gulls cry over the nets while the boats come in ",
  commas: "tea, cake, jam, ",
  numbers: "12.5 kg for £3.50 at 10:30, ",
  letters: "A. ",
  brackets: "(say it) [x] ",
  quotes: '"so" he said, "no". ',
  marks: ",",
  directions: "no jokes, keep it short, warm tone, ",
  lines: "- open\n- Label: value\n",
};

interface CustomerBrief extends ScriptRequest {
  readonly keep: readonly string[];
}

const briefs = JSON.parse(
  readFileSync(join(ROOT, "test/briefs/customer-briefs.json"), "utf8"),
) as readonly CustomerBrief[];

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(name: string, times: readonly number[]): void {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${name.padEnd(34)} p50 ${p50} ms, p99 ${p99} ms, max ${max} ms, ${times.length} jobs`,
  );
}

function printSpoken(): void {
  const rich = briefs.filter(({ keep, seconds }) => keep.length * SECONDS_PER_FACT >= seconds);
  const paces = rich.map((brief) => writeScript(brief).spokenWords / brief.seconds);
  const held = paces.filter((pace) => pace >= 1.6).length;
  console.log(
    `${rich.length} of ${briefs.length} briefs name a fact for every 6 seconds; ${held} of their scripts are spoken at 1.6 words a second or more, the slowest at ${Math.min(...paces).toFixed(2)}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const server = await startServer(
  { DATABASE_URL: `sqlite:${join(folder, "scripts.db")}`, LOG_LEVEL: "warn" },
  join(ROOT, "dist/main.js"),
);
try {
  const agent = await signUp(server.url);
  const time = async (brief: string, seconds: number) => {
    const startedAt = performance.now();
    const { status } = await agent.createJob(brief, seconds);
    if (status !== "script_ready") throw new Error(`the job became ${status}`);
    return performance.now() - startedAt;
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { brief, seconds } of briefs) times.push(await time(brief, seconds));
  }
  print("forty briefs of customers", times);
  for (const [name, unit] of Object.entries(WORST)) {
    const brief = unit.repeat(2000).slice(0, 2000);
    const worst: number[] = [];
    for (const seconds of [15, 60, 300, 15, 60, 300]) worst.push(await time(brief, seconds));
    print(`2,000 characters of ${name}`, worst);
  }
  printSpoken();
} finally {
  await server.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
