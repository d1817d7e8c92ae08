import { join } from "node:path";
import { expect, it } from "vitest";
import { startWebhookSink } from "../helpers/servers/webhook-sink.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { emitThroughKills } from "./webhook-kills.js";

/** More of them: WEBHOOK_KILLS=50 npx vitest run test/durability/webhooks.test.ts */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 10);
const folder = tempFolder();

it(`loses no event and no order when it is killed ${KILLS} times`, async () => {
  const sink = await startWebhookSink();
  sink.answer = (_arrival, reply) => {
    const drawn = Math.random();
    if (drawn < 0.002) reply.socket?.destroy();
    else reply.writeHead(drawn < 0.004 ? 503 : 204).end();
  };
  const url = `sqlite:${join(folder, "killed.db")}`;
  const outcome = await emitThroughKills({ url, kills: KILLS, sink });
  expect(outcome).toMatchObject({ forgotten: 0, lost: 0, wrong: 0, outOfOrder: 0 });
  expect(outcome.committed).toBeGreaterThan(KILLS);
  expect(outcome.arrivedBetweenKills).toBeGreaterThan(KILLS);
  await sink.close();
}, 600_000);
