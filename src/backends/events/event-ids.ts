import { newId } from "../../platform/ids/ids.js";

const TIME_DIGITS = 11;
const BATCH_DIGITS = 3;
const RANDOM_DIGITS = 6;
const INDEX_DIGITS = 4;

/** Ids for the events of one batch, by their index, which is below 65,536. */
export type BatchIds = (index: number) => string;

/**
 * Makes ids that grow: with the time of receipt, with the number of the batch in its millisecond
 * and with the index. Random digits keep the batches of different processes apart.
 */
export function createEventIds(): (receivedAt: number) => BatchIds {
  let time = 0;
  let batch = 0;
  return (receivedAt) => {
    const isLater = receivedAt > time;
    time = isLater ? receivedAt : time;
    batch = isLater ? 0 : batch + 1;
    if (batch >= 16 ** BATCH_DIGITS) {
      time += 1;
      batch = 0;
    }
    const random = newId("evt").slice(-RANDOM_DIGITS);
    const begin = `evt_${hex(time, TIME_DIGITS)}${hex(batch, BATCH_DIGITS)}${random}`;
    return (index) => begin + hex(index, INDEX_DIGITS);
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
