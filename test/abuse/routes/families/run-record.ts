import type { FamilyEntries, Made } from "../entry.js";

const STEPS = 100;
const STEPS_VERIFIED_MAX = 1_000;
const META_BYTES_MAX = 16_384;

const id = ({ runId }: Made) => ({ id: runId ?? "" });
/** Keys in the worst order for canonical JSON. */
const meta = (bytes: number) =>
  Object.fromEntries(
    Array.from({ length: Math.floor(bytes / 12) }, (_, place) => [`${99_999 - place}`, 0.1]),
  );

export const entries: FamilyEntries = {
  async prepare(call) {
    const runs = "/v1/api/run-record/v1/runs";
    const { run_id: runId } = await call("POST", runs, { name: "abuse" });
    for (let step = 0; step < STEPS; step++) {
      await call("POST", `${runs}/${runId}/steps`, { kind: "step", content: { step } });
    }
    await call("POST", `${runs}/${runId}/seal`);
    return { runId: String(runId) };
  },
  routes: {
    getHealth: {},
    createRun: { costly: () => ({ name: "abuse", meta: meta(META_BYTES_MAX) }) },
    appendStep: {
      path: id,
      body: () => ({ content: 1, content_sha256: undefined }),
      costly: () => ({ kind: "step", content: meta(900_000), meta: meta(META_BYTES_MAX) }),
    },
    queryRuns: { costly: () => ({ kind: "none-of-this-kind", limit: 100 }) },
    getRun: { path: id, query: () => ({ limit: "1000" }) },
    verifyRun: {
      path: id,
      body: () => ({ steps: [{ index: 0, content: { step: 0 } }] }),
      costly: () => ({
        steps: Array.from({ length: STEPS_VERIFIED_MAX }, (_, index) => ({
          index,
          content: meta(900),
        })),
      }),
    },
    sealRun: { path: id },
    getRunSeal: { path: id },
  },
};
