import { hash, randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock/clock.js";
import { newId } from "../../platform/ids/ids.js";
import type { Store } from "../../platform/store/sql.js";
import * as rows from "./store.js";

/** A call that code waits at. */
export interface HeldCall {
  /** Its number within the run. */
  readonly id: number;
  /** Family and function. */
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A run that waits at calls that somebody has to approve. */
export interface HeldRun {
  readonly snapshot: Uint8Array;
  readonly calls: readonly HeldCall[];
  readonly timeoutMs: number;
}

/** By what a run that waits is found again. */
export interface HeldName {
  readonly runId: string;
  readonly resumeCode: string;
}

/** A piece of a text that was too long for one answer. */
export interface TextPiece {
  readonly text: string;
  /** Where the next piece begins; undefined after the last one. */
  readonly cursor: string | undefined;
}

/** What runs of code leave behind between two calls of their owner. */
export interface CodeRuns {
  /** Keeps a run for an hour; `resumeCode` is known to nobody else. The oldest of too many is dropped. */
  hold(owner: string, run: HeldRun): Promise<HeldName>;
  /** Hands a run out, once; undefined for one that is not there, another owner's, or with a wrong code. */
  take(owner: string, runId: string, resumeCode: string): Promise<HeldRun | undefined>;
  /** Keeps a run that was handed out and did not go on, under its own name, for an hour more. */
  putBack(owner: string, held: HeldName, run: HeldRun): Promise<void>;
  /** Keeps a text for ten minutes and answers its first piece. */
  cut(owner: string, text: string): Promise<TextPiece>;
  /** The piece that a cursor names; undefined for one that is not there or another owner's. */
  readOn(owner: string, cursor: string): Promise<TextPiece | undefined>;
  sweep(): Promise<void>;
}

const HELD_MS = 3_600_000;
const HELD_OF_OWNER_MAX = 16;
const CUT_MS = 600_000;
const CUT_OF_OWNER_MAX = 16;
/** About 6,000 tokens of a language model. */
export const PIECE_CHARS = 24_000;
const CURSOR = /^(cut_[0-9a-f]+)\.(\d{1,9})$/;

/** Keeps runs and texts in the database, so that whichever server is asked next has them. */
export function createCodeRuns(store: Store, clock: Clock): CodeRuns {
  async function keep(
    owner: string,
    { runId, resumeCode }: HeldName,
    { snapshot, calls, timeoutMs }: HeldRun,
  ): Promise<void> {
    await store.tx(async (tx) => {
      await rows.insertRun(tx, {
        id: runId,
        owner,
        codeDigest: hash("sha256", resumeCode),
        snapshot: Buffer.from(snapshot),
        calls: JSON.stringify(calls),
        timeoutMs,
        expiresAt: clock() + HELD_MS,
      });
      await rows.dropOldestRuns(tx, owner, HELD_OF_OWNER_MAX);
    });
  }

  return {
    async hold(owner, run) {
      const held = { runId: newId("hld"), resumeCode: randomBytes(16).toString("hex") };
      await keep(owner, held, run);
      return held;
    },
    putBack: keep,
    async take(owner, runId, resumeCode) {
      const codeDigest = hash("sha256", resumeCode);
      const wanted = { id: runId, owner, codeDigest, now: clock() };
      const row = await store.tx((tx) => rows.takeRun(tx, wanted));
      return (
        row && { snapshot: row.snapshot, calls: JSON.parse(row.calls), timeoutMs: row.timeoutMs }
      );
    },
    async cut(owner, text) {
      if (text.length <= PIECE_CHARS) return { text, cursor: undefined };
      const id = newId("cut");
      await store.tx(async (tx) => {
        await rows.insertText(tx, { id, owner, text, expiresAt: clock() + CUT_MS });
        await rows.dropOldestTexts(tx, owner, CUT_OF_OWNER_MAX);
      });
      return pieceOf(id, text, 0);
    },
    async readOn(owner, cursor) {
      const [, id, from] = CURSOR.exec(cursor) ?? [];
      if (id === undefined) return undefined;
      const text = await rows.findText(store, { id, owner, now: clock() });
      return text === undefined || Number(from) > text.length
        ? undefined
        : pieceOf(id, text, Number(from));
    },
    async sweep() {
      await rows.forgetEnded(store, clock());
    },
  };
}

/** A piece never ends amid a character that takes two places. */
function pieceOf(id: string, text: string, from: number): TextPiece {
  let to = Math.min(text.length, from + PIECE_CHARS);
  if (to < text.length && /[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1;
  return { text: text.slice(from, to), cursor: to < text.length ? `${id}.${to}` : undefined };
}
