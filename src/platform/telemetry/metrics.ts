import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createHistogram, type Series } from "./histogram.js";

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** The metrics of one process, each registered once; `render` is the Prometheus text format. */
export interface Metrics {
  /** The series of one kind of requests, in seconds. */
  requests(kind: { family: string; route: string; method: string; status: number }): Series;
  durableWrite(seconds: number): void;
  modelCall(seen: { model: string; outcome: string }): void;
  modelTokens(seen: { model: string; inputTokens: number; outputTokens: number }): void;
  jobFinished(seen: { type: string; outcome: string; seconds: number }): void;
  /** A run of work that is done by the clock. */
  scheduledRun(seen: { name: string; outcome: string; seconds: number }): void;
  idempotentReplay(): void;
  /** A call over the daily number of its key. */
  quotaRefusal(): void;
  /** Reads a value each time the metrics are asked for. */
  gauge(name: string, help: string, read: () => number): void;
  render(): Promise<{ contentType: string; body: string }>;
}

/** Fresh metrics in a registry of their own; `processMetrics` adds memory, CPU and event-loop lag. */
export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry] };
  const requests = createHistogram<"family" | "route" | "method" | "status">(registry, {
    name: "gatehouse_request_seconds",
    help: "Time to answer, by route pattern; its count is the number of requests",
    buckets: SECONDS_BUCKETS,
  });
  const durableWrites = new Histogram({
    ...shared,
    name: "gatehouse_store_durable_write_seconds",
    help: "Time until a durable write is on disk",
    buckets: SECONDS_BUCKETS,
  });
  const modelCalls = new Counter({
    ...shared,
    name: "gatehouse_model_calls_total",
    help: "Calls to language models by outcome",
    labelNames: ["model", "outcome"] as const,
  });
  const modelTokens = new Counter({
    ...shared,
    name: "gatehouse_model_tokens_total",
    help: "Tokens by model and direction",
    labelNames: ["model", "direction"] as const,
  });
  const jobs = new Histogram({
    ...shared,
    name: "gatehouse_job_seconds",
    help: "Time to write a script, by job type and outcome",
    labelNames: ["type", "outcome"] as const,
    buckets: SECONDS_BUCKETS,
  });
  const scheduledRuns = new Histogram({
    ...shared,
    name: "gatehouse_scheduled_run_seconds",
    help: "Time of the runs of scheduled work, by outcome",
    labelNames: ["name", "outcome"] as const,
    buckets: [0.01, 0.1, 1, 10, 60],
  });
  const replays = new Counter({
    ...shared,
    name: "gatehouse_idempotent_replays_total",
    help: "Answers replayed for a repeated Idempotency-Key",
  });
  const quotaRefusals = new Counter({
    ...shared,
    name: "gatehouse_quota_refusals_total",
    help: "Calls refused because the daily number of their key was used up",
  });
  return {
    requests: (kind) => requests.series(kind),
    durableWrite: (seconds) => durableWrites.observe(seconds),
    modelCall: (labels) => modelCalls.inc(labels),
    modelTokens({ model, inputTokens, outputTokens }) {
      modelTokens.inc({ model, direction: "input" }, inputTokens);
      modelTokens.inc({ model, direction: "output" }, outputTokens);
    },
    jobFinished: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    scheduledRun: ({ seconds, ...labels }) => scheduledRuns.observe(labels, seconds),
    idempotentReplay: () => replays.inc(),
    quotaRefusal: () => quotaRefusals.inc(),
    gauge(name, help, read) {
      new Gauge({
        ...shared,
        name,
        help,
        collect() {
          this.set(read());
        },
      });
    },
    async render() {
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
