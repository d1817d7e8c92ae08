import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentForm,
  genesisForm,
  type RecordedStep,
  type RunOpening,
  stepForm,
  walkChain,
} from "./run-chain.js";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const opening: RunOpening = {
  run_id: "run_7a565c1688bfe5aa4b5ac2df",
  name: "nightly import",
  meta: { z: 1, a: "é" },
  created_at: "2026-11-21T12:00:00.000Z",
};

function chainOf(length: number): RecordedStep[] {
  const steps: RecordedStep[] = [];
  let previous = sha256(genesisForm(opening));
  for (let index = 0; index < length; index++) {
    const step = {
      run_id: opening.run_id,
      index,
      kind: `kind ${index % 3}`,
      content_sha256: sha256(contentForm({ index })),
      meta: { index },
      recorded_at: new Date(1_795_262_400_000 + index).toISOString(),
      previous,
    };
    previous = sha256(stepForm(step));
    steps.push({ ...step, step_sha256: previous });
  }
  return steps;
}

/** Walks until the first fault. */
function walk(steps: readonly RecordedStep[], from: RunOpening = opening) {
  const chain = walkChain(from, sha256);
  for (const step of steps) {
    const fault = chain.take(step);
    if (fault !== undefined) return { length: chain.length, head: chain.head, fault };
  }
  return { length: chain.length, head: chain.head, fault: undefined };
}

describe("the forms that are hashed", () => {
  it("writes a run", () => {
    expect(genesisForm(opening)).toBe(
      '{"created_at":"2026-11-21T12:00:00.000Z","meta":{"a":"é","z":1},"name":"nightly import","run_id":"run_7a565c1688bfe5aa4b5ac2df"}',
    );
  });

  it("writes a step without its own hash", () => {
    const previous = "0".repeat(64);
    const content_sha256 = "1".repeat(64);
    const step = {
      step_sha256: "2".repeat(64),
      run_id: opening.run_id,
      index: 7,
      kind: "call",
      content_sha256,
      meta: {},
      recorded_at: "2026-11-21T12:00:00.001Z",
      previous,
    };
    expect(stepForm(step)).toBe(
      `{"content_sha256":"${content_sha256}","index":7,"kind":"call","meta":{},"previous":"${previous}","recorded_at":"2026-11-21T12:00:00.001Z","run_id":"run_7a565c1688bfe5aa4b5ac2df"}`,
    );
  });

  it.each([
    ["a string as it is", 'say "hi"', 'say "hi"'],
    ["an empty string", "", ""],
    ["an object in canonical form", { b: [1, 2], a: null }, '{"a":null,"b":[1,2]}'],
    ["a number", 1e21, "1e+21"],
    ["null", null, "null"],
  ])("writes as a content %s", (_name, content, text) => {
    expect(contentForm(content)).toBe(text);
  });
});

describe("walkChain", () => {
  it("begins with the genesis hash", () => {
    expect(walk([])).toEqual({ length: 0, head: sha256(genesisForm(opening)), fault: undefined });
  });

  it("follows a whole chain to its head", () => {
    const steps = chainOf(20);
    expect(walk(steps)).toEqual({ length: 20, head: steps[19]?.step_sha256, fault: undefined });
  });

  it.each([
    ["run_id", "run_000000000000000000000000"],
    ["name", "another"],
    ["meta", {}],
    ["created_at", "2026-11-21T12:00:00.001Z"],
  ])("finds another %s of the run", (field, value) => {
    const { length, fault } = walk(chainOf(2), { ...opening, [field]: value });
    expect(length).toBe(0);
    expect(fault).toMatch(/^step 0 (belongs to another run|does not follow from the name, meta)/);
  });

  it.each([
    ["run_id", "run_000000000000000000000000", "step 2 belongs to another run"],
    ["index", 3, "step 2 is missing"],
    ["kind", "another", "step 2 does not have the hash that was recorded for it"],
    ["content_sha256", "0".repeat(64), "step 2 does not have the hash that was recorded for it"],
    ["meta", { index: "2" }, "step 2 does not have the hash that was recorded for it"],
    [
      "recorded_at",
      "2026-11-21T00:00:00.000Z",
      "step 2 does not have the hash that was recorded for it",
    ],
    ["previous", "0".repeat(64), "step 2 does not follow from step 1"],
    ["step_sha256", "0".repeat(64), "step 2 does not have the hash that was recorded for it"],
  ])("finds a changed %s of a step", (field, value, fault) => {
    const steps = chainOf(5).map((step) => (step.index === 2 ? { ...step, [field]: value } : step));
    expect(walk(steps)).toMatchObject({ length: 2, fault });
  });

  it("finds whatever is removed, repeated or moved before the end", () => {
    const steps = chainOf(12);
    const places = fc.tuple(fc.nat(10), fc.nat(10));
    fc.assert(
      fc.property(places, ([from, to]) => {
        const removed = steps.toSpliced(from, 1);
        expect(walk(removed)).toMatchObject({ length: from, fault: `step ${from} is missing` });
        const repeated = steps.toSpliced(from, 0, steps[from]!);
        expect(walk(repeated).length).toBe(from + 1);
        if (from === to) return;
        const moved = removed.toSpliced(to, 0, steps[from]!);
        expect(walk(moved).length).toBe(Math.min(from, to));
      }),
    );
  });

  it("finds steps that were moved and numbered anew", () => {
    const steps = chainOf(6);
    const [second, third] = [steps[1]!, steps[2]!];
    const swapped = steps.with(1, { ...third, index: 1 }).with(2, { ...second, index: 2 });
    expect(walk(swapped)).toMatchObject({ length: 1, fault: "step 1 does not follow from step 0" });
  });
});
