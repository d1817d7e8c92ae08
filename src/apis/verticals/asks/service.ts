import type { EvidencePacket } from "../../../engines/evidence/packet/packet.js";
import { errors } from "../../../http/api-error.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { newId } from "../../../platform/ids/ids.js";
import type { Key } from "../../../platform/keys/key.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { RunOptions } from "../../../platform/threads/run-options.js";
import { TaskOutOfMemory } from "../../../platform/threads/thread-errors.js";
import type { VerticalAgent } from "../../../vertical-agents/agent.js";
import type { AnswerFacts, Ask, AskOutcome } from "../../../vertical-agents/ask.js";
import type { LanguageModel } from "./language-model.js";
import { type AskBody, SOLVE_MS } from "./schemas.js";
import { createSealAnswer, ownerWithoutKey } from "./sealing.js";

declare module "../../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly ask: "question to a vertical agent";
  }
}

export type AskParts = Needed<"threads" | "clock" | "build" | "evidence" | "secret">;

export interface Asked {
  readonly agent: VerticalAgent;
  readonly body: AskBody;
  readonly key: Key | null;
  readonly client: string;
  readonly signal: AbortSignal;
  readonly traceparent: string | undefined;
  /** Hears how long the solver worked, whatever came of it. */
  readonly onSpent: (ms: number) => void;
}

/** Answers questions to vertical agents, as JSON. */
export type AskAgent = (asked: Asked) => Promise<Buffer>;

const TRIAGE_MS = 250;
/** For reading, checking and runs, which have no limit of their own but end. */
const GRACE_MS = 5_000;
const WAIT_MS = 20_000;
const DEFAULT_SEED = 1;

export function createAskAgent(parts: AskParts, model: LanguageModel): AskAgent {
  const { clock, build } = parts;
  const seal = createSealAnswer(parts);
  const engineVersion = `gatehouse/${build.version}`;

  return async (asked) => {
    const startedAt = performance.now();
    const { agent, body, key, client } = asked;
    const { workflow = "triage", tier = "free", seal: isSealed = key !== null } = body;
    const reading =
      body.problem === undefined ? await model.readProblem(agent, body.prompt, asked) : undefined;
    const outcome = await run(parts, asked, reading?.problem);
    const { facts, output, narrator } = await model.narrate(outcome, asked);
    const id = newId("ask");
    const stated = {
      id,
      agent: agent.slug,
      workflow,
      tier,
      status: facts.status,
      input_sha256: facts.inputSha256,
      output_sha256: facts.outputSha256,
      engine_version: engineVersion,
    };
    const created_at = isoTime(clock());
    const owner = key?.ownerId ?? ownerWithoutKey(parts, client);
    const packet = isSealed ? await seal(owner, stated) : null;
    const envelope = {
      id,
      agent: agent.slug,
      workflow,
      tier,
      model_route: {
        parser: parserOf(asked, reading?.model),
        solver: `builtin/${agent.slug}-1`,
        narrator,
        why: whyOf(asked, { isConfigured: model.isConfigured, hasRead: reading !== undefined }),
      },
      provenance: provenanceOf(facts, { created_at, engineVersion, packet }),
      result_metadata: {
        status: facts.status,
        ...(facts.missing.length > 0 ? { missing: facts.missing } : {}),
        elapsed_ms: Math.round((performance.now() - startedAt) * 100) / 100,
        optimal: facts.optimal,
        gap: facts.gap,
        simulated: facts.simulated,
        seed: seedOf(body),
        warnings: facts.warnings,
      },
    };
    // The output was written where it was computed, and is as large as its problem.
    const head = JSON.stringify(envelope).slice(0, -1);
    return Buffer.concat([Buffer.from(`${head},"output":`), output, Buffer.from("}")]);
  };
}

type Answered = Extract<AskOutcome, { readonly facts: AnswerFacts }>;

async function run(
  { threads }: AskParts,
  { agent, body, key, client, signal, onSpent }: Asked,
  modelProblem: object | undefined,
): Promise<Answered> {
  const { problem, options = {}, workflow = "triage", tier = "free", ...others } = body;
  const solveMs = Math.min(SOLVE_MS[tier], options.time_limit_ms ?? SOLVE_MS[tier]);
  const ask: Ask = {
    body: JSON.parse(JSON.stringify({ ...body, problem: undefined })),
    problemJson: problem?.text,
    modelProblem,
    workflow,
    seed: seedOf(body),
    solveMs,
    runSimulation: others.run_simulation ?? false,
  };
  const shared = { owner: key?.ownerId ?? client, signal, waitMs: WAIT_MS };
  const overrunMs = solveMs + GRACE_MS;
  const place: RunOptions =
    workflow === "plan" && agent.hasLongPlans
      ? { ...shared, timeoutMs: overrunMs }
      : { ...shared, lane: "quick", timeoutMs: TRIAGE_MS, overrunMs };
  const outcome = await threads.run(agent.task, ask, place).catch((error: unknown) => {
    onSpent(overrunMs);
    if (!(error instanceof TaskOutOfMemory)) throw error;
    throw errors.validation("the problem takes more memory than there is for it");
  });
  onSpent(outcome.spentMs);
  if ("facts" in outcome) return outcome;
  const { path, message } = outcome.refused;
  throw errors.validation(message, { details: [{ path, message }] });
}

function seedOf({ options }: AskBody): number {
  return options?.seed ?? DEFAULT_SEED;
}

function parserOf({ body, agent }: Asked, model: string | undefined): string {
  if (body.problem !== undefined) return "none";
  const builtin = `builtin/${agent.slug}-reader-1`;
  return model === undefined ? builtin : `${model}, held against ${builtin}`;
}

function whyOf(
  { body }: Asked,
  { isConfigured, hasRead }: { readonly isConfigured: boolean; readonly hasRead: boolean },
): string {
  if (body.problem !== undefined) return "the problem was sent, so no prompt had to be read";
  if (!isConfigured) {
    return "no language model is configured: rules read the prompt, which know the words and units of this field alone";
  }
  return hasRead
    ? "a language model reads the prompt beside the rules; a solver computes, and every number is the solver's"
    : "the language model made no problem of the prompt, so the rules alone read it";
}

interface Origin {
  readonly created_at: string;
  readonly engineVersion: string;
  readonly packet: EvidencePacket | null;
}

function provenanceOf(facts: AnswerFacts, { created_at, engineVersion, packet }: Origin) {
  return {
    created_at,
    input_sha256: facts.inputSha256,
    output_sha256: facts.outputSha256,
    engine_version: engineVersion,
    input_spans: facts.inputSpans,
    sealed_packet: packet,
  };
}
