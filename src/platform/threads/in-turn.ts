import { ownTurn } from "./own-turn.js";
import { OwnerTurns } from "./owner-turns.js";
import { StopSwitch } from "./stop-signal.js";

/** What is left of the connections to a database is for statements that are short. */
const AT_ONCE = 4;

const turns = new OwnerTurns({ atOnce: AT_ONCE });
const UNSTOPPED = new StopSwitch();

/**
 * Does one slice of long work with the store in a turn of its owner. SQLite works on the main thread,
 * so a turn is one of the event loop, as `ownTurn` has it. A database of its own would work on as many
 * slices as are asked of it, so few are under way at once, those of the owners one after the other.
 * Not for slices within a transaction: those under way may wait for the connection that it holds.
 */
export async function inTurn<T>(owner: string, slice: () => Promise<T>): Promise<T> {
  await ownTurn(owner);
  const turn = async () => ({ result: await slice() });
  return (await turns.run({ owner, signal: UNSTOPPED }, turn)).result;
}
