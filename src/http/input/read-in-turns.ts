import type { Readable } from "node:stream";
import { ownTurn } from "../../platform/threads/own-turn.js";

/** Taking in so much, with the garbage that it leaves, is about a millisecond of the event loop. */
const BYTES_PER_TURN = 262_144;

/**
 * Has what a stream brings taken in by turns of the event loop, so that large uploads do not fill one
 * turn together. Answers what is to be told of each chunk.
 */
export function readInTurns(stream: Readable, owner: string): (chunk: Buffer) => void {
  let taken = 0;
  return ({ length }) => {
    taken += length;
    if (taken < BYTES_PER_TURN) return;
    taken = 0;
    stream.pause();
    void ownTurn(owner).then(() => stream.resume());
  };
}
