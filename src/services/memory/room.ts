import { isRoomy, passHand, type Room } from "../../engines/caching/eviction/sieve.js";
import type { Transaction } from "../../platform/store/sql.js";
import type { OwnerState } from "./changes.js";
import type { Evicted } from "./entry.js";
import { findFirstExpiry, listExpired } from "./expired-rows.js";
import {
  clearVisited,
  deletePlaces,
  listFromPlace,
  type Places,
  type ResidentRow,
} from "./memory-store.js";

const EXPIRED_AT_ONCE = 32;
/** The hand mostly stops at once, and rows it does not come to are read for nothing. */
const STEPS_AT_FIRST = 2;
const STEPS_MAX = 64;

/** What one memory may hold. */
export interface Bound {
  readonly bytesMax: number;
  readonly entriesMax: number;
}

export interface Wanted {
  readonly owner: string;
  readonly bound: Bound;
  /** What is about to be added. */
  readonly added: Room;
  /** The place of an entry that is being written over and stays. */
  readonly keptPlace: number | undefined;
  readonly now: number;
  readonly isNoted: (place: number) => boolean;
}

/** Removes what has expired and then, by SIEVE, the least useful until what is added fits. */
export async function makeRoom(
  tx: Transaction,
  state: OwnerState,
  wanted: Wanted,
): Promise<Evicted[]> {
  const evicted: Evicted[] = [];
  while (!isRoomy(missingRoom(state, wanted)) && hasExpired(state, wanted.now)) {
    const expired = await removeExpired(tx, state, wanted);
    evicted.push(...expired.map((row) => describe(row, "expired")));
  }
  for (let steps = STEPS_AT_FIRST; !isRoomy(missingRoom(state, wanted)); ) {
    const useless = await moveHand(tx, state, wanted, steps);
    evicted.push(...useless.map((row) => describe(row, "space")));
    steps = Math.min(steps * 4, STEPS_MAX);
  }
  return evicted;
}

function hasExpired({ expires_from }: OwnerState, now: number): boolean {
  return expires_from !== null && expires_from <= now;
}

async function removeExpired(
  tx: Transaction,
  state: OwnerState,
  wanted: Wanted,
): Promise<ResidentRow[]> {
  const { owner, now } = wanted;
  const rows = await listExpired(tx, owner, { now, limit: EXPIRED_AT_ONCE });
  const removed: ResidentRow[] = [];
  for (const row of rows) {
    if (isRoomy(missingRoom(state, wanted))) return removed;
    await removeEntry(tx, owner, state, row);
    removed.push(row);
  }
  if (rows.length < EXPIRED_AT_ONCE) state.expires_from = await findFirstExpiry(tx, owner);
  return removed;
}

/** Takes an entry out of the store and out of what is counted. */
export async function removeEntry(
  tx: Transaction,
  owner: string,
  state: OwnerState,
  { place, bytes, version }: Pick<ResidentRow, "place" | "bytes" | "version">,
): Promise<void> {
  await deletePlaces(tx, owner, { first: place, last: place });
  countGone(state, { bytes, version });
}

/** Takes an entry that is removed out of what is counted. */
export function countGone(
  state: OwnerState,
  { bytes, version }: Pick<ResidentRow, "bytes" | "version">,
): void {
  state.bytes -= bytes;
  state.entries -= 1;
  state.version_floor = Math.max(state.version_floor, version);
}

function missingRoom(state: OwnerState, { added, bound }: Wanted): Room {
  return {
    bytes: state.bytes + added.bytes - bound.bytesMax,
    entries: state.entries + added.entries - bound.entriesMax,
  };
}

/** One page of the hand's way; past the newest entry it begins again at the oldest. */
async function moveHand(
  tx: Transaction,
  state: OwnerState,
  wanted: Wanted,
  steps: number,
): Promise<ResidentRow[]> {
  const { owner, keptPlace } = wanted;
  const rows = await listFromPlace(tx, owner, { place: state.hand, limit: steps });
  if (state.hand === 0 && rows.every(({ place }) => place === keptPlace)) {
    throw new Error("the count of a memory is above the bound, but it holds nothing that could go");
  }
  const met = rows
    .filter(({ place }) => place !== keptPlace)
    .map((row) => toResident(row, state, wanted));
  const way = met.values();
  const pass = passHand(() => way.next().value, missingRoom(state, wanted));
  for (const { row } of pass.spared) state.spared.add(row.place);
  const spared = rangesOf(rows, new Set(pass.spared.map(({ row }) => row)));
  for (const places of spared) await clearVisited(tx, owner, places);
  const evicted = new Set(pass.evicted.map(({ row }) => row));
  for (const places of rangesOf(rows, evicted)) await deletePlaces(tx, owner, places);
  for (const row of evicted) countGone(state, row);
  state.evictions += pass.evicted.length;
  const lastMet = isRoomy(pass.missing) ? pass.evicted.at(-1)?.row.place : rows.at(-1)?.place;
  const isRound = !isRoomy(pass.missing) && rows.length < steps;
  const place = lastMet ?? state.last_place;
  state.hand = isRound || place === state.last_place ? 0 : place + 1;
  return [...evicted];
}

/** The places of some rows as ranges without any other row. */
function rangesOf(rows: readonly ResidentRow[], some: ReadonlySet<ResidentRow>): Places[] {
  const ranges: Places[] = [];
  let open: Places | undefined;
  for (const row of rows) {
    if (some.has(row)) open = { first: open?.first ?? row.place, last: row.place };
    if (open && !some.has(row)) {
      ranges.push(open);
      open = undefined;
    }
  }
  return open ? [...ranges, open] : ranges;
}

function toResident(row: ResidentRow, state: OwnerState, { isNoted }: Wanted) {
  const isVisited = !state.spared.has(row.place) && (row.visited === 1 || isNoted(row.place));
  return { row, bytes: row.bytes, isVisited };
}

function describe({ namespace, key, agent_id }: ResidentRow, reason: Evicted["reason"]): Evicted {
  return { namespace, key, agentId: agent_id, reason };
}
