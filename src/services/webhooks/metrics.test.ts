import { expect, it } from "vitest";
import {
  describeWebhooks,
  eventually,
  idsOf,
  START,
} from "../../../test/helpers/apps/webhooks-house.js";
import { answerWith } from "../../../test/helpers/servers/webhook-sink.js";
import { createMetrics } from "../../platform/telemetry/metrics.js";

describeWebhooks("the metrics of webhooks", (house) => {
  const { register, emitIds, settled, goOnTo, open } = house;

  it("count attempts by outcome, and tell the age of the oldest event that waits", async () => {
    const metrics = createMetrics({ processMetrics: false });
    const page = async () => (await metrics.render()).body;
    await house.webhooks.close();
    house.webhooks = open({ metrics });
    const { id } = await register();
    await emitIds("a");
    await settled(id, "delivered");
    house.sink.answer = answerWith(503);
    await emitIds("b");
    await eventually(async () =>
      expect(await page()).toContain(
        'gatehouse_webhook_attempts_total{outcome="refused",status="5xx"} 1',
      ),
    );
    house.sink.answer = (_arrival, reply) => void reply.destroy();
    goOnTo(START + 30_000);
    await eventually(async () =>
      expect(await page()).toContain(
        'gatehouse_webhook_attempts_total{outcome="connection",status="none"} 1',
      ),
    );
    expect(await page()).toContain(
      'gatehouse_webhook_attempts_total{outcome="delivered",status="2xx"} 1',
    );
    await house.webhooks.sampleDepth();
    expect(await page()).toContain("gatehouse_webhook_oldest_seconds 30\n");
    expect(await page()).toContain("gatehouse_webhook_outbox_depth 1\n");

    house.sink.answer = answerWith(200);
    goOnTo(START + 3_600_000);
    await eventually(async () => expect(idsOf(house.sink.arrivals).at(-1)).toBe("b"));
    await settled(id, "delivered");
    goOnTo(START + 3_620_000);
    await house.webhooks.sampleDepth();
    expect(await page()).toContain("gatehouse_webhook_oldest_seconds 0\n");
  });
});
