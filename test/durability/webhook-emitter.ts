// Emits events in transactions, each with a row of its own, and delivers them, until it is killed.
// Says on stdout which transactions it was told are committed.
import { pino } from "pino";
import { startHeartbeat } from "../../src/platform/heartbeat/heartbeat.js";
import { createAddressGuard } from "../../src/platform/outbound/address-guard.js";
import { serverSecret } from "../../src/platform/secrets/server-secret.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { sql } from "../../src/platform/store/sql.js";
import { createWebhooks } from "../../src/services/webhooks/create-webhooks.js";

const EMITTERS = 3;
const [, , url = "", secret = "", round = "0", laterMs = "0"] = process.argv;
const clock = () => Date.now() + Number(laterMs);

const store = await openStore(url, { poolSize: 1 });
const heartbeat = await startHeartbeat(store, clock, () => {});
const guard = createAddressGuard({ allowLoopback: true });
// A process that lives for half a second at most is to send in it, not to load what sends.
await guard.dispatcher();
await import("../../src/platform/outbound/post-once.js");
const log = pino({ level: "silent" });
const webhooks = createWebhooks(store, {
  clock,
  log,
  secret: serverSecret(secret, []),
  guard,
  processId: heartbeat.processId,
  deadBefore: heartbeat.deadBefore,
});

async function emitForEver(emitter: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${round}/${emitter}/${count}`;
    await store.durable.tx(async (tx) => {
      await tx.run(sql`INSERT INTO changes (id) VALUES (${id})`);
      const data = { collection: "papers", change: "inserted", id, count, timestamp: "" } as const;
      await webhooks.emit(tx, "acc_owner", [{ event: "collection.updated", data }]);
    });
    webhooks.wake();
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: EMITTERS }, (_, emitter) => emitForEver(emitter)));
