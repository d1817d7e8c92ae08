import { describe, expect, it } from "vitest";
import { channelsOf } from "./noise.js";

describe("channelsOf", () => {
  it("names the channels that follow a gate, in order", () => {
    const noise = { readout: 0.5, phaseDamping: 0.3, amplitudeDamping: 0.2, depolarizing: 0.1 };
    expect(channelsOf(noise)).toEqual([
      { kind: "depolarizing", probability: 0.1 },
      { kind: "amplitude-damping", probability: 0.2 },
      { kind: "phase-damping", probability: 0.3 },
    ]);
  });

  it("names none that does nothing", () => {
    expect(channelsOf({})).toEqual([]);
    expect(channelsOf({ depolarizing: 0, amplitudeDamping: 0, phaseDamping: 1 })).toEqual([
      { kind: "phase-damping", probability: 1 },
    ]);
  });
});
