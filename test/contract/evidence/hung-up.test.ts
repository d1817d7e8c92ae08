import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { eventually } from "../../helpers/waiting.js";

const FREE_CALLS = 5;
const SEALS = 300;

let house: TestApp;
let port: number;
beforeAll(async () => {
  house = await buildTestApp({ EVIDENCE_FREE_CALLS: String(FREE_CALLS) });
  port = Number(new URL(await house.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => house.close());

const send = (method: "GET" | "POST", path: string, key: string, payload?: object) =>
  house.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { "x-api-key": key },
    ...(payload ? { payload } : {}),
  });

async function entriesInLog(): Promise<number> {
  const row = await house.platform.store.get<{ size: number }>(sql`
    SELECT count(*) AS size FROM evidence_entries`);
  return row?.size ?? 0;
}

/** Sends a whole call and is gone before it can be answered. */
async function sealAndHangUp(key: string, decision: string): Promise<void> {
  const body = JSON.stringify({ agent_id: "gone", decision });
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = `host: x\r\nx-api-key: ${key}\r\ncontent-length: ${body.length}`;
  await new Promise((sent) =>
    socket.write(`POST /api/v1/evidence/seal HTTP/1.1\r\n${head}\r\n\r\n${body}`, sent),
  );
  socket.destroy();
  await once(socket, "close");
}

it(`seals no more for ${SEALS} callers who hang up than the ${FREE_CALLS} calls of their key`, async () => {
  const email = "gone@example.org";
  const { api_key: key } = (await send("POST", "key", "", { email })).json<{ api_key: string }>();
  await Promise.all(Array.from({ length: SEALS }, (_, at) => sealAndHangUp(key, `d${at}`)));
  await eventually(async () => expect(await entriesInLog()).toBe(FREE_CALLS));
  expect((await send("GET", "usage", key)).json()).toMatchObject({
    calls_used: FREE_CALLS,
    calls_remaining: 0,
    by_endpoint: { "evidence/seal": FREE_CALLS },
  });
  const refused = await send("POST", "evidence/seal", key, { agent_id: "a", decision: "d" });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: { code: "rate_limited" } });
  expect(await entriesInLog()).toBe(FREE_CALLS);
});
