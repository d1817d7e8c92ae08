import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { completionOf, usableScript } from "../../helpers/servers/model-script.js";
import { eventually } from "../../helpers/waiting.js";
import { type Agent, BRIEF, type JobView, signUp } from "./agent.js";

let model: Server;
/** What the model was asked and has not answered. */
const held = new Set<ServerResponse>();
let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  model = createServer((_request, response) => held.add(response)).listen(0, "127.0.0.1");
  await once(model, "listening");
  const { port } = model.address() as AddressInfo;
  const MODEL_BASE_URL = `http://127.0.0.1:${port}/v1`;
  house = await buildTestApp({ MODEL_BASE_URL, MODEL_NAMES: "silent" });
  agent = await signUp(house.app);
});
afterAll(async () => {
  await house.close();
  model.closeAllConnections();
  model.close();
});

/** Answers what the model is asked for next, or was asked for. */
async function answer(): Promise<void> {
  await eventually(async () => expect(held.size).toBeGreaterThan(0));
  for (const response of held) response.end(completionOf(usableScript(BRIEF)));
  held.clear();
}

const jobs = () => house.platform.store.all<{ id: string }>(sql`SELECT id FROM jobs`);
const rename = (from: string, to: string) =>
  house.platform.store.exec(`ALTER TABLE ${from} RENAME TO ${to}`);

describe("a job whose script could not be stored", () => {
  it("is gone on with by the repeat of its call, also once it counts as interrupted", async () => {
    const order = () =>
      agent.send("POST", "/jobs", { brief: BRIEF }, { "idempotency-key": "go on" });
    const first = order();
    await eventually(async () => expect(await jobs()).toHaveLength(1));
    await rename("jobs", "elsewhere");
    await answer();
    expect((await first).statusCode).toBe(500);
    await rename("elsewhere", "jobs");
    const [begun] = await jobs();
    await house.platform.store.run(sql`
      UPDATE jobs SET status = 'error', error = 'generation interrupted'`);

    const again = order();
    await eventually(async () =>
      expect(await agent.job(begun?.id ?? "")).toMatchObject({ status: "pending", error: null }),
    );
    await answer();
    const reply = await again;
    expect(reply.statusCode).toBe(200);
    const { job } = reply.json<{ job: JobView }>();
    expect(job).toMatchObject({ id: begun?.id, status: "script_ready" });
    expect(await jobs()).toEqual([begun]);
    expect((await order()).rawPayload).toEqual(reply.rawPayload);
  });
});
