import { canonicalHash } from "../engines/evidence/canonical-hash/canonical-hash.js";
import type { AnswerFacts, Ask, AskOutcome, AskRefused } from "./ask.js";
import { crossCheck } from "./cross-check.js";
import type { AgentMethod, ProblemFault, Solved, Work } from "./method.js";
import type { MissingField, Understanding } from "./understanding.js";

/** A triage has so long; a plan what its tier gives. */
const TRIAGE_MS = 200;
/** Questions that a summary asks; all of them are in `missing`. */
const ASKED_MAX = 4;

/** Nothing was solved: what is missing is all there is to say. */
const UNSOLVED: Omit<Solved, "summary"> = {
  keyFigures: [],
  fields: {},
  checks: [],
  simulation: null,
  assumptions: [],
  warnings: [],
  optimal: false,
  gap: null,
};

/** The work of an agent's thread: reads, solves, checks and writes down one answer. */
export function answerAsk<Problem extends object>(
  method: AgentMethod<Problem>,
): (ask: Ask) => AskOutcome {
  return (ask) => {
    const startedAt = performance.now();
    const spent = () => Math.ceil(performance.now() - startedAt);
    const budgetMs = ask.workflow === "triage" ? Math.min(TRIAGE_MS, ask.solveMs) : ask.solveMs;
    const { workflow, seed, runSimulation } = ask;
    const leftMs = () => budgetMs - (performance.now() - startedAt);
    const isOver = () => leftMs() < 0;
    const sent = ask.problemJson === undefined ? undefined : JSON.parse(ask.problemJson);
    const understood = understand(method, ask, sent);
    if (understood.refusal !== undefined) {
      return { refused: { path: "/prompt", message: understood.refusal }, spentMs: spent() };
    }
    const work = { workflow, seed, runSimulation, isOver, leftMs };
    const solved = solve(method, { understood, isSent: sent !== undefined, work });
    if ("path" in solved) return { refused: solved, spentMs: spent() };
    const body = { ...ask.body, ...(sent === undefined ? {} : { problem: sent }) };
    return { ...written(method, { body, understood, solved }), spentMs: spent() };
  };
}

function understand<Problem extends object>(
  method: AgentMethod<Problem>,
  { body: { prompt }, modelProblem }: Ask,
  problem: object | undefined,
): Understanding {
  if (problem === undefined) {
    const read = method.read(prompt);
    return modelProblem === undefined || read.refusal !== undefined
      ? read
      : crossCheck({ prompt, read, modelProblem, missingIn: method.missingIn });
  }
  const missing = method.missingIn(problem);
  return { problem, spans: [], missing, assumptions: [], warnings: [] };
}

interface Understood {
  readonly understood: Understanding;
  /** Whether the problem was sent, rather than read from a prompt. */
  readonly isSent: boolean;
  readonly work: Work;
}

/**
 * Solves what nothing is missing of. What a problem that was sent has wrong is an error of its sender;
 * of what was read from a prompt the agent asks, unless it is beyond a limit.
 */
function solve<Problem extends object>(
  method: AgentMethod<Problem>,
  { understood, isSent, work }: Understood,
): Solved | AskRefused {
  const { problem, missing } = understood;
  const unsolved = { ...UNSOLVED, missing, summary: questions(missing) };
  if (missing.length > 0 && !method.solvesInPart) return unsolved;
  try {
    const solved = method.solve(problem as Problem, work);
    return { ...solved, missing: withoutRepeats([...missing, ...(solved.missing ?? [])]) };
  } catch (error) {
    const fault = method.faultOf(error);
    if (!fault) throw error;
    if (missing.length > 0) return unsolved;
    if (isSent) return { path: `/problem${fault.path}`, message: fault.message };
    if (fault.code === "too_large") return { path: "/prompt", message: fault.message };
    const asked = [{ field: fieldOf(fault), ask: `${fault.message}: what is meant?` }];
    return { ...UNSOLVED, missing: asked, summary: questions(asked) };
  }
}

function withoutRepeats(missing: readonly MissingField[]): readonly MissingField[] {
  return [...new Map(missing.map((one) => [one.field, one])).values()];
}

function questions(missing: Understanding["missing"]): string {
  const asked = missing.slice(0, ASKED_MAX).map(({ ask }) => ask);
  const rest = missing.length > asked.length ? ["More is needed, which missing lists."] : [];
  return `To answer, this is needed: ${[...asked, ...rest].join(" ")}`;
}

/** A JSON Pointer as the path of a field: `/aircraft/0/gs_kt` is `aircraft[0].gs_kt`. */
function fieldOf({ path }: ProblemFault): string {
  return path
    .slice(1)
    .split("/")
    .map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join("");
}

interface Finished {
  readonly body: object;
  readonly understood: Understanding;
  readonly solved: Solved;
}

function written<Problem extends object>(
  method: AgentMethod<Problem>,
  { body, understood, solved }: Finished,
): { readonly facts: AnswerFacts; readonly output: Uint8Array } {
  const missing = solved.missing ?? [];
  const text = toJson({
    summary: solved.summary,
    key_figures: solved.keyFigures,
    ...(method.notice === undefined ? {} : { notice: method.notice }),
    problem: understood.problem,
    ...solved.fields,
    checks: solved.checks,
    assumptions: [...understood.assumptions, ...solved.assumptions],
    ...(solved.simulation ? { simulation: solved.simulation } : {}),
  });
  return {
    facts: {
      status: missing.length > 0 ? "needs_input" : "answered",
      missing,
      inputSpans: understood.spans,
      inputSha256: canonicalHash(body),
      outputSha256: canonicalHash(JSON.parse(text)),
      optimal: solved.optimal,
      gap: solved.gap,
      simulated: solved.simulation !== null,
      warnings: [...understood.warnings, ...solved.warnings],
    },
    output: new TextEncoder().encode(text),
  };
}

/** A number that is none would become null in silence. */
function toJson(output: object): string {
  return JSON.stringify(output, (name, value: unknown) => {
    if (typeof value === "number" && !Number.isFinite(value)) {
      throw new Error(`the output's ${name} is ${value}`);
    }
    return value;
  });
}
