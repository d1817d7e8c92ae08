import { Readable } from "node:stream";
import { replayCompletion } from "../../engines/http/chat-completion/replay-completion.js";
import type { ApiError } from "../../http/api-error.js";
import type { Landed } from "./completions.js";
import type { ChatEvent } from "./endpoint/chat-event.js";
import type { Seat, Step } from "./flights/flight.js";
import { openAiError } from "./openai-errors.js";
import { isObject } from "./request/checks.js";

/** So much is written ahead of a client. */
const AHEAD_BYTES = 65_536;
/** So long a client may take nothing while there is something for it. */
const STALL_MS_MAX = 60_000;

type ChatStep = Step<ChatEvent, Landed>;

export interface StreamOptions {
  readonly first: ChatStep;
  readonly includesUsage: boolean;
  /** Makes of an error what the client is told. */
  readonly refusalOf: (error: unknown) => ApiError;
}

/**
 * The events of a call as a client reads them: those of the model as they come, or those that a whole
 * answer makes. A call that fails ends with an event `error` and without `[DONE]`.
 */
export function streamAnswer(seat: Seat<ChatEvent, Landed>, options: StreamOptions): Readable {
  const texts = withStallLimit(eventTexts(seat, options), () => stream.destroy());
  const stream: Readable = Readable.from(texts, {
    objectMode: false,
    highWaterMark: AHEAD_BYTES,
    encoding: "utf8",
  });
  stream.once("close", seat.leave);
  return stream;
}

async function* eventTexts(
  seat: Seat<ChatEvent, Landed>,
  { first, includesUsage, refusalOf }: StreamOptions,
): AsyncGenerator<string, void, void> {
  let isLive = false;
  for (let step = first; ; step = await seat.next()) {
    switch (step.kind) {
      case "event": {
        isLive = true;
        const data = includesUsage ? step.event.data : step.event.bare;
        if (data !== undefined) yield `data: ${data}\n\n`;
        break;
      }
      case "done":
        if (!isLive) yield* wholeTexts(step.outcome, includesUsage);
        yield "data: [DONE]\n\n";
        return;
      case "failed":
        yield `event: error\ndata: ${JSON.stringify(openAiError(refusalOf(step.error)))}\n\n`;
        return;
      case "left":
        return;
    }
  }
}

function* wholeTexts({ answer }: Landed, includesUsage: boolean): Generator<string, void, void> {
  const completion: unknown = JSON.parse(answer.text);
  if (!isObject(completion)) throw new Error("an answer is no chat completion");
  for (const chunk of replayCompletion(completion, { includesUsage })) {
    yield `data: ${JSON.stringify(chunk)}\n\n`;
  }
}

/** Gives a reader up that does not come back for the next text. */
async function* withStallLimit(
  texts: AsyncGenerator<string, void, void>,
  giveUp: () => void,
): AsyncGenerator<string, void, void> {
  for await (const text of texts) {
    const timer = setTimeout(giveUp, STALL_MS_MAX);
    timer.unref();
    try {
      yield text;
    } finally {
      clearTimeout(timer);
    }
  }
}
