import { randomUUID } from "node:crypto";
import type {
  McpInputRequest,
  McpTask,
  McpTaskState,
  McpTasks,
  McpToolAnswer,
} from "../../../http/mcp/surface.js";

type Outcome = McpToolAnswer | { readonly code: number; readonly message: string };

/** What a task does: it may ask, and hears when it is cancelled. */
export interface TaskWork {
  readonly ask: (requests: Record<string, McpInputRequest>) => Promise<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

interface Entry {
  state: McpTaskState;
  readonly abort: AbortController;
  readonly answers: Record<string, unknown>;
  resume: (answers: Record<string, unknown>) => void;
}

const TTL_MS = 300_000;
const POLL_MS = 200;

/** Tasks that live as long as the process: enough for tests, and for nothing else. */
export class TaskMemory implements McpTasks {
  readonly #entries = new Map<string, Entry>();

  /** Starts work and answers its task; a fault is an outcome with a code. */
  start(work: (task: TaskWork) => Promise<Outcome>): McpTask {
    const now = new Date().toISOString();
    const task = {
      taskId: randomUUID(),
      createdAt: now,
      lastUpdatedAt: now,
      ttlMs: TTL_MS,
      pollIntervalMs: POLL_MS,
    };
    const abort = new AbortController();
    const entry: Entry = {
      state: { ...task, status: "working" },
      abort,
      answers: {},
      resume: () => undefined,
    };
    this.#entries.set(task.taskId, entry);
    const ask: TaskWork["ask"] = (requests) =>
      new Promise((resolve) => {
        entry.resume = resolve;
        entry.state = {
          ...touched(entry.state),
          status: "input_required",
          inputRequests: requests,
        };
      });
    void work({ ask, signal: abort.signal })
      .then((outcome) => end(entry, outcome))
      .catch((error: Error) => end(entry, { code: -32_603, message: error.message }));
    return { ...task, status: "working" };
  }

  async get(taskId: string): Promise<McpTaskState | undefined> {
    return this.#entries.get(taskId)?.state;
  }

  async update(taskId: string, responses: Readonly<Record<string, unknown>>): Promise<boolean> {
    const entry = this.#entries.get(taskId);
    if (!entry) return false;
    const { state } = entry;
    if (state.status !== "input_required") return true;
    const open = Object.entries(state.inputRequests);
    for (const [name] of open) if (name in responses) entry.answers[name] = responses[name];
    const inputRequests = Object.fromEntries(open.filter(([name]) => !(name in entry.answers)));
    if (Object.keys(inputRequests).length > 0) {
      entry.state = { ...touched(state), status: "input_required", inputRequests };
    } else {
      entry.state = { ...touched(state), status: "working" };
      entry.resume(entry.answers);
    }
    return true;
  }

  async cancel(taskId: string): Promise<boolean> {
    const entry = this.#entries.get(taskId);
    if (!entry) return false;
    entry.abort.abort();
    if (isOpen(entry.state)) entry.state = { ...touched(entry.state), status: "cancelled" };
    return true;
  }
}

function end(entry: Entry, outcome: Outcome): void {
  if (!isOpen(entry.state)) return;
  const task = touched(entry.state);
  entry.state =
    "code" in outcome
      ? { ...task, status: "failed", statusMessage: outcome.message, error: outcome }
      : { ...task, status: "completed", result: outcome };
}

function isOpen({ status }: McpTask): boolean {
  return status === "working" || status === "input_required";
}

/** What every state of a task has, as of now. */
function touched({ taskId, createdAt, ttlMs }: McpTask): Omit<McpTask, "status"> {
  const lastUpdatedAt = new Date().toISOString();
  return { taskId, createdAt, lastUpdatedAt, ttlMs, pollIntervalMs: POLL_MS };
}
