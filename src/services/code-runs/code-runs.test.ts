import { describe, expect, it } from "vitest";
import { bothStores } from "../../../test/helpers/both-stores.js";
import { createCodeRuns, PIECE_CHARS } from "./code-runs.js";

const HOUR_MS = 3_600_000;
const held = {
  snapshot: Uint8Array.from([0, 1, 255]),
  calls: [{ id: 2, name: "jobs.purchaseJob", args: { id: "job_1" } }],
  timeoutMs: 500,
};

describe.each(await bothStores())("runs of code on $title", ({ open }) => {
  it("go on once, for their owner, with their code", async () => {
    const store = await open();
    const runs = createCodeRuns(store, () => 1_000);
    const { runId, resumeCode } = await runs.hold("one", held);
    expect(await runs.take("two", runId, resumeCode)).toBeUndefined();
    expect(await runs.take("one", runId, "wrong")).toBeUndefined();
    const taken = await Promise.all([1, 2, 3].map(() => runs.take("one", runId, resumeCode)));
    const [run, ...others] = taken.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ calls: held.calls, timeoutMs: 500 });
    expect([...(run?.snapshot ?? [])]).toEqual([0, 1, 255]);
    await runs.putBack("one", { runId, resumeCode }, run!);
    expect(await runs.take("one", runId, resumeCode)).toMatchObject({ calls: held.calls });
    await store.close();
  });

  it("end after an hour, and the oldest of too many at once", async () => {
    const store = await open();
    let now = 0;
    const runs = createCodeRuns(store, () => now);
    const late = await runs.hold("three", held);
    now = HOUR_MS;
    expect(await runs.take("three", late.runId, late.resumeCode)).toBeUndefined();
    const kept = [];
    for (let count = 0; count < 17; count++) {
      now += 1;
      kept.push(await runs.hold("four", held));
    }
    const [first, second] = kept;
    expect(await runs.take("four", first!.runId, first!.resumeCode)).toBeUndefined();
    expect(await runs.take("four", second!.runId, second!.resumeCode)).toBeDefined();
    now += 2 * HOUR_MS;
    await runs.sweep();
    expect(await store.all({ strings: ["SELECT id FROM code_runs"], values: [] })).toEqual([]);
    await store.close();
  });

  it("leave long texts that are read on piece by piece", async () => {
    const store = await open();
    const runs = createCodeRuns(store, () => 1_000);
    const text = `x${"😀".repeat(PIECE_CHARS)}`;
    let piece = await runs.cut("one", text);
    let read = piece.text;
    while (piece.cursor !== undefined) {
      expect(await runs.readOn("two", piece.cursor)).toBeUndefined();
      const next = await runs.readOn("one", piece.cursor);
      piece = next!;
      expect(piece.text.isWellFormed()).toBe(true);
      read += piece.text;
    }
    expect(read).toBe(text);
    expect(await runs.cut("one", "short")).toEqual({ text: "short", cursor: undefined });
    for (const cursor of ["", "cut_1.1", "cut_0.999999999", "x"]) {
      expect(await runs.readOn("one", cursor)).toBeUndefined();
    }
    await store.close();
  });
});
