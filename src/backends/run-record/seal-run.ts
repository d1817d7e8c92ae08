import { errors } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Needed } from "../../platform/parts/part.js";
import type { KeyedMutex } from "../../platform/store/keyed-mutex.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import type { NewPacket } from "../../services/evidence-log/evidence-log.js";
import { lockRun, requireRun } from "./run-view.js";
import type { SealedRun } from "./schemas.js";
import * as store from "./store.js";
import { judgeSeal, type RunSeal } from "./verify-run.js";

/** Closes runs and puts their heads into the evidence log; appends to a run and its seal exclude each other. */
export function createRunSeals(
  { store: database, clock, evidence }: Needed<"store" | "clock" | "evidence">,
  mutex: KeyedMutex,
) {
  async function show(run: store.RunRow): Promise<SealedRun> {
    const seal = await store.findSeal(database, run.id);
    if (!seal?.packet) throw errors.notFound("the seal of this run");
    return {
      run_id: run.id,
      step_count: run.step_count,
      head: run.head,
      sealed_at: isoTime(seal.closed_at),
      packet: JSON.parse(seal.packet) as SealedRun["packet"],
    };
  }

  async function close(accountId: string, id: string): Promise<store.RunRow> {
    return database.durable.tx(async (tx) => {
      const run = await lockRun(tx, database.dialect, { accountId, id });
      await store.closeRun(tx, run.id, clock());
      return run;
    }, BY_STATEMENT);
  }

  return {
    /** Closes a run and seals its head; the same packet again for one that is sealed. */
    seal: (accountId: string, id: string): Promise<SealedRun> =>
      mutex.run(`${accountId} ${id}`, async () => {
        const run = await close(accountId, id);
        if (!(await store.findSeal(database, run.id))?.packet) {
          // A process that dies here seals the same head once more at the next try: two packets
          // that say the same.
          const packet = await evidence.seal(packetOf(accountId, run));
          await store.keepPacket(database.durable, run.id, JSON.stringify(packet));
        }
        return show(run);
      }),

    /** The seal of a run; 404 when it has none. */
    async get(accountId: string, id: string): Promise<SealedRun> {
      return show(await requireRun(database, accountId, id));
    },

    async sealedAt(run: store.RunRow): Promise<string | null> {
      const seal = await store.findSeal(database, run.id);
      return seal?.packet ? isoTime(seal.closed_at) : null;
    },

    /** The sealed end of a run, and whether its packet is still as it was signed. */
    async read(run: store.RunRow): Promise<RunSeal | undefined> {
      const packet = (await store.findSeal(database, run.id))?.packet;
      return packet ? judgeSeal(packet, await evidence.keys()) : undefined;
    },
  };
}

function packetOf(accountId: string, run: store.RunRow): NewPacket {
  const { id, name, created_at, step_count, head } = run;
  return {
    type: "run-record",
    owner: accountId,
    chain: ["run-record"],
    content: { run_id: id, name, created_at: isoTime(created_at), step_count, head },
  };
}
