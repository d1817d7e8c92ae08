import { type Amplitudes, after, freeCount } from "../statevector/kernels.js";
import type { QubitChannel } from "./qubit-channel.js";

/** Applies a channel in place to the qubit whose bits of an index are `row` and `column`. */
export function applyQubitChannel(
  { re, im }: Amplitudes,
  row: number,
  column: number,
  channel: QubitChannel,
): void {
  // Its factors are all real: neither part becomes the other.
  applyToPart(re, row, column, channel);
  applyToPart(im, row, column, channel);
}

function applyToPart(
  part: Float64Array,
  row: number,
  column: number,
  { excitation, relaxation, coherence }: QubitChannel,
): void {
  const both = row | column;
  for (let left = freeCount(part.length, both), at = 0; left > 0; left--, at = after(at, both)) {
    const x = part[at] as number;
    const u = part[at | both] as number;
    const lower = part[at | row] as number;
    const upper = part[at | column] as number;
    part[at] = (1 - excitation) * x + relaxation * u;
    part[at | both] = excitation * x + (1 - relaxation) * u;
    part[at | row] = coherence * lower;
    part[at | column] = coherence * upper;
  }
}
