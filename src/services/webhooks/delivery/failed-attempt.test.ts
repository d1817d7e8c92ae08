import { expect, it } from "vitest";
import {
  describeWebhooks,
  eventually,
  HOUR_MS,
  idsOf,
  OWNER,
  START,
} from "../../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../../test/helpers/servers/webhook-sink.js";
import { createAddressGuard } from "../../../platform/outbound/address-guard.js";
import { sql } from "../../../platform/store/sql.js";

describeWebhooks("a failed attempt", (house) => {
  const { register, emitIds, deliveriesOf, statesOf, settled, failedTimes, goOnTo, open } = house;

  it("is repeated on schedule with the same id and a new signature, while what follows waits", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a", "b");
    await failedTimes(id, 1);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: "pending", status: 500, firstAttemptAt: START, nextAttemptAt: START + 5_000 },
      { state: "pending", attempts: 0, firstAttemptAt: null },
    ]);
    goOnTo(START + 4_999);
    await emitIds("c");
    goOnTo(START + 5_000);
    await failedTimes(id, 2);
    expect((await deliveriesOf(id))[0]).toMatchObject({ nextAttemptAt: START + 35_000 });
    house.sink.answer = answerWith(200);
    goOnTo(START + 35_000);
    await settled(id, "delivered");
    expect(idsOf(house.sink.arrivals)).toEqual(["a", "a", "a", "b", "c"]);
    const tries = house.sink.arrivals.slice(0, 3);
    expect(new Set(tries.map((arrival) => arrival.id)).size).toBe(1);
    expect(tries.map(({ headers }) => Number(headers["webhook-timestamp"]))).toEqual(
      [0, 5, 35].map((seconds) => START / 1000 + seconds),
    );
    expect(new Set(tries.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
    expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: 3, status: 200 });
  });

  it.each([199 + 101, 302, 400, 404, 500])("is what %s answers", async (status) => {
    const { id } = await register();
    house.sink.answer = answerWith(status, { location: `${house.sink.url}/elsewhere` });
    await emitIds("a");
    await failedTimes(id, 1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "pending", status, error: null }]);
    expect(house.sink.arrivals.map(({ path }) => path)).toEqual(["/hook"]);
  });

  it("says when there was no answer, or the address may not be called any more", async () => {
    const { id } = await register();
    house.sink.answer = (_arrival, reply) => void reply.socket?.destroy();
    await emitIds("a");
    await failedTimes(id, 1);
    expect(await deliveriesOf(id)).toMatchObject([{ status: null, error: "connection" }]);
    await house.webhooks.close();
    const strict = createAddressGuard({ allowLoopback: false });
    house.webhooks = open({ guard: strict });
    goOnTo(START + 5_000);
    await failedTimes(id, 2);
    expect(await deliveriesOf(id)).toMatchObject([{ status: null, error: "address_refused" }]);
    expect(house.sink.arrivals).toHaveLength(1);
    await strict.close();
  });

  it("is repeated when the endpoint asked for it, after an hour at most", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(429, { "retry-after": "120" });
    await emitIds("a");
    await failedTimes(id, 1);
    expect(await deliveriesOf(id)).toMatchObject([{ nextAttemptAt: START + 120_000 }]);
    house.sink.answer = answerWith(503, { "retry-after": "86400" });
    goOnTo(START + 120_000);
    await failedTimes(id, 2);
    expect(await deliveriesOf(id)).toMatchObject([{ nextAttemptAt: START + 120_000 + HOUR_MS }]);
  });

  it("of a disabled endpoint never touches what was added once it was enabled again", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a");
    await failedTimes(id, 1);
    await house.webhooks.close();
    await house.store.run(sql`
      UPDATE webhook_endpoints SET is_enabled = 0, disabled_reason = 'asked', disabled_at = 1`);
    house.sink.answer = answerWith(200);
    house.webhooks = open();
    await house.webhooks.update(OWNER, id, { enabled: true });
    await emitIds("b");
    await eventually(async () => expect(await statesOf(id)).toEqual(["failed", "delivered"]));
    expect(idsOf(house.sink.arrivals)).toEqual(["a", "b"]);
  });

  it("holds up no other endpoint", async () => {
    await register("/dead");
    const { id } = await register("/alive");
    house.sink.answer = ({ path }, reply) =>
      void reply.writeHead(path === "/dead" ? 500 : 200).end();
    await emitIds("a", "b", "c");
    await settled(id, "delivered");
  });

  it("is tried at once at a new address", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a");
    await failedTimes(id, 1);
    house.sink.answer = answerWith(200);
    await house.webhooks.update(OWNER, id, { url: `${house.sink.url}/moved` });
    await settled(id, "delivered");
    expect(house.sink.arrivals.map(({ path }) => path)).toEqual(["/hook", "/moved"]);
  });
});
