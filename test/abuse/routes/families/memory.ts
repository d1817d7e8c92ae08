import type { FamilyEntries, Made } from "../entry.js";

const CORRECTIONS = 500;
const TOPICS = ["branch", "deployment", "invoice", "review", "migration", "refund", "backup"];

const id = ({ correctionId }: Made) => ({ id: correctionId ?? "" });
/** Words that no correction has, each of which is looked for among those that are nearly the same. */
const nearWords = Array.from({ length: 300 }, (_, at) => `deploymant${at}`).join(" ");

export const entries: FamilyEntries = {
  async prepare(call) {
    const path = "/v1/api/memory/corrections";
    let stored: Record<string, unknown> = {};
    for (let at = 0; at < CORRECTIONS; at += 1) {
      stored = await call("POST", path, {
        when: `${TOPICS[at % TOPICS.length]} of kind ${at}`,
        correction: `deployment ${at} ${"goes another way ".repeat(20)}`,
        scope: at % 2 ? "web/checkout" : "",
      });
    }
    return { correctionId: String(stored.id) };
  },
  routes: {
    getHealth: {},
    searchCorrections: {
      costly: () => ({ query: nearWords.slice(0, 4_000), scope: "web/checkout/a/b", top_k: 50 }),
    },
    storeCorrection: {
      body: () => ({ supersedes: undefined }),
      costly: () => ({
        when: "é ".repeat(500),
        correction: "deployment ".repeat(360),
        scope: "a/".repeat(16),
      }),
    },
    listCorrections: { query: () => ({ limit: "200" }) },
    getCorrection: { path: id },
    deleteCorrection: { path: () => ({ id: "cor_000000000000000000000000" }) },
  },
};
