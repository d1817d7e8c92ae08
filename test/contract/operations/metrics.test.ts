import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { createMetrics } from "../../../src/platform/telemetry/metrics.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { signUp } from "../jobs/agent.js";

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const SAMPLE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (nan|[+-]?inf|[-+]?[\d.]+(?:e[-+]?\d+)?)$/i;
const LABELS = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Reads the Prometheus text format; throws at a line that is none of it. */
function parseMetrics(text: string): { samples: Sample[]; types: Map<string, string> } {
  const samples: Sample[] = [];
  const types = new Map<string, string>();
  const described = new Set<string>();
  for (const line of text.split("\n").filter((candidate) => candidate !== "")) {
    const comment = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
    if (comment) {
      const [, kind, name = "", rest = ""] = comment;
      if (kind === "TYPE") types.set(name, rest);
      else described.add(name);
      continue;
    }
    const sample = SAMPLE.exec(line);
    if (!sample) throw new Error(`not a sample: ${line}`);
    const [, name = "", labels = "", value] = sample;
    const pairs = [...labels.matchAll(LABELS)].map(([, key, text]) => [key, text] as const);
    samples.push({ name, labels: Object.fromEntries(pairs), value: Number(value) });
  }
  expect([...types.keys()].sort()).toEqual([...described].sort());
  return { samples, types };
}

let house: TestApp;
afterEach(() => house.close());

async function read() {
  const reply = await house.app.inject("/metrics");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  return { text: reply.body, ...parseMetrics(reply.body) };
}

async function sumOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const { samples } = await read();
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.reduce((sum, { value }) => sum + value, 0);
}

describe("GET /metrics", () => {
  it("is the Prometheus text format: every line parses, every metric has a type and a help", async () => {
    house = await buildTestApp();
    const { samples, types } = await read();
    for (const { name } of samples) {
      const base = name.replace(/_(bucket|sum|count)$/, "");
      expect(types.has(name) || types.has(base), name).toBe(true);
    }
    expect(types.get("gatehouse_request_seconds")).toBe("histogram");
  });

  it("counts requests by family, route pattern, method and status", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const job = await agent.submit();
    const name = "gatehouse_request_seconds_count";
    const labels = { family: "jobs", route: "/api/agents/jobs/:id", method: "GET" };
    expect(await sumOf(name, labels)).toBe(0);
    await agent.job(job.id);
    await agent.job(job.id);
    await agent.send("GET", "/jobs/job_unknown");
    expect(await sumOf(name, { ...labels, status: "200" })).toBe(2);
    expect(await sumOf(name, { ...labels, status: "404" })).toBe(1);
    const { text } = await read();
    expect(text).not.toContain(job.id);
    expect(text).not.toContain(agent.apiKey);
  });

  it("has one label for all unknown paths, so that a scanner cannot grow it", async () => {
    house = await buildTestApp();
    for (let path = 0; path < 30; path++) await house.app.inject(`/scan/${path}`);
    const labels = { route: "unknown", status: "404" };
    expect(await sumOf("gatehouse_request_seconds_count", labels)).toBe(30);
    const { samples } = await read();
    expect(samples.filter(({ labels: seen }) => seen.route?.includes("scan"))).toEqual([]);
  });

  it("has latency histograms whose buckets add up", async () => {
    house = await buildTestApp();
    for (let call = 0; call < 5; call++) await house.app.inject("/api/agents/pricing");
    const labels = { route: "/api/agents/pricing" };
    expect(await sumOf("gatehouse_request_seconds_bucket", { ...labels, le: "+Inf" })).toBe(5);
    expect(await sumOf("gatehouse_request_seconds_sum", labels)).toBeGreaterThan(0);
    const { samples } = await read();
    const buckets = samples
      .filter(
        ({ name, labels: seen }) => name.endsWith("_seconds_bucket") && seen.route === labels.route,
      )
      .map(({ value }) => value);
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  });

  it("counts jobs by type and outcome", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    await agent.submit("a", { type: "demo" });
    const labels = { type: "demo", outcome: "script_ready" };
    expect(await sumOf("gatehouse_job_seconds_count", labels)).toBe(1);
  });

  it("counts replayed answers", async () => {
    house = await buildTestApp();
    const signup = {
      method: "POST",
      url: "/api/agents/signup",
      headers: { "idempotency-key": randomUUID() },
    } as const;
    await house.app.inject(signup);
    expect(await sumOf("gatehouse_idempotent_replays_total")).toBe(0);
    await house.app.inject(signup);
    expect(await sumOf("gatehouse_idempotent_replays_total")).toBe(1);
  });

  it("times the store's durable writes", async () => {
    house = await buildTestApp();
    const before = await sumOf("gatehouse_store_durable_write_seconds_count");
    await signUp(house.app);
    expect(await sumOf("gatehouse_store_durable_write_seconds_count")).toBe(before + 1);
  });

  it("shows the queue of the workers", async () => {
    house = await buildTestApp();
    const permit = house.platform.threads.reserve("quick", "acc_1");
    expect(await sumOf("gatehouse_workers_queued")).toBe(1);
    permit.release();
    expect(await sumOf("gatehouse_workers_queued")).toBe(0);
    expect(await sumOf("gatehouse_workers_busy")).toBe(0);
  });

  it("has names for calls and tokens of models", async () => {
    house = await buildTestApp();
    const { types } = await read();
    expect(types.get("gatehouse_model_calls_total")).toBe("counter");
    expect(types.get("gatehouse_model_tokens_total")).toBe("counter");
  });

  it("tells memory, CPU and event-loop lag of the process", async () => {
    house = await buildTestApp({}, { metrics: createMetrics({ processMetrics: true }) });
    const { types } = await read();
    for (const name of [
      "nodejs_eventloop_lag_seconds",
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
    ]) {
      expect(types.has(name), name).toBe(true);
    }
  });
});
