import type { Reader } from "../../platform/store/sql.js";
import { inTurn } from "../../platform/threads/in-turn.js";
import { findPosition, type Position, type Slice } from "./store.js";

/** SQLite answers a query in one piece, on the thread that serves every other request too. */
const SLICE_EVENTS = 1_000;

/** Events of one account: those before `begin`, back to the time `from`. */
export interface Range {
  readonly accountId: string;
  readonly begin: Position;
  readonly from: number;
}

export interface Step<Read> {
  readonly read: Read;
  /** Where the next slice begins; undefined in the last one. */
  readonly next: Position | undefined;
}

/** Reads a range, newest first, in slices that take a few milliseconds each, in turns of the account. */
export async function* readSlices<Read>(
  reader: Reader,
  range: Range,
  read: (slice: Slice) => Promise<Read>,
): AsyncGenerator<Step<Read>> {
  const { accountId, from } = range;
  for (let begin: Position | undefined = range.begin; begin !== undefined; ) {
    const start = begin;
    const step: Step<Read> = await inTurn(accountId, async () => {
      const next = await findPosition(reader, { accountId, begin: start, from }, SLICE_EVENTS);
      const slice = { accountId, begin: start, end: next ?? { at: from, id: "" } };
      return { read: await read(slice), next };
    });
    yield step;
    begin = step.next;
  }
}
