import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../../helpers/servers/postgres.js";
import { expectFollowed } from "../../helpers/waiting.js";
import { echoBackend } from "./echo-backend.js";

const postgres: PostgresServer | undefined = await startPostgres();
if (!postgres) console.log(`skipped: two replicas on PostgreSQL, ${POSTGRES_MISSING}`);

describe.skipIf(!postgres)("the quota of a key over two replicas on PostgreSQL", () => {
  let houses: GatewayTestApp[];
  beforeAll(async () => {
    const DATABASE_URL = (await postgres?.createDatabase()) ?? "";
    const start = () =>
      startGateway({ offered: [echoBackend().backend], environment: { DATABASE_URL } });
    houses = [await start(), await start()];
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    await postgres?.stop();
  });

  const call = (house: GatewayTestApp | undefined, key: string, path = "head") =>
    fetch(`${house?.url}/v1/api/echo/${path}`, { headers: { authorization: `Bearer ${key}` } });

  it("lets exactly 100 of 300 calls at once pass, each told another number", async () => {
    const { text } = (await houses[0]?.issueKey()) ?? { text: "" };
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, number) => call(houses[number % 2], text)),
    );
    const passed = replies.filter(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(200);
    const told = passed.map(({ headers }) => Number(headers.get("x-gw-calls-remaining")));
    expect(told.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, left) => left));
  });

  it("gives back what a backend did not answer, for the other replica too", async () => {
    const { text } = (await houses[0]?.issueKey()) ?? { text: "" };
    await Promise.all(Array.from({ length: 60 }, (_, at) => call(houses[at % 2], text, "dies")));
    const reply = await call(houses[1], text);
    expect(reply.headers.get("x-gw-calls-remaining")).toBe("99");
  });

  it("follows a grant and a revocation within a second", async () => {
    const [first, second] = houses;
    const issued = await first?.issueKey("acc_replicas");
    expect((await call(second, issued?.text ?? "")).status).toBe(200);
    await first?.platform.keys.revoke(issued?.key.id ?? "");
    await expectFollowed(async () => (await call(second, issued?.text ?? "")).status, 401);
  });
});
