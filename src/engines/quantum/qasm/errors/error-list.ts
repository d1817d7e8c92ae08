import { type QasmError, Refusal, RefusedBefore } from "./qasm-error.js";

const ERRORS_MAX = 20;

/** The errors of one program: at most 20, one for each place. */
export class ErrorList {
  private readonly errors = new Map<string, QasmError>();

  get isFull(): boolean {
    return this.errors.size >= ERRORS_MAX;
  }

  get isEmpty(): boolean {
    return this.errors.size === 0;
  }

  add(error: QasmError): void {
    const place = `${error.line}:${error.column}`;
    if (!this.isFull && !this.errors.has(place)) this.errors.set(place, error);
  }

  /** Does the work; keeps its error, and answers undefined, where it is refused. */
  keep<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (failure) {
      if (failure instanceof Refusal) this.add(failure.error);
      else if (!(failure instanceof RefusedBefore)) throw failure;
      return undefined;
    }
  }

  /** Sorted by their places. Where there may be more, the last one says so. */
  inOrder(): QasmError[] {
    const errors = [...this.errors.values()];
    errors.sort((a, b) => a.line - b.line || a.column - b.column);
    const last = errors.at(-1);
    if (!this.isFull || !last) return errors;
    const hint = `${last.hint}; at most ${ERRORS_MAX} errors are shown, and there may be more`;
    return errors.with(-1, { ...last, hint });
  }
}
