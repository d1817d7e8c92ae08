/** Which characters of a text belong to something already found, so that nothing is found in it again. */
export class Claims {
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  /** Takes a piece; answers false, and takes nothing, when part of it is taken. */
  take(start: number, end: number): boolean {
    if (this.has(start, end)) return false;
    this.#taken.fill(1, start, end);
    return true;
  }

  /** Whether any character of a piece is taken. */
  has(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) if (this.#taken[at] === 1) return true;
    return false;
  }
}
