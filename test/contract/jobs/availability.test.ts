import { afterEach, describe, expect, it } from "vitest";
import type { Permit } from "../../../src/platform/threads/lane.js";
import { WorkersBusy } from "../../../src/platform/threads/thread-errors.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { BRIEF, signUp } from "./agent.js";

const BROKEN_THREADS = new URL("./fixtures/broken/", import.meta.url);

let house: TestApp;
afterEach(() => house.close());

/** Takes every place for scripts, as that many callers would. */
function takeAllPlaces({ platform }: TestApp): readonly Permit[] {
  const taken: Permit[] = [];
  for (;;) {
    try {
      taken.push(platform.threads.reserve("quick", `agent ${taken.length}`));
    } catch (error) {
      if (error instanceof WorkersBusy) return taken;
      throw error;
    }
  }
}

async function scriptCapability(): Promise<{ status: string; unavailableReason?: string }> {
  const reply = await house.app.inject("/api/agents/discover");
  expect(reply.statusCode).toBe(200);
  return reply.json<{ capabilities: [{ status: string; unavailableReason?: string }] }>()
    .capabilities[0];
}

describe("discovery reports per-capability status at the time of the call", () => {
  it("says script is unavailable, with the reason, while no worker is free", async () => {
    house = await buildTestApp();
    const taken = takeAllPlaces(house);
    expect(await scriptCapability()).toMatchObject({
      status: "unavailable",
      unavailableReason: "all workers are busy",
    });
    for (const permit of taken) permit.release();
    expect(await scriptCapability()).toMatchObject({ status: "available" });
  });

  it("does not take places by being asked", async () => {
    house = await buildTestApp();
    for (let call = 0; call < 100; call++) await scriptCapability();
    expect(house.platform.threads.stats().queued).toBe(0);
  });

  it("says script is unavailable after worker threads did not start", async () => {
    house = await buildTestApp({}, { threadsRoot: BROKEN_THREADS });
    const agent = await signUp(house.app);
    await agent.send("POST", "/jobs", { brief: BRIEF });
    expect(await scriptCapability()).toMatchObject({
      status: "unavailable",
      unavailableReason: "worker threads do not start",
    });
  });
});

describe("POST /api/agents/jobs while no worker is free", () => {
  it("answers 503 with Retry-After, writes no row and charges nothing", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const taken = takeAllPlaces(house);
    const reply = await agent.send("POST", "/jobs", { brief: BRIEF });
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.json()).toEqual({
      ok: false,
      error: "unavailable",
      message: expect.stringMatching(/busy/),
    });
    const list = await agent.send("GET", "/jobs");
    expect(list.json()).toEqual({ ok: true, jobs: [] });
    for (const permit of taken) permit.release();
    expect(await agent.submit()).toMatchObject({ status: "script_ready" });
  });

  it("checks the body first: a malformed order is 400 also then", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    takeAllPlaces(house);
    for (const payload of [{}, { brief: " " }, { brief: "a", options: { seconds: "60" } }]) {
      const reply = await agent.send("POST", "/jobs", payload);
      expect(reply.statusCode).toBe(400);
    }
  });
});
