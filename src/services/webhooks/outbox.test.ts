import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import {
  changed,
  describeWebhooks,
  eventually,
  idsOf,
  OWNER,
  START,
  STRANGER,
} from "../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../test/helpers/servers/webhook-sink.js";
import type { WebhookEvent } from "../../platform/outbox/event.js";
import { sql } from "../../platform/store/sql.js";

const detected: WebhookEvent = {
  event: "detection.complete",
  data: { id: "det_1", is_ai: true, confidence: 0.9, timestamp: "2027-01-15" },
};

describeWebhooks("the outbox of webhooks", (house) => {
  const { open, register, emit, emitIds, deliveriesOf, settled, failedTimes } = house;

  it("sends the events of transactions in their order, signed, as exactly event and data", async () => {
    const { id, secret } = await register();
    const ids = Array.from({ length: 60 }, (_, place) => `v${place}`);
    await emitIds(...ids.slice(0, 40));
    await emitIds(...ids.slice(40));
    await house.sink.received(60);
    expect(idsOf(house.sink.arrivals)).toEqual(ids);
    const [first] = house.sink.arrivals;
    expect(first).toMatchObject({ path: "/hook", body: JSON.stringify(changed("v0")) });
    expect(first?.id).toMatch(/^whe_[0-9a-f]{24}$/);
    const timestamp = String(START / 1000);
    const sum = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"));
    sum.update(`${first?.id}.${timestamp}.${first?.body}`);
    expect(first?.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Gatehouse-Webhooks",
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${sum.digest("base64")}`,
    });
    await settled(id, "delivered");
    expect((await deliveriesOf(id))[59]).toMatchObject({
      id: expect.stringMatching(/^whd_/),
      endpointId: id,
      eventId: house.sink.arrivals[59]?.id,
      event: "collection.updated",
      attempts: 1,
      status: 204,
      error: null,
      createdAt: START,
      firstAttemptAt: START,
      nextAttemptAt: null,
      finishedAt: START,
    });
  });

  it("keeps nothing of a transaction that is rolled back, and takes no place for it", async () => {
    const { id } = await register();
    const broken = house.store.durable.tx(async (tx) => {
      await house.webhooks.emit(tx, OWNER, [changed("lost")]);
      throw new Error("rolled back");
    });
    await expect(broken).rejects.toThrow("rolled back");
    await emitIds("kept");
    await house.sink.received(1);
    await settled(id, "delivered");
    expect(idsOf(house.sink.arrivals)).toEqual(["kept"]);
    const row = await house.store.get(sql`SELECT max(position) AS last FROM webhook_deliveries`);
    expect(row).toEqual({ last: 1 });
  });

  it("sends to who listens: of the account, to the event, and enabled", async () => {
    const both = await house.webhooks.register(OWNER, {
      url: `${house.sink.url}/both`,
      events: ["detection.complete", "collection.updated"],
    });
    await register("/collections");
    await register("/stranger", STRANGER);
    const { id: off } = await register("/off");
    await house.webhooks.update(OWNER, off, { enabled: false });
    await emit(changed("a"), detected, changed("b"));
    await house.sink.received(5);
    await settled(both.id, "delivered");
    const at = (path: string) =>
      idsOf(house.sink.arrivals.filter((arrival) => arrival.path === path));
    expect(at("/both")).toEqual(["a", "det_1", "b"]);
    expect(at("/collections")).toEqual(["a", "b"]);
    expect(house.sink.arrivals).toHaveLength(5);
    const [first, second] = house.sink.arrivals.filter(({ body }) => body.includes('"a"'));
    expect(first?.id).toBe(second?.id);
  });

  it("knows beforehand whether anybody listens", async () => {
    const listened = () =>
      Promise.all([
        house.webhooks.isListenedTo(OWNER, "collection.updated"),
        house.webhooks.isListenedTo(OWNER, "detection.complete"),
        house.webhooks.isListenedTo(STRANGER, "collection.updated"),
      ]);
    expect(await listened()).toEqual([false, false, false]);
    const { id } = await register();
    expect(await listened()).toEqual([true, false, false]);
    await house.webhooks.update(OWNER, id, { enabled: false });
    expect(await listened()).toEqual([false, false, false]);
  });

  it("refuses an event over 20 kB, which is no event of ours, and the change with it", async () => {
    await register();
    await expect(emitIds("x".repeat(20_000))).rejects.toThrow(RangeError);
  });

  it("tells how many deliveries wait, at most ten seconds late", async () => {
    const gauges = new Map<string, () => number>();
    await house.webhooks.close();
    house.webhooks = open({
      processId: "prc_measured",
      deadBefore: () => 0,
      metrics: {
        gauge: (name, _help, read) => void gauges.set(name, read),
        counter: () => () => undefined,
      },
    });
    const beat = () => house.webhooks.sampleDepth();
    const depth = gauges.get("gatehouse_webhook_outbox_depth");
    await beat();
    expect(depth?.()).toBe(0);

    house.sink.answer = ({ path, body }, reply) =>
      void reply.writeHead(path === "/dead" || body.includes('"c"') ? 500 : 200).end();
    const { id: dead } = await register("/dead");
    const { id: slow } = await register("/slow");
    await emitIds("a", "b", "c", "d", "e");
    await failedTimes(dead, 1);
    await eventually(async () =>
      expect((await deliveriesOf(slow))[2]).toMatchObject({ attempts: 1 }),
    );
    house.now = START + 9_999;
    await beat();
    expect(depth?.()).toBe(0);
    house.sink.answer = () => {};
    house.now = START + 10_000;
    await beat();
    expect(depth?.()).toBe(5 + 3);
  });

  it("logs ids, statuses and attempts, neither addresses nor bodies nor secrets", async () => {
    const { id, secret } = await register("/hook?token=hidden");
    house.sink.answer = answerWith(500);
    await emitIds("private-id");
    await failedTimes(id, 1);
    // The line is written when the failure is stored, so a reader of the store may come before it.
    await eventually(async () =>
      expect(house.log.lines("a webhook failed").at(-1)).toMatchObject({
        endpointId: id,
        status: 500,
        attempt: 1,
      }),
    );
    for (const hidden of ["hidden", "private-id", "127.0.0.1", secret]) {
      expect(house.log.text()).not.toContain(hidden);
    }
  });
});
