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
/** The hand mostly stops at once, and rows it does not reach are read for nothing. */
const STEPS_AT_FIRST = 2;
const STEPS_MAX = 64;

/** What one memory may hold. */
export interface Bound {
  readonly bytesMax: number;
  readonly entriesMax: number;
}

export interface EvictionRequest {
  readonly owner: string;
  readonly bound: Bound;
  /** Size of what is about to be written. */
  readonly added: Room;
  /** The place of the entry being overwritten, which must stay. */
  readonly keptPlace: number | undefined;
  readonly now: number;
  readonly isVisitedInMemory: (place: number) => boolean;
}

/** Evicts what has expired and then, by SIEVE, the least useful until what is added fits. */
export async function evictFor(
  tx: Transaction,
  state: OwnerState,
  request: EvictionRequest,
): Promise<Evicted[]> {
  const evicted: Evicted[] = [];
  if (isRoomy(missingRoom(state, request))) return evicted;
  await state.batch.flush();
  while (!isRoomy(missingRoom(state, request)) && hasExpired(state, request.now)) {
    const expired = await removeExpired(tx, state, request);
    evicted.push(...expired.map((row) => describe(row, "expired")));
  }
  for (let steps = STEPS_AT_FIRST; !isRoomy(missingRoom(state, request)); ) {
    const useless = await moveHand(tx, state, request, steps);
    evicted.push(...useless.map((row) => describe(row, "space")));
    steps = Math.min(steps * 4, STEPS_MAX);
  }
  state.batch.forget(evicted);
  return evicted;
}

function hasExpired({ expires_from }: OwnerState, now: number): boolean {
  return expires_from !== null && expires_from <= now;
}

async function removeExpired(
  tx: Transaction,
  state: OwnerState,
  request: EvictionRequest,
): Promise<ResidentRow[]> {
  const { owner, now } = request;
  const rows = await listExpired(tx, owner, { now, limit: EXPIRED_AT_ONCE });
  const removed: ResidentRow[] = [];
  for (const row of rows) {
    if (isRoomy(missingRoom(state, request))) return removed;
    await removeEntry(tx, owner, state, row);
    removed.push(row);
  }
  if (rows.length < EXPIRED_AT_ONCE) state.expires_from = await findFirstExpiry(tx, owner);
  return removed;
}

/** Deletes an entry and subtracts it from the counts of its owner. */
export async function removeEntry(
  tx: Transaction,
  owner: string,
  state: OwnerState,
  { place, bytes, version }: Pick<ResidentRow, "place" | "bytes" | "version">,
): Promise<void> {
  await deletePlaces(tx, owner, { first: place, last: place });
  countRemoved(state, { bytes, version });
}

/** Subtracts a removed entry from the counts of its owner. */
export function countRemoved(
  state: OwnerState,
  { bytes, version }: Pick<ResidentRow, "bytes" | "version">,
): void {
  state.bytes -= bytes;
  state.entries -= 1;
  state.version_floor = Math.max(state.version_floor, version);
}

function missingRoom(state: OwnerState, { added, bound }: EvictionRequest): Room {
  return {
    bytes: state.bytes + added.bytes - bound.bytesMax,
    entries: state.entries + added.entries - bound.entriesMax,
  };
}

/** Moves the hand over one page of entries; past the newest it starts again at the oldest. */
async function moveHand(
  tx: Transaction,
  state: OwnerState,
  request: EvictionRequest,
  steps: number,
): Promise<ResidentRow[]> {
  const { owner, keptPlace } = request;
  const rows = await listFromPlace(tx, owner, { place: state.hand, limit: steps });
  if (state.hand === 0 && rows.every(({ place }) => place === keptPlace)) {
    throw new Error("the count of a memory is above the bound, but it holds nothing that could go");
  }
  const met = rows
    .filter(({ place }) => place !== keptPlace)
    .map((row) => toResident(row, state, request));
  const way = met.values();
  const pass = passHand(() => way.next().value, missingRoom(state, request));
  for (const { row } of pass.spared) state.spared.add(row.place);
  const spared = rangesOf(rows, new Set(pass.spared.map(({ row }) => row)));
  for (const places of spared) await clearVisited(tx, owner, places);
  const evicted = new Set(pass.evicted.map(({ row }) => row));
  for (const places of rangesOf(rows, evicted)) await deletePlaces(tx, owner, places);
  for (const row of evicted) countRemoved(state, row);
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

function toResident(row: ResidentRow, state: OwnerState, { isVisitedInMemory }: EvictionRequest) {
  const isVisited =
    !state.spared.has(row.place) && (row.visited === 1 || isVisitedInMemory(row.place));
  return { row, bytes: row.bytes, isVisited };
}

function describe({ namespace, key, agent_id }: ResidentRow, reason: Evicted["reason"]): Evicted {
  return { namespace, key, agentId: agent_id, reason };
}
