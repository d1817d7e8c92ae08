import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import {
  DAY_MS,
  describeWebhooks,
  eventually,
  HOUR_MS,
  idsOf,
  OWNER,
  START,
} from "../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../test/helpers/servers/webhook-sink.js";
import { disableEndpoint } from "./endpoint-store.js";

describeWebhooks("an endpoint that is changed", (house) => {
  const { register, emitIds, deliveriesOf, statesOf, settled, failedTimes, goOnTo } = house;

  /** Emits events, and answers what ends the first attempt, which waits for its answer until then. */
  async function beginAttempt(...ids: string[]): Promise<(status: number) => void> {
    const replies: ServerResponse[] = [];
    house.sink.answer = (_arrival, reply) => void replies.push(reply);
    await emitIds(...ids);
    await house.sink.received(1);
    house.sink.answer = answerWith(204);
    return (status) => {
      for (const reply of replies) reply.writeHead(status).end();
    };
  }
  const pathsOf = () => house.sink.arrivals.map(({ path }) => path);

  it.each([500, 410])(
    "is tried at once at its new address, whatever the old one said: %i",
    async (status) => {
      const { id } = await register();
      const answerFirst = await beginAttempt("a");
      await house.webhooks.update(OWNER, id, { url: `${house.sink.url}/moved` });
      answerFirst(status);
      await settled(id, "delivered");
      expect(pathsOf()).toEqual(["/hook", "/moved"]);
      expect(await deliveriesOf(id)).toMatchObject([{ attempts: 1, status: 204 }]);
      expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
      expect(house.notices).toEqual([]);
    },
  );

  it.each([500, 410])(
    "starts afresh when it was disabled and enabled, whatever was said before: %i",
    async (status) => {
      const { id } = await register();
      const answerFirst = await beginAttempt("a");
      await house.webhooks.update(OWNER, id, { enabled: false });
      await house.webhooks.update(OWNER, id, { enabled: true });
      await emitIds("b");
      answerFirst(status);
      await eventually(async () => expect(await statesOf(id)).toEqual(["failed", "delivered"]));
      expect(idsOf(house.sink.arrivals)).toEqual(["a", "b"]);
      expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
    },
  );

  it("is not disabled for what was found out about its old address", async () => {
    const { id } = await register();
    await house.webhooks.update(OWNER, id, { url: `${house.sink.url}/moved` });
    const found = { reason: "gone", at: START, revision: 0 } as const;
    expect(await disableEndpoint(house.store, id, found)).toBeUndefined();
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
    expect(await disableEndpoint(house.store, id, { ...found, revision: 1 })).toBe(0);
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: false });
  });

  it("has 24 hours of its own at its new address", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a", "b");
    await failedTimes(id, 1);
    goOnTo(START + DAY_MS - HOUR_MS);
    await failedTimes(id, 2);
    await house.webhooks.update(OWNER, id, { url: `${house.sink.url}/moved` });
    await eventually(async () =>
      expect(await deliveriesOf(id)).toMatchObject([
        { attempts: 1, firstAttemptAt: house.now, nextAttemptAt: house.now + 5_000 },
        { attempts: 0, firstAttemptAt: null },
      ]),
    );
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
  });

  it("stays disabled for the reason that its owner had", async () => {
    const { id } = await register();
    const answerFirst = await beginAttempt("a", "b");
    await house.webhooks.update(OWNER, id, { enabled: false });
    answerFirst(410);
    await house.webhooks.close();
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ disabled: { reason: "asked" } });
    expect(house.notices).toEqual([]);
    expect(await statesOf(id)).toEqual(["failed", "failed"]);
    expect(house.sink.arrivals).toHaveLength(1);
  });

  it("gets what waits at its new address, but for the little that was read before", async () => {
    const { id } = await register();
    const ids = Array.from({ length: 100 }, (_, place) => `v${place}`);
    const answerFirst = await beginAttempt(...ids);
    await house.webhooks.update(OWNER, id, { url: `${house.sink.url}/moved` });
    answerFirst(204);
    await settled(id, "delivered");
    expect(idsOf(house.sink.arrivals)).toEqual(ids);
    expect(pathsOf().lastIndexOf("/hook")).toBeLessThan(32);
  });
});
