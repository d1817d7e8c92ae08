import type { Clock } from "../clock/clock.js";
import type { Store, Writer } from "../store/sql.js";
import { KEPT_DAYS, utcDay } from "./days.js";
import type { Period } from "./periods.js";
import {
  addNamed,
  addUsed,
  forgetDaysBefore,
  namedOn,
  takeBackUsed,
  usedOn,
} from "./quota-store.js";

/** A call that counts on a counter. */
export interface Call {
  readonly counterId: string;
  /** What it is counted as besides, in the same commit; the total alone unless given. */
  readonly name?: string;
}

/** What one call was told. */
export interface QuotaAnswer {
  readonly granted: boolean;
  /** Calls left after this one; every granted call of a period is told another number. */
  readonly remaining: number;
  /** The first UTC day of the period it counts in, in days since 1970. */
  readonly day: number;
}

/** A number of calls for each counter and period, exact whatever happens at once and wherever. */
export interface Allowance {
  /** Counts a call within a limit, and settles when the count survives the death of the process. */
  take(call: Call, limit: number): Promise<QuotaAnswer>;
  /** Takes back a call that was granted in the period of a day; answers how many count then. */
  giveBack(call: Call, day: number): Promise<number>;
  /** How many calls count now. */
  used(counterId: string): Promise<number>;
  /** How many calls count now, by the names they were taken with. */
  usedByName(counterId: string): Promise<ReadonlyMap<string, number>>;
  /** When the present period began and when the next one begins, in epoch milliseconds. */
  bounds(): { readonly day: number; readonly endsAt: number };
  /** Seconds until the next period, at least 1. */
  secondsToReset(): number;
  /** Forgets periods long past. */
  sweep(): Promise<void>;
}

interface Waiting<Answer> {
  readonly call: Call;
  settle(answer: Answer): void;
  fail(error: unknown): void;
}

/** Calls on one counter and under one limit. */
interface Takes {
  readonly counterId: string;
  readonly limit: number;
  readonly waiting: Waiting<QuotaAnswer>[];
}

/** Calls of one counter, period and name that are given back. */
interface Backs {
  readonly call: Call;
  readonly day: number;
  readonly waiting: Waiting<number>[];
}

interface Batch {
  readonly takes: Map<string, Takes>;
  readonly backs: Map<string, Backs>;
}

/**
 * Counts in the store. The calls of one tick of the event loop share one commit and, for each
 * counter, one statement, and one more for each name; while a commit is under way, the next calls
 * wait for the following one.
 */
export function createAllowance(store: Store, clock: Clock, period: Period): Allowance {
  let next: Batch = { takes: new Map(), backs: new Map() };
  let isUnderWay = false;

  const thisPeriod = () => period.firstDay(clock());

  async function flush(): Promise<void> {
    const batch = next;
    next = { takes: new Map(), backs: new Map() };
    await perform(store, batch, thisPeriod());
    isUnderWay = false;
    if (next.takes.size + next.backs.size > 0) flushSoon();
  }

  function flushSoon(): void {
    if (isUnderWay) return;
    isUnderWay = true;
    setImmediate(flush);
  }

  return {
    take(call, limit) {
      return new Promise((settle, fail) => {
        const { counterId } = call;
        const group = `${limit} ${counterId}`;
        const takes = next.takes.get(group);
        if (takes) takes.waiting.push({ call, settle, fail });
        else {
          next.takes.set(group, { counterId, limit, waiting: [{ call, settle, fail }] });
        }
        flushSoon();
      });
    },
    giveBack(call, day) {
      return new Promise((settle, fail) => {
        const group = `${day} ${call.counterId} ${call.name ?? ""}`;
        const backs = next.backs.get(group);
        if (backs) backs.waiting.push({ call, settle, fail });
        else next.backs.set(group, { call, day, waiting: [{ call, settle, fail }] });
        flushSoon();
      });
    },
    used: (counterId) => usedOn(store, { counterId, day: thisPeriod() }),
    usedByName: (counterId) => namedOn(store, { counterId, day: thisPeriod() }),
    bounds() {
      const now = clock();
      return { day: period.firstDay(now), endsAt: period.endOf(now) };
    },
    secondsToReset() {
      const now = clock();
      return Math.ceil((period.endOf(now) - now) / 1000);
    },
    sweep: () => forgetDaysBefore(store, utcDay(clock()) - KEPT_DAYS),
  };
}

/** Writes a batch and tells its calls: those of SQLite share a commit, those of PostgreSQL do not. */
async function perform(store: Store, { takes, backs }: Batch, day: number): Promise<void> {
  const groups = [
    ...[...backs.values()].map(
      (group): Group => ({ ...group, write: (writer) => takeBack(writer, group) }),
    ),
    ...[...takes.values()].map(
      (group): Group => ({ ...group, write: (writer) => count(writer, group, day) }),
    ),
  ];
  const [only] = takes.values();
  const isOneStatement =
    takes.size === 1 && backs.size === 0 && only?.waiting.every(({ call }) => !call.name);
  // One statement is a commit of its own.
  if (store.dialect === "postgres" || isOneStatement) {
    await Promise.all(groups.map((group) => settleGroups([group], () => group.write(store))));
    return;
  }
  await settleGroups(groups, () =>
    store.tx(async (tx) => (await Promise.all(groups.map(({ write }) => write(tx)))).flat()),
  );
}

/** Calls that are written together. */
interface Group {
  readonly waiting: readonly { fail(error: unknown): void }[];
  /** Answers what remains to be told once it is committed. */
  readonly write: (writer: Writer) => Promise<(() => void)[]>;
}

async function settleGroups(
  groups: readonly Group[],
  write: () => Promise<(() => void)[]>,
): Promise<void> {
  try {
    for (const settle of await write()) settle();
  } catch (error) {
    for (const { waiting } of groups) for (const { fail } of waiting) fail(error);
  }
}

async function count(
  writer: Writer,
  { counterId, limit, waiting }: Takes,
  day: number,
): Promise<(() => void)[]> {
  const row = { counterId, day };
  const { granted, used } = await addUsed(writer, row, { wanted: waiting.length, limit });
  const callsByName = new Map<string, number>();
  for (const { call } of waiting.slice(0, granted)) {
    if (call.name) callsByName.set(call.name, (callsByName.get(call.name) ?? 0) + 1);
  }
  for (const [name, calls] of callsByName) await addNamed(writer, row, { name, calls });
  return waiting.map(({ settle }, index) => {
    const isGranted = index < granted;
    const usedThen = isGranted ? used - granted + index + 1 : used;
    const remaining = Math.max(0, limit - usedThen);
    return () => settle({ granted: isGranted, remaining, day });
  });
}

async function takeBack(writer: Writer, { call, day, waiting }: Backs): Promise<(() => void)[]> {
  const row = { counterId: call.counterId, day };
  const calls = waiting.length;
  const used = await takeBackUsed(writer, row, calls);
  if (call.name) await addNamed(writer, row, { name: call.name, calls: -calls });
  return waiting.map(
    ({ settle }) =>
      () =>
        settle(used),
  );
}
