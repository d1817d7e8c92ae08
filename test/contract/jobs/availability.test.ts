import { afterEach, describe, expect, it } from "vitest";
import type { Permit } from "../../../src/platform/threads/lane.js";
import { WorkersBusy } from "../../../src/platform/threads/thread-errors.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { BRIEF, signUp } from "./agent.js";

const BROKEN_THREADS = new URL("./fixtures/broken/", import.meta.url);

let house: TestApp;
afterEach(() => house.close());

/** Takes every place for scripts, as that many callers would. */
function takeAllPlaces(to: TestApp): readonly Permit[] {
  return takePlaces(to, (taken) => `agent ${taken}`);
}

/** Takes places for scripts until one is refused. */
function takePlaces({ platform }: TestApp, ownerOf: (taken: number) => string): readonly Permit[] {
  const taken: Permit[] = [];
  for (;;) {
    try {
      taken.push(platform.threads.reserve("quick", ownerOf(taken.length)));
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

  it("refuses the key that floods the queue, and takes the job of another account", async () => {
    house = await buildTestApp();
    const [flooding, other] = [await signUp(house.app), await signUp(house.app)];
    const taken = takePlaces(house, () => flooding.agentId);
    const reply = await flooding.send("POST", "/jobs", { brief: BRIEF });
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.json()).toEqual({
      ok: false,
      error: "unavailable",
      message: "all workers are busy; try again",
    });
    const list = await flooding.send("GET", "/jobs");
    expect(list.json()).toEqual({ ok: true, jobs: [] });
    expect(await other.submit()).toMatchObject({ status: "script_ready" });
    for (const permit of taken) permit.release();
    expect(await flooding.submit()).toMatchObject({ status: "script_ready" });
  });

  it("answers all jobs that one key has in flight at once, however odd their briefs", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const briefs = ["A. B. C.", "A. ".repeat(666), ",".repeat(2000), BRIEF];
    const jobs = await Promise.all(briefs.map((brief) => agent.submit(brief)));
    expect(jobs.map(({ status }) => status)).toEqual(briefs.map(() => "script_ready"));
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
