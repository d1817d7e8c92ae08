import type {
  IsolateAnswer,
  IsolateCall,
  IsolateOutcome,
} from "../../platform/isolate/isolate-program.js";
import type { Isolates } from "../../platform/isolate/isolates.js";
import type { KeyFormat, Realm } from "../../platform/keys/key-format.js";
import type { CodeRuns, HeldCall } from "../../services/code-runs/code-runs.js";
import { errors } from "../api-error.js";
import type { McpCall } from "../mcp/surface.js";
import { errorOf, type OperationReply } from "../operations/call-operation.js";
import { addKeys, type Credentials } from "../operations/credentials.js";
import type { OperationTable } from "../operations/operations.js";
import { RUN_TIMEOUT_MS_MAX, type RunCode } from "./tool-schemas.js";

/** Who runs code. */
export interface CodeCaller {
  /** Whose runs and results it may go on with, and whose turn it takes. */
  readonly owner: string;
  readonly credentials: Credentials;
  readonly call: McpCall;
}

export interface RunCodeParts {
  readonly operations: () => Promise<OperationTable>;
  readonly isolates: Isolates;
  readonly codeRuns: CodeRuns;
  readonly formats: Readonly<Record<Realm, KeyFormat>>;
}

/** A call that code made, as the answer tells of it. */
interface MadeCall {
  readonly name: string;
  readonly status: number | null;
  readonly ms: number;
}

const CALLS_SHOWN = 100;
const LOG_CHARS_SHOWN = 6_000;

/** Runs code, or goes on with a run that waited, and answers what came of it. */
export async function runCode(
  parts: RunCodeParts,
  args: RunCode,
  caller: CodeCaller,
): Promise<Record<string, unknown>> {
  const { codeRuns } = parts;
  const { code, run_id: runId, cursor } = args;
  if ([code, runId, cursor].filter((one) => one !== undefined).length !== 1) {
    throw errors.validation("give one of code, run_id and cursor");
  }
  if (cursor !== undefined) {
    const piece = await codeRuns.readOn(caller.owner, cursor);
    if (!piece) throw errors.notFound("this result");
    return { status: "done", ...pieceFields(piece) };
  }
  const run = new CodeRun(parts, args, caller);
  return runId === undefined ? run.start(code ?? "") : run.resume(runId);
}

class CodeRun {
  readonly #parts: RunCodeParts;
  readonly #args: RunCode;
  readonly #caller: CodeCaller;
  readonly #credentials: Credentials;
  readonly #made: MadeCall[] = [];
  readonly #held = new Map<number, HeldCall>();
  /** The calls that the run waited at and that were answered for. */
  readonly #resumed = new Set<number>();

  constructor(parts: RunCodeParts, args: RunCode, caller: CodeCaller) {
    this.#parts = parts;
    this.#args = args;
    this.#caller = caller;
    this.#credentials = addKeys(caller.credentials, args.api_key ?? "", parts.formats);
  }

