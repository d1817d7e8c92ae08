// Writes into one memory until it is killed, and says on stdout what it was told is stored.
import { setInterval } from "node:timers";
import { seededRandom } from "../../bench/memory-traces.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { createMemory } from "../../src/services/memory/memory.js";

const CALLERS = 8;
const [, , url = "", seed = "1", bytesMax = "0"] = process.argv;

const store = await openStore(url, { poolSize: 1 });
const memory = createMemory(store, {
  clock: Date.now,
  bytesMax: Number(bytesMax),
  onFlushFailure: () => {},
});
const random = seededRandom(Number(seed));
setInterval(() => void memory.flush(), 20);

async function writeForEver(caller: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    // Each caller has keys of its own, so that the last answer about a key is the last write.
    const name = { agentId: "a", namespace: "n", key: `${caller}/${Math.floor(random() * 40)}` };
    const drawn = random();
    if (drawn < 0.2) {
      await memory.retrieve("owner", name);
    } else if (drawn < 0.25) {
      await memory.delete("owner", name);
      await say({ deleted: name.key, evicted: [] });
    } else {
      const value = JSON.stringify({ count, seed, fill: "x".repeat(Math.floor(random() * 900)) });
      const outcome = await memory.store("owner", { name, value });
      if (outcome.kind !== "stored") throw new Error(outcome.kind);
      await say({ evicted: outcome.evicted.map(({ key }) => key), key: name.key, value });
    }
  }
}

/** Waits until the line has left: what a kill finds here unwritten was never said. */
function say(line: object): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, () => resolve());
  });
}

await Promise.all(Array.from({ length: CALLERS }, (_, caller) => writeForEver(caller)));
