import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import {
  DAY_MS,
  describeWebhooks,
  OWNER,
  START,
  STRANGER,
} from "../../../test/helpers/apps/webhooks-house.js";
import { AddressRefused } from "../../platform/outbound/target-rules.js";
import { sql } from "../../platform/store/sql.js";
import { TooManyEndpoints } from "./webhooks.js";

describeWebhooks("an endpoint", (house) => {
  const { register, emitIds, deliveriesOf, settled } = house;

  it("has a public key for Ed25519, and signs with it", async () => {
    const made = await house.webhooks.register(OWNER, {
      url: house.sink.url,
      events: ["collection.updated"],
      signature: "v1a",
    });
    expect(made.secret).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
    expect(made.publicKey).toBe(made.secret);
    await emitIds("a");
    await house.sink.received(1);
    expect(house.sink.arrivals[0]?.headers["webhook-signature"]).toMatch(
      /^v1a,[A-Za-z0-9+/]{86}==$/,
    );
    const rotated = await house.webhooks.rotateSecret(OWNER, made.id);
    expect(rotated?.publicKey).not.toBe(made.publicKey);
    expect(await house.webhooks.find(OWNER, made.id)).toMatchObject({
      publicKey: rotated?.publicKey,
    });
  });

  it("signs with the secret before the newest for 24 hours", async () => {
    const { id, secret } = await register();
    const rotated = await house.webhooks.rotateSecret(OWNER, id);
    expect(rotated?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const signatures = async (eventId: string) => {
      const before = house.sink.arrivals.length;
      await emitIds(eventId);
      await house.sink.received(before + 1);
      const { headers, id: messageId, body } = house.sink.arrivals.at(-1)!;
      const content = `${messageId}.${headers["webhook-timestamp"]}.${body}`;
      const expected = [rotated!.secret, secret].map((text) => {
        const key = Buffer.from(text.slice("whsec_".length), "base64");
        return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
      });
      return { sent: String(headers["webhook-signature"]).split(" "), expected };
    };
    house.now = START + DAY_MS - 1;
    const during = await signatures("a");
    expect(during.sent).toEqual(during.expected);
    await settled(id, "delivered");
    house.now = START + DAY_MS;
    const after = await signatures("b");
    expect(after.sent).toEqual(after.expected.slice(0, 1));
  });

  it("leaves nothing behind when it is removed with deliveries under way", async () => {
    const { id } = await register();
    const replies: (() => void)[] = [];
    house.sink.answer = (_arrival, reply) => void replies.push(() => void reply.end());
    await emitIds("a", "b", "c");
    await house.sink.received(1);
    expect(await house.webhooks.remove(OWNER, id)).toBe(true);
    expect(await house.webhooks.remove(OWNER, id)).toBe(false);
    house.sink.answer = (_arrival, reply) => void reply.end();
    for (const reply of replies) reply();
    await house.webhooks.close();
    expect(await house.webhooks.find(OWNER, id)).toBeUndefined();
    expect(await house.webhooks.deliveries(OWNER, id, { limit: 10 })).toBeUndefined();
    const left = await house.store.get(sql`
      SELECT (SELECT count(*) FROM webhook_deliveries) AS deliveries,
             (SELECT count(*) FROM webhook_queues) AS queues`);
    expect(left).toEqual({ deliveries: 0, queues: 0 });
  });

  it("is one of 20 of its account at most, also when many are made at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 25 }, () => register()));
    const refused = made.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused.length).toBeGreaterThanOrEqual(5);
    for (let left = 20 - (25 - refused.length); left > 0; left -= 1) await register();
    await expect(register()).rejects.toThrow(TooManyEndpoints);
    expect(await house.webhooks.list(OWNER)).toHaveLength(20);
    await register("/hook", STRANGER);
  });

  it("is made and moved only to addresses that may be called", async () => {
    const url = "http://example.com/";
    const events = ["collection.updated"] as const;
    await expect(house.webhooks.register(OWNER, { url, events })).rejects.toThrow(AddressRefused);
    const { id } = await register();
    const moved = house.webhooks.update(OWNER, id, { url, enabled: false });
    await expect(moved).rejects.toThrow(AddressRefused);
    expect(await house.webhooks.list(OWNER)).toMatchObject([{ id, enabled: true }]);
  });

  it("is unknown to every other account", async () => {
    const { id } = await register();
    await emitIds("a");
    await settled(id, "delivered");
    const [delivery] = await deliveriesOf(id);
    expect(await house.webhooks.list(STRANGER)).toEqual([]);
    expect(await house.webhooks.find(STRANGER, id)).toBeUndefined();
    expect(await house.webhooks.update(STRANGER, id, { enabled: false })).toBeUndefined();
    expect(await house.webhooks.rotateSecret(STRANGER, id)).toBeUndefined();
    expect(await house.webhooks.sendTest(STRANGER, id)).toBeUndefined();
    expect(await house.webhooks.deliveries(STRANGER, id, { limit: 1 })).toBeUndefined();
    expect(await house.webhooks.redeliver(STRANGER, delivery!.id)).toBeUndefined();
    expect(await house.webhooks.remove(STRANGER, id)).toBe(false);
    expect(await house.webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it("shows its secret once and keeps it sealed", async () => {
    const { id, secret, ...shown } = await register();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await house.webhooks.find(OWNER, id)).toEqual({ id, ...shown });
    const row = await house.store.get<{ secret: Buffer }>(sql`
      SELECT secret FROM webhook_endpoints WHERE id = ${id}`);
    const bytes = Buffer.from(secret.slice("whsec_".length), "base64");
    expect(bytes).toHaveLength(32);
    expect(row?.secret.includes(bytes)).toBe(false);
  });
});
