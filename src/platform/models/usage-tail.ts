import type { Usage } from "./completion-format.js";

const TAIL_BYTES = 4096;

/**
 * The usage that an answer ends with, read from its last 4 KiB without parsing the answer. A text
 * that quotes such an object has its quotation marks escaped, and so is not taken for one.
 */
export class UsageTail {
  #tail: Buffer = Buffer.alloc(0);

  push(bytes: Uint8Array): void {
    const last = bytes.subarray(-TAIL_BYTES);
    this.#tail = Buffer.concat([this.#tail, last]).subarray(-TAIL_BYTES);
  }

  read(): Usage | undefined {
    const text = this.#tail.toString("latin1");
    const inputTokens = lastCount(text, /"prompt_tokens"\s*:\s*(\d{1,15})/g);
    if (inputTokens === undefined) return undefined;
    const outputTokens = lastCount(text, /"completion_tokens"\s*:\s*(\d{1,15})/g) ?? 0;
    return { inputTokens, outputTokens };
  }
}

function lastCount(text: string, pattern: RegExp): number | undefined {
  const digits = [...text.matchAll(pattern)].at(-1)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
