import { arch, availableParallelism, cpus, platform as osName, totalmem } from "node:os";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type Static, Type } from "@sinclair/typebox";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { Time } from "../keys/key-schemas.js";
import type { EvidenceOptions } from "../options.js";
import { AT_ONCE, type MemoryProbes, probeMemory } from "./benchmark-probes.js";
import { tasks } from "./tasks.js";

const KEPT_FOR_MS = 300_000;
const SEAL_BUDGET_MS = 1_000;
const MEMORY_BUDGET_MS = 600;
/** For the engine, whose first steps are not optimised yet, to end by itself. */
const THREAD_TIMEOUT_MS = 2_000;
const THREAD_WAIT_MS = 5_000;
const BYTES_PER_MB = 2 ** 20;

/** What each figure is of, and what it leaves out. */
const WHAT = {
  seals: `canonical form, SHA-256, Ed25519 signature and Merkle proof of a decision of about 600 bytes on one thread, 32 to a signed tree head; without disk, database and HTTP`,
  verifications:
    "every check of a whole packet on one thread, its tree head known from others; without HTTP",
  memory_writes: `durable writes of one entry to this server's store, ${AT_ONCE} at once; without HTTP`,
  memory_reads: `reads of one entry from this server's store, ${AT_ONCE} at once; without HTTP`,
};

const Figures = Type.Object({
  per_second: Type.Integer(),
  p50_ms: Type.Number(),
  p99_ms: Type.Number(),
  measured: Type.Integer({ description: "how many were done" }),
  what: Type.String({ description: "what was measured, and what is left out" }),
});

const BenchmarkReply = Type.Object(
  {
    version: Type.String(),
    measured_at: Time("when it was measured"),
    valid_until: Time("when it is measured anew"),
    machine: Type.Object({
      cpu: Type.String(),
      cores: Type.Integer({ description: "that this process may use" }),
      memory_mb: Type.Integer(),
      platform: Type.String(),
      node: Type.String(),
    }),
    seals: Figures,
    verifications: Figures,
    memory_writes: Figures,
    memory_reads: Figures,
  },
  {
    examples: [
      {
        version: "0.1.0",
        measured_at: "2026-11-21T12:00:00.000Z",
        valid_until: "2026-11-21T12:05:00.000Z",
        machine: {
          cpu: "Example CPU",
          cores: 2,
          memory_mb: 7_964,
          platform: "linux x64",
          node: "v24.0.0",
        },
        seals: example(14_000, [0.05, 0.14], WHAT.seals),
        verifications: example(7_000, [0.13, 0.25], WHAT.verifications),
        memory_writes: example(9_000, [1.6, 3.1], WHAT.memory_writes),
        memory_reads: example(60_000, [0.2, 0.6], WHAT.memory_reads),
      },
    ],
  },
);
type BenchmarkReply = Static<typeof BenchmarkReply>;

export interface BenchmarkRoutesOptions extends EvidenceOptions {
  readonly probes: MemoryProbes;
}

/** What this machine does, measured when it is asked for and told again for five minutes. */
export const benchmarkRoutes: FastifyPluginAsyncTypebox<BenchmarkRoutesOptions> = async (
  app,
  options,
) => {
  const measure = onceFor(KEPT_FOR_MS, options.parts.clock, () => runAll(options));

  app.get(
    "/benchmark",
    {
      schema: {
        operationId: "getEvidenceBenchmark",
        tags: ["evidence"],
        summary: "Measure what this machine seals, verifies, writes and reads",
        description: "Measured now, in under two seconds, and told again for five minutes.",
        response: { 200: BenchmarkReply, ...errorReplies(GatewayError, [500, 503, 504]) },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return measure();
    },
  );
};

/** One run for all who ask, told again for a time; one that failed is not kept. */
function onceFor<T>(ms: number, clock: () => number, work: () => Promise<T>): () => Promise<T> {
  let known: { readonly at: number; readonly result: Promise<T> } | undefined;
  return () => {
    const now = clock();
    if (known && now - known.at < ms) return known.result;
    const mine = { at: now, result: work() };
    known = mine;
    mine.result.catch(() => {
      if (known === mine) known = undefined;
    });
    return mine.result;
  };
}

async function runAll({ parts, probes, version }: BenchmarkRoutesOptions): Promise<BenchmarkReply> {
  const measuredAt = parts.clock();
  const { seals, verifications } = await parts.threads.run(
    tasks["evidence-benchmark"],
    { budgetMs: SEAL_BUDGET_MS },
    { owner: "server", timeoutMs: THREAD_TIMEOUT_MS, waitMs: THREAD_WAIT_MS },
  );
  const { writes, reads } = await probeMemory(probes, MEMORY_BUDGET_MS);
  return {
    version,
    measured_at: isoTime(measuredAt),
    valid_until: isoTime(measuredAt + KEPT_FOR_MS),
    machine: {
      cpu: cpus()[0]?.model.trim() ?? "unknown",
      cores: availableParallelism(),
      memory_mb: Math.round(totalmem() / BYTES_PER_MB),
      platform: `${osName()} ${arch()}`,
      node: process.version,
    },
    seals: { ...seals, what: WHAT.seals },
    verifications: { ...verifications, what: WHAT.verifications },
    memory_writes: { ...writes, what: WHAT.memory_writes },
    memory_reads: { ...reads, what: WHAT.memory_reads },
  };
}

function example(perSecond: number, [p50, p99]: readonly [number, number], what: string) {
  return { per_second: perSecond, p50_ms: p50, p99_ms: p99, measured: perSecond, what };
}
