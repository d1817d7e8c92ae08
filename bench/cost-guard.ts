// What an answer out of the cache of cost-guard costs beside a route of the same server that answers a
// JSON body with a small object, both behind the gate; and how often the model is asked for 100 equal
// calls under way. Build first, then: npx tsx bench/cost-guard.ts
// ROUNDS=7 rounds take every request for SECONDS=2 in random order, over 16 connections; a round gives a
// ratio, and the median of the rounds is shown.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type LoadRequest, startLoad } from "../test/helpers/keep-alive-load.js";
import {
  completionOf,
  json,
  startScriptedEndpoint,
} from "../test/helpers/servers/scripted-endpoint.js";
import { freePort } from "../test/helpers/servers/server-process.js";
import { cpuUs, median, startPinned } from "./paired-load.js";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = Number(process.env.SECONDS ?? 2);
const WARM_SECONDS = 4;
const CONNECTIONS = 16;
const TIMES_MAX = 2.5;
const EQUAL_CALLS = 100;
const SERVER = fileURLToPath(new URL("./servers/cost-guard-server.mjs", import.meta.url));
const CHAT = "/v1/api/cost-guard/v1/chat/completions";

const question = {
  model: "big",
  messages: [
    { role: "system", content: "You answer questions about the harbour in one sentence." },
    { role: "user", content: `When is the next high tide? ${"x".repeat(200)}` },
  ],
  temperature: 0,
};
const streamed = { ...question, stream: true, stream_options: { include_usage: true } };

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const endpoint = await startScriptedEndpoint();
endpoint.script(json(completionOf("The next high tide is at 14:32, two hours from now.")));
const port = await freePort();
const server = startPinned(process.execPath, [SERVER], {
  PORT: String(port),
  DATABASE: join(folder, "data.db"),
  UPSTREAM: endpoint.url,
});

interface Contender {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

const BARE = "bare JSON route";
const contenders: readonly Contender[] = [
  { name: BARE, path: "/v1/api/bare/item", body: question },
  { name: "hit, as JSON", path: CHAT, body: question },
  { name: "hit, as a stream", path: CHAT, body: streamed },
];

function requestOf({ path, body }: Contender): LoadRequest {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return { method: "POST", path, headers, body: JSON.stringify(body) };
}

/** CPU of the server for a request, in microseconds. */
async function load(contender: Contender, seconds: number): Promise<number> {
  const before = cpuUs(server.pid);
  const running = startLoad(`http://127.0.0.1:${port}`, {
    clients: CONNECTIONS,
    requests: [requestOf(contender)],
  });
  await sleep(seconds * 1000);
  const { failures, answers } = await running.stop();
  if (failures[0] !== undefined) throw new Error(failures[0]);
  return (cpuUs(server.pid) - before) / (answers["POST 2xx"] ?? 0);
}

async function askAtOnce(): Promise<void> {
  let goOn: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  endpoint.script(async (response, request) => {
    await told;
    await json(completionOf("At once"))(response, request);
  });
  const calls = Array.from({ length: EQUAL_CALLS }, (_, at) =>
    fetch(`http://127.0.0.1:${port}${CHAT}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ ...question, seed: 1, stream: at % 2 === 1 }),
    }),
  );
  await sleep(1_000);
  goOn();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  const fine = statuses.filter((status) => status === 200).length;
  console.log(`${EQUAL_CALLS} equal calls under way, half of them streams: ${fine} answered,`);
  console.log(`${endpoint.asked.length} asked of the model (wanted: 1)`);
}

let key = "";
try {
  while (!/gwk_\S+/.test(server.errors())) await sleep(50);
  key = /gwk_\S+/.exec(server.errors())?.[0] ?? "";
  const costs = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await load(contender, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const order = contenders
      .map((contender) => ({ contender, place: Math.random() }))
      .sort((a, b) => a.place - b.place);
    for (const { contender } of order) {
      costs.get(contender.name)?.push(await load(contender, SECONDS));
    }
  }
  const bare = costs.get(BARE) ?? [];
  for (const [name, own] of costs) {
    const times = median(own.map((cost, round) => cost / (bare[round] ?? Number.NaN)));
    const wanted = name === BARE ? "" : `${times.toFixed(2)} times (wanted: <= ${TIMES_MAX})`;
    console.log(`${name.padEnd(20)}${median(own).toFixed(0).padStart(6)} us CPU  ${wanted}`);
  }
  console.log(`asked of the model: ${endpoint.asked.length}`);
  await askAtOnce();
} finally {
  server.stop();
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
}
