import { Refusal, type Refused } from "./refusals.js";

/** What a thread hands back: the reply as JSON, why there is none, or the bytes that it takes elsewhere. */
export type Outcome =
  | { readonly json: Uint8Array }
  | { readonly refused: Refused }
  | { readonly bufferBytes: number; readonly spentMs: number };

/** Thrown where a simulation takes more memory, or longer, than this task may. */
export class NeedsBuffers extends Error {
  constructor(readonly bytes: number) {
    super(`the simulation takes ${bytes} bytes`);
  }
}

/** Writes a reply, and the time that it took. Errors would lose their own fields between threads. */
export function outcomeOf(compute: () => object): Outcome {
  const startedAt = performance.now();
  try {
    const reply = compute();
    const elapsed_ms = Math.round((performance.now() - startedAt) * 100) / 100;
    return { json: new TextEncoder().encode(toJson({ ...reply, elapsed_ms })) };
  } catch (error) {
    if (error instanceof NeedsBuffers) {
      return { bufferBytes: error.bytes, spentMs: performance.now() - startedAt };
    }
    if (error instanceof Refusal) return { refused: error.refused };
    throw error;
  }
}

/** A reply as JSON. A map stays in its order, where an object would have keys such as `10` first. */
function toJson(reply: object): string {
  const fields = Object.entries(reply).map(([name, value]: [string, unknown]) => {
    const json = value instanceof Map ? mapToJson(value) : JSON.stringify(value);
    return `${JSON.stringify(name)}:${json}`;
  });
  return `{${fields.join(",")}}`;
}

function mapToJson(map: ReadonlyMap<unknown, unknown>): string {
  const members = [...map].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${members.join(",")}}`;
}
