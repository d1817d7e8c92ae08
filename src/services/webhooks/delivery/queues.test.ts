import { describe, expect, it } from "vitest";
import {
  beatingProcess,
  changed,
  DAY_MS,
  describeWebhooks,
  idsOf,
  OWNER,
  START,
} from "../../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../../test/helpers/servers/webhook-sink.js";
import { sql } from "../../../platform/store/sql.js";

describeWebhooks("the queues of webhooks", (house) => {
  const { register, emit, emitIds, deliveriesOf, statesOf, settled, goOnTo, open } = house;

  describe("a process", () => {
    it("shares the endpoints with another: each event once, in order", async () => {
      const other = open({ processId: await beatingProcess(house.store, "prc_other") });
      const ids = await Promise.all(
        ["/0", "/1", "/2", "/3", "/4"].map(async (path) => (await register(path)).id),
      );
      for (let count = 0; count < 30; count += 1) {
        await house.store.durable.tx((tx) =>
          house.webhooks.emit(tx, OWNER, [changed(`v${count}`)]),
        );
        house.webhooks.wake();
        other.wake();
      }
      await house.sink.received(150);
      for (const id of ids) await settled(id, "delivered");
      const expected = Array.from({ length: 30 }, (_, count) => `v${count}`);
      for (const path of ["/0", "/1", "/2", "/3", "/4"]) {
        expect(idsOf(house.sink.arrivals.filter((arrival) => arrival.path === path))).toEqual(
          expected,
        );
      }
      expect(house.sink.arrivals).toHaveLength(150);
    });

    it("takes a queue over when the lease of another has run out, not before", async () => {
      await beatingProcess(house.store, "prc_cut_off");
      const { id } = await register();
      await house.store.run(sql`
      UPDATE webhook_queues SET lease_owner = 'prc_cut_off', lease_until = ${START + 10_000}`);
      await emitIds("a");
      goOnTo(START + 9_999);
      const { id: probe } = await register("/probe");
      await emitIds("b");
      await settled(probe, "delivered");
      expect(idsOf(house.sink.arrivals.filter(({ path }) => path === "/hook"))).toEqual([]);
      goOnTo(START + 10_000);
      await settled(id, "delivered");
      expect(idsOf(house.sink.arrivals.filter(({ path }) => path === "/hook"))).toEqual(["a", "b"]);
    });

    it("takes a queue over at once from one that beats no more, or was never there", async () => {
      await house.store.run(sql`
      INSERT INTO processes (id, started_at, beat_at) VALUES ('prc_killed', 0, ${START})`);
      const { id } = await register();
      await house.store.run(sql`
      UPDATE webhook_queues SET lease_owner = 'prc_killed', lease_until = ${START + DAY_MS}`);
      await emitIds("a");
      goOnTo(START + 4_999);
      const { id: probe } = await register("/probe");
      await house.store.run(sql`
      UPDATE webhook_queues SET lease_owner = 'prc_unknown', lease_until = ${START + DAY_MS}
       WHERE endpoint_id = ${probe}`);
      await emitIds("b");
      await settled(probe, "delivered");
      expect(await statesOf(id)).toEqual(["pending", "pending"]);
      goOnTo(START + 5_000);
      await settled(id, "delivered");
    });

    it("continues what one before it left waiting", async () => {
      await house.webhooks.close();
      const { id } = await register();
      await emitIds("a");
      expect(await statesOf(id)).toEqual(["pending"]);
      house.webhooks = open();
      await settled(id, "delivered");
    });

    it("writes down what was answered before it closes, and counts no attempt it gave up", async () => {
      const { id } = await register();
      house.sink.answer = ({ body }, reply) => void (body.includes('"b"') || reply.end());
      await emitIds("a", "b");
      await house.sink.received(2);
      await house.webhooks.close();
      expect(await deliveriesOf(id)).toMatchObject([
        { state: "delivered", attempts: 1 },
        { state: "pending", attempts: 0, status: null, error: null },
      ]);
      const queue = await house.store.get(sql`SELECT lease_until FROM webhook_queues`);
      expect(queue).toEqual({ lease_until: 0 });
    });
  });

  describe("the sweep", () => {
    it("forgets what is older than 30 days and what is not among the last 10,000, not what waits", async () => {
      const { id } = await register();
      await emitIds("old");
      await settled(id, "delivered");
      house.now += 30 * DAY_MS;
      await house.webhooks.sweep();
      expect(await statesOf(id)).toHaveLength(1);
      house.now += 1;
      await house.webhooks.sweep();
      expect(await statesOf(id)).toEqual([]);

      house.sink.answer = answerWith(500);
      await emit(...Array.from({ length: 10_050 }, (_, place) => changed(`v${place}`)));
      await house.store.run(sql`
      UPDATE webhook_deliveries SET state = 'delivered' WHERE position > 5`);
      await house.webhooks.sweep();
      const kept = await house.store.all<{ position: number }>(sql`
      SELECT position FROM webhook_deliveries ORDER BY position`);
      expect(kept.slice(0, 5).map(({ position }) => position)).toEqual([2, 3, 4, 5, 52]);
      expect(kept).toHaveLength(10_004);
    });

    it("forgets what a process that ended left of an endpoint that is gone", async () => {
      const { id } = await register();
      await emitIds("a");
      await settled(id, "delivered");
      await house.store.run(sql`DELETE FROM webhook_endpoints WHERE id = ${id}`);
      await house.webhooks.sweep();
      const left = await house.store.get(sql`
      SELECT (SELECT count(*) FROM webhook_deliveries) AS deliveries,
             (SELECT count(*) FROM webhook_queues) AS queues`);
      expect(left).toEqual({ deliveries: 0, queues: 0 });
    });
  });
});
