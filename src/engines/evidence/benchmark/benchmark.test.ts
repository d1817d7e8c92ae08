import { describe, expect, it } from "vitest";
import { verifyPacket } from "../packet/verify-packet.js";
import { runBenchmark } from "./benchmark.js";
import { Latencies } from "./latencies.js";
import { benchmarkKeys, logPackets, signPacket } from "./seal-batch.js";

describe("the packets of the benchmark", () => {
  it("are whole packets that verify, and do not once they are changed", () => {
    const packets = logPackets([0, 1, 2, 3, 4].map(signPacket));
    for (const packet of packets) {
      expect(verifyPacket(packet, { keys: benchmarkKeys })).toMatchObject({ valid: true });
    }
    const [first] = packets;
    const changed = { ...first, payload: { ...first?.payload, decision: "Refuse" } };
    expect(verifyPacket(changed, { keys: benchmarkKeys })).toMatchObject({ valid: false });
  });
});

describe("runBenchmark", () => {
  it("tells what the clock it was lent says, and stays within its budget of that clock", () => {
    let time = 0;
    // Each look at the clock is half a millisecond after the one before.
    const now = () => {
      time += 0.5;
      return time;
    };
    const { seals, verifications } = runBenchmark({ budgetMs: 200, now });
    expect(seals).toMatchObject({ p50_ms: 0.5, p99_ms: 0.5 });
    expect(seals.measured).toBeGreaterThanOrEqual(160);
    expect(seals.per_second).toBeGreaterThan(1_800);
    expect(seals.per_second).toBeLessThan(2_000);
    expect(verifications).toEqual({
      per_second: 2_000,
      p50_ms: 0.5,
      p99_ms: 0.5,
      measured: 180,
    });
    // At most one batch longer in each of the two rounds of sealing.
    expect(time).toBeLessThan(200 + 2 * 17);
  });
});

describe("Latencies", () => {
  it("tells percentiles by the nearest rank, and zeros of nothing", () => {
    const latencies = new Latencies();
    for (let ms = 100; ms >= 1; ms--) latencies.add(ms);
    expect(latencies.rate(1000)).toEqual({
      per_second: 100,
      p50_ms: 50,
      p99_ms: 99,
      measured: 100,
    });
    expect(new Latencies().rate(0)).toEqual({ per_second: 0, p50_ms: 0, p99_ms: 0, measured: 0 });
  });
});
