import { FORM_WEIGHT, FORMS_NESTING_MAX, OPERATORS_MAX, PAGE_OPERATORS_MAX } from "./bounds.js";

type Listener = (event: { readonly data: unknown }) => void;

type Transferable = NonNullable<
  NonNullable<Parameters<typeof structuredClone>[1]>["transfer"]
>[number];

interface OperatorChunk {
  readonly fnArray: readonly unknown[];
  readonly argsArray: readonly unknown[];
  readonly length: number;
}

interface OperatorMessage {
  readonly chunk: OperatorChunk;
}

/** How the library numbers the operations that begin and end a form. */
export interface FormOperations {
  readonly begin: number | undefined;
  readonly end: number | undefined;
}

/**
 * Both ends of the channel between the two halves of pdf.js, in one thread. The operators that pass
 * are counted: a page whose forms draw one another goes on without end, and only here can it be cut
 * off. From then on what passes is emptied, and `onSpent` has been called.
 */
export class LoopbackPort {
  readonly #listeners = new Set<Listener>();
  #delivery: Promise<void> = Promise.resolve();
  #ofDocument = 0;
  #ofPage = 0;
  #nesting = 0;
  #isSpent = false;
  readonly #forms: FormOperations;
  readonly #onSpent: () => void;

  constructor(forms: FormOperations, onSpent: () => void) {
    this.#forms = forms;
    this.#onSpent = onSpent;
  }

  get isSpent(): boolean {
    return this.#isSpent;
  }

  beginPage(): void {
    this.#ofPage = 0;
    this.#nesting = 0;
  }

  postMessage(message: unknown, transfer?: readonly Transferable[]): void {
    const data = isOperatorMessage(message)
      ? { ...message, chunk: this.#counted(message.chunk) }
      : structuredClone(message, transfer === undefined ? {} : { transfer: [...transfer] });
    this.#delivery = this.#delivery.then(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  /** A copy: the sender empties its lists, but makes each operator anew. */
  #counted(chunk: OperatorChunk): OperatorChunk {
    for (const [index, operation] of chunk.fnArray.entries()) {
      if (operation === this.#forms.begin) {
        this.#nesting += 1;
        this.#ofPage += FORM_WEIGHT;
      }
      if (operation === this.#forms.end) this.#nesting -= 1;
      const args = chunk.argsArray[index];
      const shown: unknown = Array.isArray(args) ? args[0] : undefined;
      this.#ofPage += 1 + (Array.isArray(shown) ? shown.length : 0);
      if (this.#nesting > FORMS_NESTING_MAX) this.#spend();
    }
    this.#ofDocument += chunk.length;
    if (this.#ofPage > PAGE_OPERATORS_MAX || this.#ofDocument > OPERATORS_MAX) this.#spend();
    if (this.#isSpent) return { ...chunk, fnArray: [], argsArray: [], length: 0 };
    return { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] };
  }

  #spend(): void {
    if (!this.#isSpent) this.#onSpent();
    this.#isSpent = true;
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener("abort", () => this.#listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

function isOperatorMessage(message: unknown): message is OperatorMessage {
  const chunk: unknown =
    typeof message === "object" && message !== null ? Reflect.get(message, "chunk") : undefined;
  return typeof chunk === "object" && chunk !== null && "fnArray" in chunk && "length" in chunk;
}
