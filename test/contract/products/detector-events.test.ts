import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { detectorRoutes } from "../../../src/apis/products/detector/detector.js";
import { webhookRoutes } from "../../../src/apis/products/webhooks/webhook-routes.js";
import { newId } from "../../../src/platform/ids/ids.js";
import { sql } from "../../../src/platform/store/sql.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";
import { startWebhookSink, type WebhookSink } from "../../helpers/servers/webhook-sink.js";
import { hasSecretSignature } from "../../helpers/webhook-signature.js";

const TEXT = "The ferry was late again, so we sat on the wall by the ticket office and waited.";

let house: ProductsTestApp;
beforeAll(async () => {
  house = await buildProductsApp({
    environment: { WEBHOOK_ALLOW_LOOPBACK: "1" },
    async mount(app, { parts, guard }) {
      const { detector, webhooks } = parts;
      await app.register(detectorRoutes, { parts, guard, detector });
      await app.register(webhookRoutes, { guard, webhooks });
    },
  });
});
afterAll(() => house.close());

const opened: WebhookSink[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** An account of its own, and a receiver. */
async function join() {
  const accountId = newId("acc");
  const authorization = `Bearer ${await house.issueKey(accountId)}`;
  const sink = await startWebhookSink();
  opened.push(sink);
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    house.app.inject({ method: "POST", url, payload, headers: { authorization, ...headers } });
  return {
    sink,
    post,
    detect: (headers: Record<string, string> = {}) =>
      post("/v1/detector/detect", { text: TEXT }, headers),
    async listen(events: readonly string[] = ["detection.complete"]) {
      const reply = await post("/v1/webhooks", { url: `${sink.url}/hook`, events });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json<{ id: string; secret: string }>();
    },
    disable: (id: string) =>
      house.app.inject({
        method: "PATCH",
        url: `/v1/webhooks/${id}`,
        payload: { enabled: false },
        headers: { authorization },
      }),
    deliveries: (id: string) =>
      house.platform.store.all(sql`SELECT id FROM webhook_deliveries WHERE endpoint_id = ${id}`),
  };
}

describe("detection.complete", () => {
  it("is sent of a detection that was answered, signed, with what the answer says", async () => {
    const { sink, detect, listen } = await join();
    const { secret } = await listen();
    const { id, is_ai, confidence } = (await detect()).json();
    const [message] = await sink.received(1);
    if (!message) throw new Error("nothing arrived");
    expect(hasSecretSignature(message, secret)).toBe(true);
    const body = JSON.parse(message.body);
    expect(body).toEqual({
      event: "detection.complete",
      data: { id, is_ai, confidence, timestamp: expect.any(String) },
    });
    expect(new Date(body.data.timestamp).toISOString()).toBe(body.data.timestamp);
  });

  it("is on disk before the answer", async () => {
    const { detect, listen, deliveries } = await join();
    const { id } = await listen();
    await detect();
    expect(await deliveries(id)).toHaveLength(1);
  });

  it("is sent once for each text of a batch, in their order", async () => {
    const { sink, post, listen } = await join();
    await listen();
    const texts = Array.from({ length: 100 }, (_, at) => `${at}. ${TEXT}`);
    const { results } = (await post("/v1/detector/detect-batch", { texts })).json();
    const messages = await sink.received(100);
    const told = messages.map(({ body }) => JSON.parse(body).data.id);
    expect(told).toEqual(results.map(({ id }: { id: string }) => id));
  });

  it("is sent of no text of a batch that was refused", async () => {
    const { post, listen, deliveries } = await join();
    const { id } = await listen();
    for (const body of [{ texts: [TEXT, ""] }, { texts: [TEXT], model: "none" }]) {
      const reply = await post("/v1/detector/detect-batch", body);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(await deliveries(id)).toEqual([]);
  });

  it("is sent once, however often a call is repeated under its Idempotency-Key", async () => {
    const { detect, listen, deliveries, post } = await join();
    const { id } = await listen();
    const headers = { "idempotency-key": "one-detection" };
    const first = await detect(headers);
    const again = await detect(headers);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body).toBe(first.body);
    expect(await deliveries(id)).toHaveLength(1);
    const other = await post("/v1/detector/detect", { text: "Another." }, headers);
    expect([other.statusCode, other.json().error.code]).toEqual([409, "conflict"]);
    await detect();
    expect(await deliveries(id)).toHaveLength(2);
  });

  it("is kept for a repeat, too, where nobody listens", async () => {
    const { detect } = await join();
    const headers = { "idempotency-key": "unheard" };
    const first = await detect(headers);
    expect((await detect(headers)).body).toBe(first.body);
  });

  it("is no business of other accounts, other events and endpoints that are disabled", async () => {
    const [mine, theirs] = [await join(), await join()];
    const { id } = await theirs.listen();
    const other = await mine.listen(["collection.updated"]);
    const off = await mine.listen();
    await mine.disable(off.id);
    expect((await mine.detect()).statusCode).toBe(200);
    for (const heard of [
      theirs.deliveries(id),
      mine.deliveries(other.id),
      mine.deliveries(off.id),
    ]) {
      expect(await heard).toEqual([]);
    }
  });
});