  async start(source: string): Promise<Record<string, unknown>> {
    const { functions } = await this.#parts.operations();
    const { language, input, timeout_ms: timeoutMs = RUN_TIMEOUT_MS_MAX } = this.#args;
    const inputJson = input === undefined ? undefined : JSON.stringify(input);
    const outcome = await this.#parts.isolates.run(
      { source, language, inputJson, functions },
      this.#options(timeoutMs),
    );
    return this.#tell(outcome, timeoutMs);
  }

  /** The run has its place before anything is bought; one that gets none waits on as it did. */
  async resume(runId: string): Promise<Record<string, unknown>> {
    const { codeRuns, isolates } = this.#parts;
    const { owner } = this.#caller;
    const { resume_code: resumeCode = "" } = this.#args;
    const held = await codeRuns.take(owner, runId, resumeCode);
    if (!held) throw errors.notFound("a run of this caller with this run_id and resume_code");
    const { snapshot } = held;
    const calls = held.calls.map(({ id, name, args }) => ({
      id,
      name,
      json: JSON.stringify(args),
    }));
    for (const { id } of calls) this.#resumed.add(id);
    const timeoutMs = this.#args.timeout_ms ?? held.timeoutMs;
    try {
      const outcome = await isolates.run({ snapshot, calls }, this.#options(timeoutMs));
      return await this.#tell(outcome, timeoutMs);
    } catch (error) {
      if (this.#made.length === 0) await codeRuns.putBack(owner, { runId, resumeCode }, held);
      throw error;
    }
  }

  #options(timeoutMs: number) {
    return {
      owner: this.#caller.owner,
      timeoutMs,
      signal: this.#caller.call.signal,
      onCall: async ({ id, name, json }: IsolateCall, signal: AbortSignal) => {
        const call = { id, name, args: JSON.parse(json) as Record<string, unknown> };
        if (this.#resumed.has(id)) {
          return this.#args.answer === "refuse" ? REFUSED : this.#make(call, signal);
        }
        const operation = (await this.#parts.operations()).find(name);
        if (!operation?.charges || this.#args.approve_charges) return this.#make(call, signal);
        this.#held.set(id, call);
        return { kind: "hold" } as const;
      },
    };
  }

  async #make({ name, args }: HeldCall, signal: AbortSignal): Promise<IsolateAnswer> {
    const operations = await this.#parts.operations();
    const operation = operations.find(name);
    if (!operation) return notThere(name);
    const { api_key: key, ...others } = args;
    const credentials = addKeys(
      this.#credentials,
      typeof key === "string" ? key : "",
      this.#parts.formats,
    );
    const { request, progress } = this.#caller.call;
    const startedAt = performance.now();
    const reply = await operations.call(operation, others, {
      credentials,
      from: request.raw,
      signal,
    });
    const ms = Math.round(performance.now() - startedAt);
    this.#made.push({ name, status: reply.status, ms });
    progress(this.#made.length, undefined, `${name}: ${reply.status}`);
    return answerOf(reply);
  }

  async #tell(
    { ending, logs, elapsedMs }: IsolateOutcome,
    timeoutMs: number,
  ): Promise<Record<string, unknown>> {
    const told = {
      calls: this.#made.slice(0, CALLS_SHOWN),
      calls_total: this.#made.length,
      logs: shownLogs(logs),
      elapsed_ms: Math.round(elapsedMs),
    };
    const { codeRuns } = this.#parts;
    const { owner } = this.#caller;
    switch (ending.kind) {
      case "value": {
        if (ending.json === undefined) return { status: "done", result: null, ...told };
        const piece = await codeRuns.cut(owner, ending.json);
        const fields =
          piece.cursor === undefined ? { result: JSON.parse(piece.text) } : pieceFields(piece);
        return { status: "done", ...fields, ...told };
      }
      case "held": {
        const calls = ending.held.calls.flatMap(({ id }) => this.#held.get(id) ?? []);
        const { snapshot } = ending.held;
        const kept = await codeRuns.hold(owner, { snapshot, calls, timeoutMs });
        const pending = calls.map(({ name, args }) => ({ name, arguments: withoutKey(args) }));
        return {
          status: "paused",
          run_id: kept.runId,
          resume_code: kept.resumeCode,
          pending,
          message:
            "The code came to a call that costs money. run_code with run_id and resume_code goes on.",
          ...told,
        };
      }
      case "error":
        return { status: "failed", error: ending.fault, ...told };
      case "timeout": {
        const message = `the code did not end within ${timeoutMs} ms`;
        return { status: "failed", error: { name: "TimeoutError", message }, ...told };
      }
      case "stopped": {
        const error = { name: "AbortError", message: "nobody waits for the result any more" };
        return { status: "failed", error, ...told };
      }
    }
  }
}

const REFUSED: IsolateAnswer = {
  kind: "answer",
  isGood: false,
  json: JSON.stringify({ status: 403, code: "refused", message: "the call was not approved" }),
};

function notThere(name: string): IsolateAnswer {
  const error = { status: 404, code: "not_found", message: `there is no ${name}` };
  return { kind: "answer", isGood: false, json: JSON.stringify(error) };
}

function answerOf(reply: OperationReply): IsolateAnswer {
  const { status, isGood, value, mediaType, body } = reply;
  if (!isGood) {
    const json = JSON.stringify({ status, ...errorOf(reply), body: value });
    return { kind: "answer", isGood, json };
  }
  if (body.length === 0) return { kind: "answer", isGood, json: "" };
  const whole = value ?? { content_type: mediaType, base64: body.toString("base64") };
  return { kind: "answer", isGood, json: JSON.stringify(whole) };
}

function withoutKey({ api_key: _key, ...others }: Readonly<Record<string, unknown>>) {
  return others;
}

function pieceFields({ text, cursor }: { text: string; cursor: string | undefined }) {
  return { result_text: text, ...(cursor === undefined ? {} : { cursor }) };
}

/** What the code wrote, as far as it is worth the reader's room. */
function shownLogs(logs: IsolateOutcome["logs"]): string[] {
  const shown: string[] = [];
  let left = LOG_CHARS_SHOWN;
  for (const { level, text } of logs) {
    const line = level === "log" ? text : `${level}: ${text}`;
    if (line.length > left) return [...shown, `… ${logs.length - shown.length} lines more`];
    left -= line.length;
    shown.push(line);
  }
  return shown;
}
