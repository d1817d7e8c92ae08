import type { CheckRequest } from "../../engines/text-gate/check/checked.js";
import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { RunOptions } from "../../platform/threads/run-options.js";
import { type AskedModel, askModel } from "./ask-model.js";
import type { AnswerRequest } from "./check-on-thread.js";
import { ASKED_LENGTH_MAX, type CheckBody, type CheckedAnswer } from "./schemas.js";
import { tasks } from "./tasks.js";

export interface CheckCall {
  readonly body: CheckBody;
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly traceparent: string | undefined;
}

export interface CheckAnswer {
  /** The reply as JSON. */
  readonly json: Uint8Array;
  /** The model that the caller named, where another one answered. */
  readonly substituted: string | undefined;
}

type Parts = Needed<"threads" | "models" | "language">;

const QUICK_MS = 250;
/** Characters that a quick task has the time for. */
const QUICK_LENGTH_MAX = 20_000;
const CHECK_MS = 30_000;
const WAIT_MS = 15_000;

/** Gates texts, and asks a model about what is left of them. Keeps nothing. */
export function createTextGate(parts: Parts) {
  return async (call: CheckCall): Promise<CheckAnswer> => {
    const { body } = call;
    checkFields(body);
    const { task, text, sources = [] } = body;
    const options = threadOptions(call, [text, ...sources]);
    const checked = await parts.threads.run(tasks["check-text"], requestOf(body), options);
    if (task === undefined) return { json: checked.json, substituted: undefined };
    if (checked.verdict === "blocked") {
      return { json: withAnswer(checked.json, null), substituted: undefined };
    }
    const question = { ...call, task, text: checked.passed, model: body.model };
    const asked = await askModel(parts, question);
    const answer = await gateAnswer(parts, call, { asked, passed: checked.passed });
    return { json: withAnswer(checked.json, answer), substituted: asked.substituted };
  };
}

async function gateAnswer(
  { threads }: Parts,
  call: CheckCall,
  { asked, passed }: { readonly asked: AskedModel; readonly passed: string },
): Promise<CheckedAnswer> {
  const { text, model } = asked;
  if (text === "") return { text, model, withheld: [], links: [], claims: [] };
  const { sources = [], profile } = call.body;
  const known = [passed, ...sources];
  const request: AnswerRequest = { text, known, ...(profile ? { profile } : {}) };
  const options = threadOptions(call, [text, ...known]);
  const checked = await threads.run(tasks["check-answer"], request, options);
  // A builtin quotes what it was given, or computes what it was asked for.
  return { ...checked, model, ...(model.startsWith("builtin/") ? { claims: [] } : {}) };
}

function threadOptions({ owner, signal }: CheckCall, texts: readonly string[]): RunOptions {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const shared = { owner, signal, waitMs: WAIT_MS };
  return length <= QUICK_LENGTH_MAX
    ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: CHECK_MS }
    : { ...shared, timeoutMs: CHECK_MS };
}

/** A reply with one more member at its end. */
function withAnswer(json: Uint8Array, answer: CheckedAnswer | null): Uint8Array {
  const member = Buffer.from(`,"answer":${JSON.stringify(answer)}}`);
  return Buffer.concat([json.subarray(0, -1), member]);
}

function checkFields({ text, task, source_url: url }: CheckBody): void {
  if (url !== undefined && !isWebAddress(url)) {
    throw wrong("source_url", "must be an http or https URL");
  }
  if (task !== undefined && text.length > ASKED_LENGTH_MAX) {
    throw wrong("text", `must have at most ${ASKED_LENGTH_MAX} characters where a task is given`);
  }
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** The refusal of a field of the body. */
export function wrong(field: string, bound: string) {
  const message = `${field} ${bound}`;
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}

function requestOf({
  text,
  purpose,
  sources,
  source_url: sourceUrl,
  profile,
}: CheckBody): CheckRequest {
  return {
    text,
    ...(purpose === undefined ? {} : { purpose }),
    ...(sources === undefined ? {} : { sources }),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
    ...(profile === undefined ? {} : { profile }),
  };
}
