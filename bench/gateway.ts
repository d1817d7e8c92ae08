// What the gate costs. Build first, then: npx tsx bench/gateway.ts
// It needs wrk and taskset; with nginx it compares the way to a backend elsewhere too, and with
// PORTKEY=<folder where npm installed @portkey-ai/gateway@1.15.2> that gateway as well.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../test/helpers/servers/server-process.js";
import { type Contender, measure, median, ratio, startPinned } from "./paired-load.js";

const ROUNDS = Number(process.env.ROUNDS ?? 8);
const SECONDS = 2;
const SERVER = fileURLToPath(new URL("./servers/gateway-server.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const running: { stop(): unknown }[] = [];

const chatBody = JSON.stringify({
  model: "gpt-4o-mini",
  messages: [{ role: "user", content: "x".repeat(210) }],
});
const answer = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "gpt-4o-mini",
  choices: [{ index: 0, message: { role: "assistant", content: "ok" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

function print(name: string, figure: number, unit: string): void {
  console.log(`${name.padEnd(66)}${figure.toFixed(2).padStart(9)} ${unit}`);
}

function script(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `wrk.method="POST"; wrk.body=[==[${body}]==]; wrk.headers["content-type"]="application/json"`,
  );
  return file;
}

function start(command: string, args: string[], environment: object = {}) {
  const server = startPinned(command, args, environment);
  running.push(server);
  return server;
}

async function answers(url: string): Promise<void> {
  for (let tried = 0; tried < 200; tried++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

async function startServer(mode: string, upstream = "") {
  const port = await freePort();
  const environment = {
    MODE: mode,
    PORT: String(port),
    DATABASE: join(folder, `${mode}-${port}.db`),
    UPSTREAM: upstream,
  };
  const server = start(process.execPath, [SERVER], environment);
  await answers(`http://127.0.0.1:${port}/`);
  await sleep(200);
  const key = /gwk_\w+/.exec(server.errors())?.[0] ?? "";
  return {
    pid: server.pid,
    url: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${key}` },
  };
}

async function startNginx(name: string, port: number, location: string): Promise<number> {
  const file = join(folder, `${name}.conf`);
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${join(folder, name)}.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; ${location.replaceAll("PORT", String(port))} }`,
  );
  const { pid } = start("nginx", ["-c", file, "-p", folder]);
  await answers(`http://127.0.0.1:${port}/`);
  return pid;
}

async function here(): Promise<void> {
  const direct = await startServer("direct");
  const gate = await startServer("gateway");
  const post = script("item.lua", JSON.stringify({ name: "x".repeat(280) }));
  const through = { pid: gate.pid, headers: gate.headers, url: `${gate.url}/v1/api/bench/item` };
  const costs = measure(
    [
      { name: "GET direct", pid: direct.pid, url: `${direct.url}/item` },
      { name: "GET gate", ...through },
      { name: "POST direct", pid: direct.pid, url: `${direct.url}/item`, script: post },
      { name: "POST gate", ...through, script: post },
    ],
    { rounds: ROUNDS, seconds: SECONDS },
  );
  for (const [name, values] of costs) print(`${name}, CPU for a request`, median(values), "us");
  print(
    "GET through the gate, times the direct route (limit 1.9)",
    ratio(costs, "GET gate", "GET direct"),
    "x",
  );
  print(
    "POST through the gate, times the direct route (limit 2.7)",
    ratio(costs, "POST gate", "POST direct"),
    "x",
  );
}

async function away(): Promise<void> {
  if (!existsSync("/usr/sbin/nginx"))
    return console.log("nginx is not installed: no remote figures");
  const upstreamPort = await freePort();
  await startNginx(
    "upstream",
    upstreamPort,
    `server { listen 127.0.0.1:PORT; location / { default_type application/json; return 200 '${answer}'; } }`,
  );
  const upstream = `http://127.0.0.1:${upstreamPort}`;
  const proxyPort = await freePort();
  const nginx = await startNginx(
    "proxy",
    proxyPort,
    `upstream up { server 127.0.0.1:${upstreamPort}; keepalive 64; }
server { listen 127.0.0.1:PORT; location / { proxy_pass http://up; proxy_http_version 1.1; proxy_set_header Connection ""; } }`,
  );
  const gate = await startServer("away", upstream);
  const post = script("chat.lua", chatBody);
  const path = "/v1/chat/completions";
  const through = { pid: gate.pid, headers: gate.headers, url: `${gate.url}/v1/api/away${path}` };
  const contenders: Contender[] = [
    { name: "GET nginx", pid: nginx, url: `http://127.0.0.1:${proxyPort}${path}` },
    { name: "GET gate", ...through },
    { name: "POST nginx", pid: nginx, url: `http://127.0.0.1:${proxyPort}${path}`, script: post },
    { name: "POST gate", ...through, script: post },
  ];
  const portkey = process.env.PORTKEY;
  if (portkey) contenders.push(await startPortkey(portkey, upstream, post));
  const costs = measure(contenders, { rounds: ROUNDS, seconds: SECONDS });
  for (const [name, values] of costs)
    print(`${name}, elsewhere, CPU for a request`, median(values), "us");
  print(
    "GET to a pool, times nginx proxy_pass (limit 3.6)",
    ratio(costs, "GET gate", "GET nginx"),
    "x",
  );
  print(
    "POST to a pool, times nginx proxy_pass (limit 3.6)",
    ratio(costs, "POST gate", "POST nginx"),
    "x",
  );
  if (portkey) {
    print(
      "POST to a pool, one part in … of Portkey's (limit 14)",
      1 / ratio(costs, "POST gate", "POST Portkey"),
      "",
    );
  }
}

/** It parses and transforms bodies, which the gate passes on as bytes. */
async function startPortkey(at: string, upstream: string, post: string): Promise<Contender> {
  const port = await freePort();
  const main = join(at, "node_modules/@portkey-ai/gateway/build/start-server.js");
  const { pid } = start(process.execPath, [main, `--port=${port}`, "--headless"], {
    TRUSTED_CUSTOM_HOSTS: "127.0.0.1,localhost",
  });
  await answers(`http://127.0.0.1:${port}/`);
  return {
    name: "POST Portkey",
    pid,
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    script: post,
    headers: {
      "x-portkey-provider": "openai",
      "x-portkey-custom-host": `${upstream}/v1`,
      authorization: "Bearer x",
    },
  };
}

async function burst(): Promise<void> {
  const gate = await startServer("burst");
  const replies = await Promise.all(
    Array.from({ length: 300 }, () =>
      fetch(`${gate.url}/v1/api/bench/item`, { headers: gate.headers }).then(
        ({ status }) => status,
      ),
    ),
  );
  print(
    "calls that pass of 300 at once on a fresh key of 100",
    replies.filter((status) => status === 200).length,
    "",
  );
}

try {
  await burst();
  await here();
  await away();
} finally {
  for (const server of running) server.stop();
  rmSync(folder, { recursive: true, force: true });
}
