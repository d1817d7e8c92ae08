import type { Reader } from "../../platform/store/sql.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { findPosition, type Position, type Slice } from "./store.js";

/** SQLite answers a query in one piece, on the thread that serves every other request too. */
const SLICE_EVENTS = 1_000;

/** Events of one account: those before `begin`, back to the time `from`. */
export interface Range {
  readonly accountId: string;
  readonly begin: Position;
  readonly from: number;
}

export interface Step {
  readonly slice: Slice;
  /** Where the next slice begins; undefined in the last one. */
  readonly next: Position | undefined;
}

/** Walks a range, newest first, in slices that take a few milliseconds each, in turns of the account. */
export async function* slicesOf(reader: Reader, range: Range): AsyncGenerator<Step> {
  const { accountId, from } = range;
  for (let begin: Position | undefined = range.begin; begin !== undefined; ) {
    await ownTurn(accountId);
    const next: Position | undefined = await findPosition(
      reader,
      { accountId, begin, from },
      SLICE_EVENTS,
    );
    yield { slice: { accountId, begin, end: next ?? { at: from, id: "" } }, next };
    begin = next;
  }
}
