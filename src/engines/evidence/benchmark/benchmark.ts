import type { EvidencePacket } from "../packet/packet.js";
import { verifyPacket } from "../packet/verify-packet.js";
import { Latencies, type Rate } from "./latencies.js";
import { benchmarkKeys, logPackets, signPacket } from "./seal-batch.js";

const BATCH = 32;
const BATCHES_KEPT = 16;
const WARM_UP_SHARE = 0.1;

export interface BenchmarkOptions {
  /** How long all of it may take, in milliseconds. */
  readonly budgetMs: number;
  /** A clock in milliseconds that only goes forward; engines have none. */
  readonly now: () => number;
}

export interface BenchmarkResult {
  readonly seals: Rate;
  readonly verifications: Rate;
}

/**
 * Seals packets, 32 to a tree head, for half of the budget and verifies them for the other half, on
 * one thread and in memory: no disk, no database, no HTTP. A tenth of each half warms up and is not
 * counted. The latency of a seal is its own work; the rate holds the tree heads and proofs as well.
 */
export function runBenchmark({ budgetMs, now }: BenchmarkOptions): BenchmarkResult {
  const half = budgetMs / 2;
  sealFor(half * WARM_UP_SHARE, now);
  const { rate: seals, packets } = sealFor(half * (1 - WARM_UP_SHARE), now);
  verifyFor(half * WARM_UP_SHARE, packets, now);
  const verifications = verifyFor(half * (1 - WARM_UP_SHARE), packets, now);
  return { seals, verifications };
}

function sealFor(budgetMs: number, now: () => number) {
  const latencies = new Latencies();
  const batches: EvidencePacket[][] = [];
  const startedAt = now();
  let at = startedAt;
  do {
    const signed = [];
    for (let index = 0; index < BATCH; index++) {
      signed.push(signPacket(latencies.count));
      const endedAt = now();
      latencies.add(endedAt - at);
      at = endedAt;
    }
    batches[Math.floor(latencies.count / BATCH) % BATCHES_KEPT] = logPackets(signed);
    at = now();
  } while (at - startedAt < budgetMs);
  return { rate: latencies.rate(at - startedAt), packets: batches.flat() };
}

function verifyFor(budgetMs: number, packets: readonly EvidencePacket[], now: () => number): Rate {
  const latencies = new Latencies();
  const startedAt = now();
  let at = startedAt;
  do {
    const packet = packets[latencies.count % packets.length];
    const { valid, reason } = verifyPacket(packet, { keys: benchmarkKeys });
    if (!valid) throw new Error(`a packet of the benchmark is not valid: ${reason}`);
    const endedAt = now();
    latencies.add(endedAt - at);
    at = endedAt;
  } while (at - startedAt < budgetMs);
  return latencies.rate(at - startedAt);
}
