import { expect, it } from "vitest";
import {
  DAY_MS,
  describeWebhooks,
  eventually,
  idsOf,
  OWNER,
  START,
} from "../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../test/helpers/servers/webhook-sink.js";
import { hasSecretSignature } from "../../../test/helpers/webhook-signature.js";
import { serverSecret } from "../../platform/secrets/server-secret.js";
import { EndpointDisabled } from "./webhooks.js";

describeWebhooks("an endpoint", (house) => {
  const { register, emitIds, deliveriesOf, statesOf, settled, failedTimes, goOnTo, open } = house;

  it("is disabled when all attempts of 24 hours failed, with a notice, and starts afresh", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a", "b");
    for (let attempts = 1; ; attempts += 1) {
      await failedTimes(id, attempts);
      const [head] = await deliveriesOf(id);
      if (!head?.nextAttemptAt) break;
      expect(head.nextAttemptAt).toBeLessThanOrEqual(START + DAY_MS);
      goOnTo(head.nextAttemptAt);
    }
    await settled(id, "failed");
    expect(house.now).toBe(START + DAY_MS);
    const disabled = { reason: "failing", at: house.now };
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: false, disabled });
    const url = `${house.sink.url}/hook`;
    expect(house.notices).toEqual([{ accountId: OWNER, endpointId: id, url, ...disabled }]);
    await emitIds("while disabled");
    await expect(house.webhooks.sendTest(OWNER, id)).rejects.toThrow(EndpointDisabled);
    const [, second] = await deliveriesOf(id);
    await expect(house.webhooks.redeliver(OWNER, second!.id)).rejects.toThrow(EndpointDisabled);
    expect(await statesOf(id)).toEqual(["failed", "failed"]);

    const enabled = await house.webhooks.update(OWNER, id, { enabled: true });
    expect(enabled).toMatchObject({ enabled: true, disabled: null });
    await emitIds("c");
    await eventually(async () =>
      expect((await deliveriesOf(id)).at(-1)).toMatchObject({
        state: "pending",
        attempts: 1,
        nextAttemptAt: house.now + 5_000,
      }),
    );
  });

  it("is disabled at once by 410, and what waits has failed", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(410);
    await emitIds("a", "b");
    await settled(id, "failed");
    expect(house.sink.arrivals).toHaveLength(1);
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({
      disabled: { reason: "gone", at: START },
    });
    expect(house.notices).toMatchObject([{ reason: "gone" }]);
  });

  it("gets nothing once its owner disabled it, and no notice", async () => {
    const { id } = await register();
    house.sink.answer = answerWith(500);
    await emitIds("a");
    await failedTimes(id, 1);
    const updated = await house.webhooks.update(OWNER, id, { enabled: false });
    expect(updated).toMatchObject({ enabled: false, disabled: { reason: "asked", at: START } });
    expect(await statesOf(id)).toEqual(["failed"]);
    await house.webhooks.update(OWNER, id, { enabled: true });
    house.sink.answer = answerWith(200);
    await emitIds("b");
    await house.sink.received(2);
    expect(idsOf(house.sink.arrivals)).toEqual(["a", "b"]);
    expect(house.notices).toEqual([]);
  });

  it("waits while its secret cannot be read, and goes on where it can", async () => {
    const { id } = await register();
    await house.webhooks.close();
    house.webhooks = open({ secret: serverSecret("another", []) });
    await emitIds("a");
    await eventually(async () => expect(house.webhooks.unreadable()).toBe(1));
    expect(house.log.text().match(/sealed under another SESSION_SECRET/g)).toHaveLength(1);
    goOnTo(START + 2 * DAY_MS);
    await eventually(async () => expect(house.webhooks.unreadable()).toBe(1));
    expect(await statesOf(id)).toEqual(["pending"]);
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
    expect(house.notices).toEqual([]);

    // Another server on the same store has the right one, and gets the queue at once.
    open().wake();
    await house.sink.received(1);
    expect(idsOf(house.sink.arrivals)).toEqual(["a"]);
    await settled(id, "delivered");
  });

  it("is signed for as before after the server secret was replaced, and sealed under the new one", async () => {
    const { id, secret } = await register();
    await house.webhooks.rotateSecret(OWNER, id);
    await house.webhooks.close();
    const former = [{ value: "server secret", replacedAt: START }];
    house.webhooks = open({ secret: serverSecret("another", former) });
    await emitIds("a");
    await house.sink.received(1);
    expect(hasSecretSignature(house.sink.arrivals[0]!, secret)).toBe(true);

    expect(await house.webhooks.reseal()).toBeUndefined();
    await house.webhooks.close();
    house.webhooks = open({ secret: serverSecret("another", []) });
    await emitIds("b");
    await house.sink.received(2);
    expect(hasSecretSignature(house.sink.arrivals[1]!, secret)).toBe(true);
  });
});
