import { describe, expect, it } from "vitest";
import type { IsolateAnswer, IsolateCall } from "../../src/platform/isolate/isolate-program.js";
import { StopSwitch } from "../../src/platform/threads/stop-signal.js";
import { builtIsolates } from "../helpers/built-isolates.js";
import { hostileSnippets } from "./hostile-snippets.js";
import { codeOf, faultOf, modesOf, readTest262Sample } from "./run-test262.js";
import { type HostileSnippet, isAcceptable, type SnippetOutcome } from "./snippet.js";

const functions = { evidence: ["sealDecision", "verifyEvidence"], events: ["collectEvents"] };
/** The whole corpus runs with `HOSTILE=all`, some minutes; each fifth of a kind otherwise. */
const EVERY = process.env.HOSTILE === "all" ? 1 : 5;
const TIMEOUT_MS = 400;
const MARGIN_MS = 250;
const CASE_TIMEOUT_MS = 5_000;

const isolates = builtIsolates();

async function onCall({ json }: IsolateCall): Promise<IsolateAnswer> {
  return { kind: "answer", isGood: true, json: JSON.stringify({ characters: json.length }) };
}

function run(source: string, language: HostileSnippet["language"], timeoutMs: number) {
  const signal = new StopSwitch();
  const program = { source, language, inputJson: "{}", functions };
  return isolates.run(program, { owner: "one", timeoutMs, signal, onCall });
}

function outcomeOf({ ending }: Awaited<ReturnType<typeof run>>): SnippetOutcome {
  if (ending.kind === "value") {
    const value = ending.json === undefined ? undefined : JSON.parse(ending.json);
    return { kind: "value", value };
  }
  if (ending.kind === "error") return { ...ending.fault, kind: "error" };
  if (ending.kind === "timeout") return "timeout";
  throw new Error(`a run ended as ${ending.kind}`);
}

const snippets = hostileSnippets.filter((_snippet, place) => place % EVERY === 0);

describe(`hostile code, ${snippets.length} of ${hostileSnippets.length} snippets`, () => {
  it.each(snippets)("$kind: $name", async ({ code, language, expect: allowed }) => {
    const outcome = await run(code, language, TIMEOUT_MS);
    const ended = outcomeOf(outcome);
    // A slow machine may need the time that a fast one has left.
    const isSound = isAcceptable(allowed, ended) || ended === "timeout";
    expect(isSound, JSON.stringify(ended).slice(0, 500)).toBe(true);
    expect(outcome.elapsedMs).toBeLessThan(4 * (TIMEOUT_MS + MARGIN_MS));
    expect(outcomeOf(await run("6 * 7", undefined, CASE_TIMEOUT_MS))).toEqual({
      kind: "value",
      value: 42,
    });
  });
});

describe("JavaScript as test262 has it", () => {
  it("passes at least 95 of 100 cases", { timeout: 120_000 }, async () => {
    const sample = readTest262Sample();
    const failed: string[] = [];
    for (const test of sample.cases) {
      for (const mode of modesOf(test)) {
        const source = `${codeOf(test, mode, sample)}\n;undefined`;
        const { ending } = await run(source, undefined, CASE_TIMEOUT_MS);
        const fault = ending.kind === "error" ? ending.fault : undefined;
        const wrong = faultOf(test, {
          ok: ending.kind === "value",
          errorName: fault?.name ?? ending.kind,
          errorMessage: fault?.message,
        });
        if (wrong !== undefined) {
          failed.push(`${test.path}: ${wrong}`);
          break;
        }
      }
    }
    const rate = 1 - failed.length / sample.cases.length;
    expect(rate, failed.join("\n")).toBeGreaterThanOrEqual(0.95);
    console.log(`test262: ${failed.length} of ${sample.cases.length} cases failed`);
  });
});
