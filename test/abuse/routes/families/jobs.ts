import type { FamilyEntries, Made } from "../entry.js";

const BRIEF_CHARACTERS_MAX = 2_000;
const SECONDS_MAX = 300;

/** As many different words as fit: nothing that a generator knows of one helps it with the next. */
const longestBrief = Array.from({ length: 400 }, (_, word) => `w${word.toString(36)}z`)
  .join(" ")
  .slice(0, BRIEF_CHARACTERS_MAX);
const job = { brief: "Remind the night crew to water the plants", options: { seconds: 15 } };
const id = ({ jobId }: Made) => ({ id: jobId ?? "" });

export const entries: FamilyEntries = {
  async prepare(call) {
    const { job: made } = await call("POST", "/api/agents/jobs", job);
    const jobId = (made as { id: string }).id;
    await call("POST", `/api/agents/jobs/${jobId}/purchase`, { paymentMethod: "stripe" });
    return { jobId };
  },
  routes: {
    discover: {},
    getPricing: {},
    signup: { costly: () => ({ agentName: "a".repeat(100), email: "a@example.org" }) },
    createJob: {
      body: () => job,
      costly: () => ({
        brief: longestBrief,
        options: { type: "presentation", seconds: SECONDS_MAX },
      }),
    },
    listJobs: {},
    getJob: { path: id },
    purchaseJob: { path: id, costly: () => ({ paymentMethod: "crypto" }) },
    downloadJob: { path: id },
  },
};
