import { isRoomy, passHand, type Room } from "../../engines/eviction/sieve.js";
import type { Transaction } from "../store/sql.js";
import type { OwnerState } from "./changes.js";
import type { Evicted } from "./entry.js";
import {
  deleteEntry,
  listExpired,
  listFromPlace,
  type ResidentRow,
  setVisited,
} from "./memory-store.js";

const EXPIRED_AT_ONCE = 32;
/** The hand mostly stops at once; the rows it does not come to are read for nothing. */
const STEPS_AT_ONCE = 6;

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
  while (!isRoomy(missingRoom(state, wanted))) {
    const rows = await listExpired(tx, wanted.owner, { now: wanted.now, limit: EXPIRED_AT_ONCE });
    for (const row of rows) {
      if (isRoomy(missingRoom(state, wanted))) break;
      await removeEntry(tx, wanted.owner, state, row);
      evicted.push(describe(row, "expired"));
    }
    if (rows.length < EXPIRED_AT_ONCE) break;
  }
  while (!isRoomy(missingRoom(state, wanted))) {
    for (const row of await moveHand(tx, state, wanted)) evicted.push(describe(row, "space"));
  }
  return evicted;
}

/** Takes an entry out of the store and out of what is counted. */
export async function removeEntry(
  tx: Transaction,
  owner: string,
  state: OwnerState,
  { place, bytes, version }: Pick<ResidentRow, "place" | "bytes" | "version">,
): Promise<void> {
  await deleteEntry(tx, owner, place);
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
): Promise<ResidentRow[]> {
  const { owner, keptPlace } = wanted;
  const rows = await listFromPlace(tx, owner, { place: state.hand, limit: STEPS_AT_ONCE });
  if (state.hand === 0 && rows.every(({ place }) => place === keptPlace)) {
    throw new Error("the count of a memory is above the bound, but it holds nothing that could go");
  }
  const met = rows
    .filter(({ place }) => place !== keptPlace)
    .map((row) => toResident(row, state, wanted));
  const way = met.values();
  const pass = passHand(() => way.next().value, missingRoom(state, wanted));
  for (const { row } of pass.spared) {
    state.spared.add(row.place);
    await setVisited(tx, owner, { place: row.place, visited: 0 });
  }
  for (const { row } of pass.evicted) await removeEntry(tx, owner, state, row);
  state.evictions += pass.evicted.length;
  const lastMet = isRoomy(pass.missing) ? pass.evicted.at(-1)?.row.place : rows.at(-1)?.place;
  const isRound = !isRoomy(pass.missing) && rows.length < STEPS_AT_ONCE;
  const place = lastMet ?? state.last_place;
  state.hand = isRound || place === state.last_place ? 0 : place + 1;
  return pass.evicted.map(({ row }) => row);
}

function toResident(row: ResidentRow, state: OwnerState, { isNoted }: Wanted) {
  const isVisited = !state.spared.has(row.place) && (row.visited === 1 || isNoted(row.place));
  return { row, bytes: row.bytes, isVisited };
}

function describe({ namespace, key, agent_id }: ResidentRow, reason: Evicted["reason"]): Evicted {
  return { namespace, key, agentId: agent_id, reason };
}
