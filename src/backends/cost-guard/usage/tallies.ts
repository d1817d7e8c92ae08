import type { TokenUsage } from "../../../engines/http/chat-completion/judge-completion.js";
import type { Needed } from "../../../platform/parts/part.js";
import { KEPT_DAYS, utcDay } from "../../../platform/quota/days.js";
import { deleteInSlices } from "../../../platform/store/delete-in-slices.js";
import { inOneCommit } from "../../../platform/store/one-commit.js";
import type { Store } from "../../../platform/store/sql.js";
import * as rows from "./store.js";

const WRITE_AFTER_MS = 200;

/** How a call was answered. */
export type CallKind = "hit" | "miss" | "bypass" | "failure";

export interface CountedCall {
  readonly accountId: string;
  /** The model that answered, or that the call was for. */
  readonly model: string;
  readonly kind: CallKind;
  readonly usage: TokenUsage | undefined;
}

/** Counts of calls and tokens by account, day and model. */
export interface Tallies {
  /** Notes a call; it is written within 200 ms, together with others. */
  count(call: CountedCall): void;
  /** Writes what is noted, then reads the counts of an account since a day. */
  since(accountId: string, day: number): Promise<rows.DayRow[]>;
  /** Writes what is noted. */
  flush(): Promise<void>;
}

/** Counts in the database; a write that fails is logged and lost, and no call waits for one. */
export function createTallies({ store, clock, log }: Needed<"store" | "clock" | "log">): Tallies {
  let noted = new Map<string, rows.DayRow>();
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<void> = Promise.resolve();

  async function write(batch: Iterable<rows.DayRow>): Promise<void> {
    await inOneCommit(store, async (writer) => {
      for (const row of batch) await rows.addDay(writer, row);
    });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (noted.size > 0) {
      const batch = noted;
      noted = new Map();
      written = written
        .then(() => write(batch.values()))
        .catch((error: unknown) => log.error({ err: error }, "completions could not be counted"));
    }
    return written;
  }

  return {
    count({ accountId, model, kind, usage }) {
      const day = utcDay(clock());
      const name = `${accountId} ${day} ${model}`;
      noted.set(name, plus(noted.get(name) ?? emptyDay(accountId, day, model), kind, usage));
      timer ??= setTimeout(flush, WRITE_AFTER_MS);
    },
    async since(accountId, day) {
      await flush();
      return rows.listDays(store, accountId, day);
    },
    flush,
  };
}

/** Deletes counts that are older than statistics are kept. */
export function forgetDays(store: Store, now: number): Promise<number> {
  return deleteInSlices((limit) => rows.deleteDaysBefore(store, utcDay(now) - KEPT_DAYS, limit));
}

function emptyDay(account_id: string, day: number, model: string): rows.DayRow {
  return {
    ...{ account_id, day, model, hits: 0, misses: 0, bypasses: 0, failures: 0 },
    ...{ input_tokens: 0, output_tokens: 0, saved_input_tokens: 0, saved_output_tokens: 0 },
  };
}

const COLUMN = { hit: "hits", miss: "misses", bypass: "bypasses", failure: "failures" } as const;

function plus(row: rows.DayRow, kind: CallKind, usage: TokenUsage | undefined): rows.DayRow {
  const { input, output } = usage ?? { input: 0, output: 0 };
  const counted = { ...row, [COLUMN[kind]]: row[COLUMN[kind]] + 1 };
  if (kind !== "hit") {
    return {
      ...counted,
      input_tokens: row.input_tokens + input,
      output_tokens: row.output_tokens + output,
    };
  }
  return {
    ...counted,
    saved_input_tokens: row.saved_input_tokens + input,
    saved_output_tokens: row.saved_output_tokens + output,
  };
}
