import { startChild } from "./child.js";
import { type SampleTask, type Summary, summarise, type Times } from "./samples.js";
import type { Answer, Manner, Volley } from "./shot.js";

/** What the server was like while something happened to it. */
export interface Watched {
  readonly livez: Summary;
  readonly health: Summary;
  /** By how much the sampler itself was late at most, in milliseconds: noise of the machine. */
  readonly lagMsMax: number;
  /** Questions to /livez and /health without a 200. */
  readonly failed: number;
}

/** Sends and watches, each from a process of its own. */
export interface Load {
  fire(volley: Pick<Volley, "shots" | "callers"> & Partial<Volley>): Promise<Answer[]>;
  /** The same from another process, for a second tenant. */
  fireBeside(volley: Pick<Volley, "shots" | "callers"> & Partial<Volley>): Promise<Answer[]>;
  watch<Result>(work: () => Promise<Result>): Promise<{ watched: Watched; result: Result }>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
/** Often enough for the longest stall to be measured. */
const SAMPLE_EVERY_MS = 5;
const MANNER: Manner = "waits";

/** Starts the processes that load the servers of some ports and ask them how they are, so often. */
export function startLoad(
  ports: readonly number[],
  { sampleEveryMs = SAMPLE_EVERY_MS } = {},
): Load {
  const sender = startChild("./load-process.ts");
  const neighbour = startChild("./load-process.ts");
  const sampler = startChild("./sampler-process.ts");
  const defaults = { ports, seconds: 0, manner: MANNER, timeoutMs: TIMEOUT_MS };
  const sample = <Result>(task: SampleTask) => sampler.ask<Result>(task);
  return {
    fire: (volley) => sender.ask({ ...defaults, ...volley }),
    fireBeside: (volley) => neighbour.ask({ ...defaults, ...volley }),
    async watch(work) {
      await sample({ kind: "start", ports, everyMs: sampleEveryMs });
      const result = await work();
      const { livez, health, lag, failed } = await sample<Times>({ kind: "stop" });
      const watched = {
        livez: summarise(livez),
        health: summarise(health),
        lagMsMax: summarise(lag).max,
        failed,
      };
      return { watched, result };
    },
    async close() {
      await Promise.all([sender, neighbour, sampler].map((child) => child.close()));
    },
  };
}
