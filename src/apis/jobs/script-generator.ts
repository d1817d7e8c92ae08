import { randomBytes } from "node:crypto";
import type { JobType } from "../../engines/money/pricing/pricing.js";
import { askRepair, askScript } from "../../engines/text/model-script/ask-script.js";
import { ModelUnavailable } from "../../platform/models/model-errors.js";
import type { Message, Models } from "../../platform/models/models.js";
import type { Permit } from "../../platform/threads/lane.js";
import type { Threads } from "../../platform/threads/threads.js";
import { tasks } from "./tasks.js";

/** The name of the writer that needs no model. */
export const BUILTIN = "builtin/script-writer";
const QUICK_MS = 250;
const OVERRUN_MS = 10_000;
const TRIES = 3;
const TEMPERATURE = 0.7;
const REPAIR_TEMPERATURE = 0.4;
/** Of a refused script, for the next try: what is longer is no script. */
const REFUSED_CHARACTERS_MAX = 20_000;
const REASON_CHARACTERS_MAX = 400;
const NO_MODEL = "the language model does not answer";

const FORMS: Readonly<Record<JobType, string>> = {
  script: "short video",
  demo: "demo",
  presentation: "presentation",
  video: "video",
};

export interface ScriptOrder {
  readonly agentId: string;
  readonly brief: string;
  readonly seconds: number;
  readonly type: JobType;
  readonly traceparent?: string | undefined;
}

interface WrittenScript {
  readonly script: string;
  /** What wrote it: a model's name, or `builtin/script-writer`. */
  readonly model: string;
}

export interface ScriptGenerator {
  /** Takes a place for one script, or throws WorkersBusy; undefined when none is needed. */
  reserve(agentId: string): Permit | undefined;
  /** Rejects with ScriptRefused when the model answered with nothing that can be sold. */
  write(order: ScriptOrder, permit: Permit | undefined): Promise<WrittenScript>;
  /** What writes: a model's name, or `builtin/script-writer`. */
  readonly writer: string;
  /** Why no script can be written now; undefined when one can. */
  blockedBy(): string | undefined;
}

/** There is no script that could be sold; the message is the job's `error`. */
export class ScriptRefused extends Error {
  constructor(reason: string, options?: { readonly cause?: unknown }) {
    super(reason.slice(0, REASON_CHARACTERS_MAX), options);
    this.name = "ScriptRefused";
  }
}

/**
 * Scripts by the configured model, or by the builtin writer where none is configured: what is sold is
 * never swapped. A model has three tries, and is told what was wrong with the one before.
 */
export function createScriptGenerator(models: Models, threads: Threads): ScriptGenerator {
  const quick = (owner: string) => ({
    owner,
    lane: "quick" as const,
    timeoutMs: QUICK_MS,
    // A cold thread on a crowded machine can miss the quick lane's time without any fault.
    overrunMs: OVERRUN_MS,
  });

  async function writeBuiltin(order: ScriptOrder, permit?: Permit): Promise<WrittenScript> {
    const input = { brief: order.brief, seconds: order.seconds, type: order.type };
    const options = { ...quick(order.agentId), ...(permit ? { permit } : {}) };
    const script = await threads.run(tasks["script-writer"], input, options);
    return { script: script.text, model: BUILTIN };
  }

  async function writeByModel(order: ScriptOrder, model: string): Promise<WrittenScript> {
    const { agentId, brief, seconds, traceparent } = order;
    const mark = randomBytes(4).toString("hex");
    const { system, user } = askScript({ brief, seconds, form: FORMS[order.type], mark });
    const asked: Message[] = [
      { role: "system", content: system },
      { role: "user", content: user },
    ];
    let messages = asked;
    let faults: readonly string[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const temperature = tries === 0 ? TEMPERATURE : REPAIR_TEMPERATURE;
      const completion = models.complete(messages, {
        model,
        temperature,
        traceparent,
        builtin: NOBODY,
      });
      const { text, finishReason } = await completion.catch(refuse);
      const answer = { text, isWhole: finishReason === "stop" };
      const input = { answer, order: { brief, seconds } };
      const judged = await threads.run(tasks["judge-script"], input, quick(agentId));
      if ("script" in judged) return { script: judged.script, model };
      faults = judged.faults;
      messages = [
        ...asked,
        { role: "assistant", content: text.slice(0, REFUSED_CHARACTERS_MAX) },
        { role: "user", content: askRepair(faults) },
      ];
    }
    throw new ScriptRefused(
      `the language model wrote no usable script in ${TRIES} tries: ${faults.join("; ")}`,
    );
  }

  return {
    writer: models.names[0] ?? BUILTIN,
    reserve: (agentId) => (models.configured ? undefined : threads.reserve("quick", agentId)),
    async write(order, permit) {
      const [model] = models.names;
      return model === undefined ? writeBuiltin(order, permit) : writeByModel(order, model);
    },
    blockedBy() {
      if (models.configured) return models.status().breaker === "open" ? NO_MODEL : undefined;
      const availability = threads.availability();
      if (!availability.ok) return availability.reason;
      try {
        this.reserve("server")?.release();
        return undefined;
      } catch {
        return "all workers are busy";
      }
    },
  };
}

/** Nobody stands in for a model that was named. */
const NOBODY = {
  model: BUILTIN,
  complete: () => Promise.reject(new ScriptRefused(NO_MODEL)),
} as const;

function refuse(error: unknown): never {
  throw error instanceof ModelUnavailable ? new ScriptRefused(NO_MODEL, { cause: error }) : error;
}
