/** Bytes outside of the JavaScript heaps that all tasks which run at the same time share. */
export const BUFFER_BYTES_MAX = 805_306_368;

/** What tasks may hold in large buffers together; whoever asks for more than all waits for all of it. */
export class BufferAllowance {
  #free = BUFFER_BYTES_MAX;

  hasRoomFor(bytes: number): boolean {
    return shareOf(bytes) <= this.#free;
  }

  take(bytes: number): void {
    this.#free -= shareOf(bytes);
  }

  giveBack(bytes: number): void {
    this.#free += shareOf(bytes);
  }
}

const shareOf = (bytes: number): number => Math.min(bytes, BUFFER_BYTES_MAX);
