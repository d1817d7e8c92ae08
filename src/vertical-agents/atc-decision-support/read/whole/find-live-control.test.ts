import { describe, expect, it } from "vitest";
import prompts from "../../../../../test/helpers/vertical-agents/air-traffic-prompts/live-prompts.fixture.json" with {
  type: "json",
};
import { readAirTraffic } from "../read-air-traffic.js";

/** What `@` stands for in the prompts. */
const PICTURE = "BAW1 0,0 nm FL350 trk 090 450kt; AFR2 30,2 nm FL350 trk 270 440kt.";

describe("liveControlRefusal", () => {
  it.each(prompts.live)("refuses %j", (prompt) => {
    expect(readAirTraffic(prompt.replace("@", PICTURE)).refusal).toContain("simulators");
  });

  it.each(prompts.offline)("takes %j for what it is", (prompt) => {
    expect(readAirTraffic(prompt.replace("@", PICTURE)).refusal).toBeUndefined();
  });
});
