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

  inOrder(): QasmError[] {
    return [...this.errors.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  }
}
