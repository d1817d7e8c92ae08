import {
  type Batch,
  EVENTS_MAX,
  type ReadBatch,
  readBatch,
} from "../../engines/http/event-batch/read-batch.js";
import type { ReadEvent } from "../../engines/http/event-batch/read-event.js";
import { measureLight } from "../../engines/json/json-extent/json-extent.js";
import { type ApiError, errors } from "../../http/api-error.js";
import { commitOnce, type Once, onceFor } from "../../platform/idempotency/once.js";
import type { Needed } from "../../platform/parts/part.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import { ownedBuffer } from "../../platform/threads/owned-buffer.js";
import { createEventIds } from "./event-ids.js";
import type { CollectReply } from "./schemas.js";
import { insertEvents } from "./store.js";
import { tasks } from "./tasks.js";
import { storedEvents } from "./variables.js";

const DAY_MS = 86_400_000;
/** About a millisecond of exceptions. */
const BROKEN_LINES_IN_PLACE_MAX = 200;
const READ_MS_MAX = 10_000;

export interface Collector {
  /** Stores the events of a body, which it takes, and says, once they are on disk, what became of each. */
  collect(accountId: string, body: Buffer | null, once?: Once<CollectReply>): Promise<CollectReply>;
  /** The first moment whose events are still kept. */
  keptFrom(): number;
}

/** Takes events in. */
export function createCollector(
  { clock, store, threads, storageQuota }: Needed<"clock" | "store" | "threads" | "storageQuota">,
  retentionDays: number,
): Collector {
  const quota = storageQuota.of(storedEvents);
  const idsFor = createEventIds();
  const keptFrom = () => clock() - retentionDays * DAY_MS;

  async function read(bytes: Buffer, owner: string): Promise<Batch> {
    if (measureLight(bytes)) {
      const batch = readBatch({ bytes, brokenLinesMax: BROKEN_LINES_IN_PLACE_MAX });
      if (batch.outcome !== "costly") return batch;
    }
    const input = { bytes, brokenLinesMax: EVENTS_MAX };
    const options = { owner, timeoutMs: READ_MS_MAX, transfer: ownedBuffer(bytes) };
    return threads.run(tasks["event-batch"], input, options);
  }

  /** All or none, and on disk; answers how many were not there by their own id. */
  function persist(
    events: readonly ReadEvent[],
    accountId: string,
    once: Once<number> | undefined,
  ): Promise<number> {
    const receivedAt = clock();
    const receipt = { accountId, receivedAt, idAt: idsFor(receivedAt) };
    return commitOnce(
      store.durable,
      once,
      async (tx) => {
        const added = await insertEvents(tx, store.dialect, events, receipt);
        await quota.add(tx, accountId, added);
        return added.items;
      },
      BY_STATEMENT,
    );
  }

  return {
    keptFrom,
    async collect(accountId, body, once) {
      if (body === null || body.length === 0) {
        throw errors.invalidRequest("the body is required: an event, or several");
      }
      const { events, rejected, faults } = accepted(await read(body, accountId));
      const toReply = (persisted: number) => {
        const duplicates = events.length - persisted;
        return { persisted, rejected, duplicates, errors: [...faults] };
      };
      if (events.length === 0) return toReply(0);
      return toReply(await persist(events, accountId, onceFor(once, toReply)));
    },
  };
}

/** The refusal of a body that is read in no way. */
export function unreadable(reason = "the body is neither valid JSON nor lines of it"): ApiError {
  return errors.invalidRequest(reason);
}

function accepted(batch: Batch): ReadBatch {
  switch (batch.outcome) {
    case "read":
      return batch;
    case "unreadable":
      throw unreadable(batch.reason);
    case "too-large":
      throw errors.payloadTooLarge(batch.reason);
    case "too-many":
      throw errors.payloadTooLarge(`a call takes at most ${EVENTS_MAX} events`);
    case "costly":
      throw new Error("a batch was given up without a limit on its broken lines");
  }
}
