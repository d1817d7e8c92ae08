import { expect, it } from "vitest";
import { describeWebhooks, OWNER, START } from "../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../test/helpers/servers/webhook-sink.js";
import { newId } from "../../platform/ids/ids.js";

describeWebhooks("what an owner asks for", (house) => {
  const { register, emitIds, deliveriesOf, settled, failedTimes } = house;

  it("is sent at the end of the queue: a test, and an event again with its id", async () => {
    const { id } = await register();
    await emitIds("a", "b");
    await settled(id, "delivered");
    const [first] = await deliveriesOf(id);
    const again = await house.webhooks.redeliver(OWNER, first!.id);
    expect(again).toMatchObject({ eventId: first?.eventId, state: "pending", attempts: 0 });
    const test = await house.webhooks.sendTest(OWNER, id);
    expect(test).toMatchObject({ event: "webhook.test", endpointId: id });
    await house.sink.received(4);
    expect(house.sink.arrivals[2]).toEqual({
      ...house.sink.arrivals[0],
      headers: expect.anything(),
    });
    expect(JSON.parse(house.sink.arrivals[3]!.body)).toEqual({
      event: "webhook.test",
      data: { webhook: id, timestamp: new Date(START).toISOString() },
    });
    expect(house.sink.arrivals[3]?.id).toBe(test?.eventId);
  });

  it("lets a queue that waits after a failure go on at once", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a");
    await failedTimes(id, 1);
    house.sink.answer = answerWith(200);
    await house.webhooks.sendTest(OWNER, id);
    await settled(id, "delivered");
    expect(house.sink.arrivals).toHaveLength(3);
  });

  it("lets a queue go on at once also when an attempt that is under way fails", async () => {
    const { id } = await register();
    let failFirst = () => {};
    house.sink.answer = (_arrival, reply) => {
      failFirst = () => void reply.writeHead(500).end();
    };
    await emitIds("a");
    await house.sink.received(1);
    house.sink.answer = answerWith(200);
    await house.webhooks.sendTest(OWNER, id);
    failFirst();
    await settled(id, "delivered");
    expect(house.sink.arrivals).toHaveLength(3);
  });

  it("is undefined for a delivery or endpoint that does not exist", async () => {
    expect(await house.webhooks.redeliver(OWNER, newId("whd"))).toBeUndefined();
    expect(await house.webhooks.sendTest(OWNER, newId("whk"))).toBeUndefined();
  });

  it("is listed newest first, in pages", async () => {
    const { id } = await register();
    await emitIds("a", "b", "c", "d", "e");
    await settled(id, "delivered");
    const all = (await deliveriesOf(id)).reverse();
    const first = await house.webhooks.deliveries(OWNER, id, { limit: 2 });
    const second = await house.webhooks.deliveries(OWNER, id, { limit: 2, cursor: first?.next });
    const third = await house.webhooks.deliveries(OWNER, id, { limit: 2, cursor: second?.next });
    const pages = [first, second, third].flatMap((page) => page?.deliveries ?? []);
    expect(pages).toEqual(all);
    expect(third?.next).toBeUndefined();
  });
});
